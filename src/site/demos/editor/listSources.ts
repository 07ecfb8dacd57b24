import type { DemoSources } from '../../../domain/demo';
import type { SourceFile } from './compile/types';

/** The files of one styling of a demo, as they are edited and run: the module first, then what it imports. */
export function listSources({
  ts,
  js,
  helpers,
}: DemoSources['variants'][number]): readonly [module: SourceFile, ...helpers: SourceFile[]] {
  const module = ts ?? js;
  return [
    { path: module.fileName, source: module.source },
    ...helpers.map((helper): SourceFile => {
      const { fileName, source } = ts === null ? (helper.js ?? helper) : helper;
      return { path: fileName, source };
    }),
  ];
}
