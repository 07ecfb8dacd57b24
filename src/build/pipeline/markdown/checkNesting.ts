import { FenceTracker } from './syntax/fenceTracker';

/** Deeper than this no one writes; trees of some thousand levels would exhaust the stack. */
const MAX_DEPTH = 100;

/**
 * Brackets and emphasis marks in one paragraph. Matching them takes time that grows with the square
 * of their number: twice as many as this took seconds.
 */
const MAX_MARKS = 4000;

/** Lines in one paragraph that begins as a quote or list; the time grows with the square here too. */
const MAX_LAZY_LINES = 4000;

/** A text that nests too deeply, or holds too much in one paragraph, to be worth reading. */
export class NestingError extends Error {
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
  }
}

const CONTAINER_MARKERS = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/;
const CALLOUT_FENCE = /^[ \t>]*:{3,}[ \t]*([A-Za-z])?/;
const CODE_GROUP_FENCE = /^[ \t>]*<(\/)?codeblock[\s>]/i;
const MARKS = /[*_]+|\[|~+/g;

/** Throws where a text, unread as yet, would take too long to read. */
export function checkSource(text: string): void {
  const fences = new FenceTracker();
  let openBlocks = 0;
  let marks = 0;
  let lazyLines = 0;
  for (const [index, line] of text.split('\n').entries()) {
    const refuse = (message: string): never => {
      throw new NestingError(message, index + 1);
    };
    const markers = CONTAINER_MARKERS.exec(line.slice(0, 10 * MAX_DEPTH))?.[0];
    if (markers && markers.replace(/[ \t\d]/g, '').length > MAX_DEPTH) {
      refuse('Quotes and lists are nested too deeply.');
    }
    if (fences.isCode(line)) continue;

    openBlocks = Math.max(0, openBlocks + countOpened(line));
    if (openBlocks > MAX_DEPTH) refuse('Callouts or code groups are nested too deeply.');

    const isBlank = line.trim() === '';
    const beginsText = isBlank || /[^\s>]/.test(markers ?? '') || /^\s*#/.test(line);
    if (beginsText) marks = 0;
    // Each cell of a table is a text of its own.
    if (!/^\s*\|/.test(line)) marks += line.match(MARKS)?.length ?? 0;
    if (marks > MAX_MARKS) refuse('One paragraph holds too many brackets or emphasis marks.');

    if (isBlank) lazyLines = 0;
    else if (markers !== undefined) lazyLines = 1;
    else if (lazyLines > 0) lazyLines += 1;
    if (lazyLines > MAX_LAZY_LINES) refuse('One quote or list goes on for too many lines.');
  }
}

/** How many callouts and code groups a line opens; negative for one that closes some. */
function countOpened(line: string): number {
  const callout = CALLOUT_FENCE.exec(line);
  if (callout) return callout[1] === undefined ? -1 : 1;
  const group = CODE_GROUP_FENCE.exec(line);
  if (group) return group[1] === undefined ? 1 : -1;
  return 0;
}

interface TreeNode {
  readonly position?: { readonly start: { readonly line: number } } | undefined;
  readonly children?: readonly TreeNode[];
}

/** Throws where a tree is so deep that going through it would exhaust the stack. */
export function checkTreeDepth(tree: TreeNode): void {
  let level: readonly TreeNode[] = [tree];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) {
      const line = level.find((node) => node.position)?.position?.start.line ?? 1;
      throw new NestingError('Elements are nested too deeply.', line);
    }
    level = level.flatMap((node) => node.children ?? []);
  }
}
