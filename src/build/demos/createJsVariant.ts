import { transform } from 'sucrase';
import type { Options } from 'prettier';
import { format } from 'prettier/standalone';
import * as babelPlugin from 'prettier/plugins/babel';
import * as estreePlugin from 'prettier/plugins/estree';
import { removeTypeComments } from './typeComments';

/** How the JavaScript of demos is laid out: narrow enough for the column that shows it. */
export const JS_FORMAT: Options = { singleQuote: true, printWidth: 100 };

/**
 * Makes the JavaScript variant of a demo: types and imports of types are gone, comments and blank
 * lines stay, Prettier lays out the rest.
 *
 * @param tsx source of a module that compiles
 * @throws SyntaxError where it does not
 */
export async function createJsVariant(tsx: string, options: Options = JS_FORMAT): Promise<string> {
  const { code } = transform(await removeTypeComments(tsx), {
    transforms: ['typescript', 'jsx'],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
    production: true,
  });
  return format(dropEmptiedLines(tsx, dropEmptySpecifiers(code, tsx)), {
    ...options,
    parser: 'babel',
    plugins: [babelPlugin, estreePlugin],
  });
}

/** `import Button, { } from` is what is left of an import whose named part was types alone. */
function dropEmptySpecifiers(code: string, tsx: string): string {
  return code.replace(/^(import [\w$]+),\s*\{\s*\}(?=\s*from\b)/gm, (all, start: string) =>
    // What the author wrote so, in a text perhaps, is as it should be.
    tsx.includes(all) ? all : start + linesOf(all),
  );
}

/** Sucrase keeps every line where it was: a line that became blank held types only. */
function dropEmptiedLines(before: string, after: string): string {
  const original = before.split('\n');
  return after
    .split('\n')
    .filter((line, index) => line.trim() !== '' || original[index]?.trim() === '')
    .join('\n');
}

function linesOf(text: string): string {
  return text.replace(/[^\n]/g, '');
}
