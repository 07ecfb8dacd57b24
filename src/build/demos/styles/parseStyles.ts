/*
 * Takes a style sheet apart, as far as scoping it needs. It reads what esbuild writes: correct CSS,
 * in which nested rules have been lowered.
 */

/** A rule, or a statement where `body` is null. */
export interface StyleNode {
  /** What stands before the block: selectors, or an at-rule with its condition. */
  readonly prelude: string;
  /** What stands in the block, as it is written. */
  readonly body: string | null;
}

/** The rules of one level, in order; comments between them are dropped. */
export function parseStyles(css: string): StyleNode[] {
  const nodes: StyleNode[] = [];
  let start = 0;
  for (let at = 0; at < css.length; at = skip(css, at)) {
    const sign = css[at];
    if (sign !== '{' && sign !== ';') continue;
    const prelude = withoutComments(css.slice(start, at)).trim();
    const end = sign === '{' ? closingOf(css, at) : at;
    if (prelude !== '') nodes.push({ prelude, body: sign === '{' ? css.slice(at + 1, end) : null });
    start = end + 1;
    at = end;
  }
  return nodes;
}

/** Splits at a sign where it stands in no brackets, strings or escapes. */
export function splitAt(text: string, sign: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at = skip(text, at)) {
    if (text[at] !== sign) continue;
    parts.push(text.slice(start, at));
    start = at + 1;
  }
  return [...parts, text.slice(start)];
}

const BRACKETS: Readonly<Record<string, string>> = { '(': ')', '[': ']' };

/** Where the next sign of the same level stands: strings, comments, escapes and brackets are passed over whole. */
export function skip(text: string, at: number): number {
  const sign = text[at] ?? '';
  if (sign === '\\') return at + 2;
  if (sign === '"' || sign === "'") return afterString(text, at);
  if (sign === '/' && text[at + 1] === '*') return afterComment(text, at);
  const closing = BRACKETS[sign];
  if (closing === undefined) return at + 1;
  let inside = at + 1;
  while (inside < text.length && text[inside] !== closing) inside = skip(text, inside);
  return inside + 1;
}

/** Where the block ends that begins at `at`. */
function closingOf(css: string, at: number): number {
  let depth = 0;
  for (let place = at; place < css.length; place = skip(css, place)) {
    if (css[place] === '{') depth += 1;
    if (css[place] === '}') depth -= 1;
    if (depth === 0) return place;
  }
  return css.length;
}

function afterString(text: string, at: number): number {
  let place = at + 1;
  while (place < text.length && text[place] !== text[at]) place += text[place] === '\\' ? 2 : 1;
  return place + 1;
}

function afterComment(text: string, at: number): number {
  const end = text.indexOf('*/', at + 2);
  return end < 0 ? text.length : end + 2;
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '');
}
