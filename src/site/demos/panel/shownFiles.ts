import type { CodeVariant } from '../../../domain/codeChoices';
import type { DemoSources } from '../../../domain/demo';

/** A file of a demo as it is shown: highlighted where `html` is not null. */
export interface ShownFile {
  readonly fileName: string;
  readonly source: string;
  readonly html: string | null;
}

/** The files of one styling of a demo in one language: the demo itself, then what it imports. */
export function listShownFiles(
  { ts, js, helpers }: DemoSources['variants'][number],
  language: CodeVariant,
): readonly [main: ShownFile, ...helpers: ShownFile[]] {
  const wantsTs = language === 'TS' && ts !== null;
  return [
    wantsTs ? ts : js,
    ...helpers.map((helper) => {
      const { fileName, source } = wantsTs ? helper : (helper.js ?? helper);
      return { fileName, source, html: null };
    }),
  ];
}
