import type { Element, ElementContent, Root } from 'hast';
import rehypePrismGenerator from 'rehype-prism-plus/generator';
import { unified } from 'unified';
import { findGrammar, refractor } from './grammars';
import { parseLineRanges } from './lineRanges';
import { splitLines } from './splitLines';

/**
 * rehype-prism-plus looks through all tokens of a block once per line: 3,000 lines took 17 s. It is
 * therefore given the block in pieces of this many lines, and only what it needs of each.
 */
const LINES_PER_PIECE = 48;

/** Longer code, in characters, stays plain: some of Prism's expressions take more than linear time. */
const HIGHLIGHT_LIMIT = 50_000;

/**
 * Highlights code with Prism. Gives one `<span class="code-line">` per line, each but perhaps the
 * last ending in `\n`; a marked line carries `highlight-line`, one of a `diff` or `diff-<language>`
 * block `inserted` or `deleted`. Code in an unknown language comes back in lines, but plain.
 *
 * @param meta the fence's info string after the language; `{1,4-6}` in it marks lines
 */
export function highlightLines(source: string, language: string, meta = ''): Element[] {
  const lines = splitLines(tokenize(source, language));
  if (lines.length > 1 && lines.at(-1)!.length === 0) lines.pop();
  const marked = parseLineRanges(meta, lines.length);

  const elements: Element[] = [];
  for (let start = 0; start < lines.length; start += LINES_PER_PIECE) {
    const piece = lines.slice(start, start + LINES_PER_PIECE);
    const markedHere = piece.map((_, index) => index + 1).filter((line) => marked.has(start + line));
    elements.push(...markUpPiece(piece, language, markedHere));
  }
  return elements;
}

function tokenize(source: string, language: string): ElementContent[] {
  const grammar = findGrammar(language.replace(/^diff-/i, ''));
  const plain: ElementContent[] = [{ type: 'text', value: source }];
  if (grammar === null || source.length > HIGHLIGHT_LIMIT) return plain;
  try {
    // Prism's grammars only ever make elements and text.
    return refractor.highlight(source, grammar).children as ElementContent[];
  } catch (error) {
    // Grammars that refer to themselves (JSX) run out of stack on code nested thousands deep.
    if (error instanceof RangeError) return plain;
    throw error;
  }
}

/** Has rehype-prism-plus make the lines of tokens that are already there; it marks them by their first character. */
function markUpPiece(lines: ElementContent[][], language: string, marked: readonly number[]): Element[] {
  const value = lines.map((line) => `${firstCharacter(line)}\n`).join('');
  const outline: Root = { type: 'root', children: [{ type: 'text', value }] };
  const rehypePrism = rehypePrismGenerator({ highlight: () => outline, registered: () => true });
  const code = createElement('code');
  code.properties.className = [`language-${language || 'text'}`];
  if (marked.length > 0) code.data = { meta: `{${marked.join(',')}}` };
  const pre = createElement('pre');
  pre.children.push(code);
  unified()
    .use(rehypePrism)
    .runSync({ type: 'root', children: [pre] });

  const elements = code.children.filter((child) => child.type === 'element').slice(0, lines.length);
  for (const [index, element] of elements.entries()) element.children = lines[index] ?? [];
  return elements;
}

function firstCharacter(nodes: readonly ElementContent[]): string {
  const [first] = nodes;
  if (first?.type === 'text') return first.value.slice(0, 1).trim();
  return first?.type === 'element' ? firstCharacter(first.children) : '';
}

function createElement(tagName: string): Element {
  return { type: 'element', tagName, properties: {}, children: [] };
}
