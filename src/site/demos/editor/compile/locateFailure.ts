import { tsxLanguage } from '@codemirror/lang-javascript';
import type { SandboxFailure } from '../protocol';
import { SOURCE_ROOT } from '../sandbox/evaluate';
import { explainReactError } from './reactErrors';
import type { CodeProblem, Place, SourceFile } from './types';

/**
 * Says where in the demo's files a failure happened, as far as the engine knows: the innermost place in
 * them that its stack names, else the component that React was at, else the start of the module.
 */
export function locateFailure(
  { message, stack, componentStack, isSyntax }: SandboxFailure,
  files: readonly SourceFile[],
): CodeProblem {
  const paths = files.map(({ path }) => path);
  const place =
    (isSyntax ? findUnreadable(files) : null) ?? findPlace(stack, paths) ?? findPlace(componentStack, paths);
  return {
    kind: 'error',
    message: explainReactError(message),
    ...(place ?? { path: paths[0] ?? '', line: 1, column: 1 }),
  };
}

/** Chromium, Firefox and Safari lay out their stacks differently, but name a place alike. */
const PLACE = /([^()\s@]*?):(\d+)(?::(\d+))?(?=\)?(?:\s|$))/g;

function findPlace(stack: string, paths: readonly string[]): Place | null {
  for (const line of stack.split('\n')) {
    const start = line.indexOf(SOURCE_ROOT);
    if (start < 0) continue;
    const [found] = line.slice(start + SOURCE_ROOT.length).matchAll(PLACE);
    const path = found?.[1];
    // Columns are the compiled code's, which are not those of the line that the reader sees.
    if (path !== undefined && paths.includes(path)) return { path, line: Number(found?.[2]), column: 1 };
  }
  return null;
}

/** Engines do not say where they stopped reading; the editor's parser, which never stops, marks the place. */
function findUnreadable(files: readonly SourceFile[]): Place | null {
  for (const { path, source } of files) {
    if (!/\.[jt]sx?$/.test(path)) continue;
    let at = -1;
    tsxLanguage.parser.parse(source).iterate({
      enter: ({ type, from }) => {
        if (at < 0 && type.isError) at = from;
      },
    });
    if (at < 0) continue;
    const lines = source.slice(0, at).split('\n');
    return { path, line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
  }
  return null;
}
