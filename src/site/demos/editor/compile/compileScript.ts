import { javascriptLanguage } from '@codemirror/lang-javascript';
import type { syntaxTree } from '@codemirror/language';
import { transform } from 'sucrase';
import { LOOP_GUARD } from '../sandbox/evaluate';
import { findMismatch } from './findMismatch';
import type { CodeProblem, SourceFile } from './types';

export interface CompiledScript {
  /** A CommonJS module; every line is where it was. */
  readonly code: string;
  /** What it imports once types are gone, each once. */
  readonly imports: readonly string[];
}

/**
 * Makes a CommonJS module of TypeScript or JavaScript with JSX: types go, `import` becomes `require`,
 * and loops call the guard that stops an endless one.
 *
 * @returns the first thing that cannot be read, where there is one
 */
export function compileScript({
  path,
  source,
}: SourceFile): CompiledScript | { readonly problem: CodeProblem } {
  let code: string;
  try {
    ({ code } = transform(source, {
      transforms: ['typescript', 'jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
      disableESTransforms: true,
    }));
  } catch (error) {
    return { problem: { kind: 'error', path, ...describe(error) } };
  }
  const mismatch = findMismatch(source);
  if (mismatch === null) return guardAndRead(code);
  const { at, opened, closed } = mismatch;
  const lines = source.slice(0, at).split('\n');
  const place = { path, line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
  return { problem: { kind: 'error', ...place, message: `<${opened}> is closed by </${closed}>` } };
}

/** Sucrase's errors have a place beside the message, and at its end. */
function describe(error: unknown): { line: number; column: number; message: string } {
  const { message } = error as Error;
  const place = /^(?:Error transforming .*?: )?(.*?)\s*\((\d+):(\d+)\)$/s.exec(message);
  return place
    ? { message: place[1] ?? message, line: Number(place[2]), column: Number(place[3]) }
    : { message, line: 1, column: 1 };
}

type SyntaxNode = ReturnType<typeof syntaxTree>['topNode'];

const LOOPS = new Set(['ForStatement', 'WhileStatement', 'DoStatement']);

/** One walk through the compiled code: where loops begin, and what is required. */
function guardAndRead(code: string): CompiledScript {
  const insertions: { at: number; text: string }[] = [];
  const imports = new Set<string>();
  const textOf = ({ from, to }: SyntaxNode): string => code.slice(from, to);
  javascriptLanguage.parser.parse(code).iterate({
    enter: ({ name, node }) => {
      if (LOOPS.has(name)) insertions.push(...guard(node));
      if (name !== 'CallExpression' || node.firstChild === null) return;
      const argument = node.getChild('ArgList')?.getChild('String');
      if (argument && textOf(node.firstChild) === 'require') imports.add(textOf(argument).slice(1, -1));
    },
  });
  return { code: insert(code, insertions), imports: [...imports] };
}

/** Puts the call at the start of the loop's body, which becomes a block where it is none. */
function guard(loop: SyntaxNode): { at: number; text: string }[] {
  const body = loop.name === 'DoStatement' ? loop.getChild('do')?.nextSibling : loop.lastChild;
  if (!body) return [];
  const call = `${LOOP_GUARD}();`;
  if (body.name === 'Block') return [{ at: body.from + 1, text: call }];
  return [
    { at: body.from, text: `{${call}` },
    { at: body.to, text: '}' },
  ];
}

function insert(code: string, insertions: readonly { at: number; text: string }[]): string {
  let result = '';
  let start = 0;
  for (const { at, text } of [...insertions].sort((a, b) => a.at - b.at)) {
    result += code.slice(start, at) + text;
    start = at;
  }
  return result + code.slice(start);
}
