import type { Nodes } from 'mdast';

/** Deeper than this no one writes; trees of some thousand levels would exhaust the stack. */
const MAX_DEPTH = 100;

/** Markdown or HTML that nests too deeply to be worth reading. */
export class NestingError extends Error {
  constructor(readonly line: number) {
    super('Quotes, lists or callouts are nested too deeply.');
  }
}

const CONTAINER_MARKERS = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/;
const CALLOUT_FENCE = /^[ \t>]*:{3,}[ \t]*([A-Za-z])?/;
const CODE_GROUP_FENCE = /^[ \t>]*<(\/)?codeblock[\s>]/i;

/** Throws where a text, unread as yet, nests containers so deeply that reading it takes too long. */
export function checkSourceNesting(text: string): void {
  let open = 0;
  for (const [index, line] of text.split('\n').entries()) {
    const markers = CONTAINER_MARKERS.exec(line.slice(0, 10 * MAX_DEPTH))?.[0];
    if (markers && markers.replace(/[ \t\d]/g, '').length > MAX_DEPTH) throw new NestingError(index + 1);
    const callout = CALLOUT_FENCE.exec(line);
    const group = CODE_GROUP_FENCE.exec(line);
    if (callout) open += callout[1] === undefined ? -1 : 1;
    else if (group) open += group[1] === undefined ? 1 : -1;
    if (open > MAX_DEPTH) throw new NestingError(index + 1);
    open = Math.max(0, open);
  }
}

interface TreeNode {
  readonly position?: { readonly start: { readonly line: number } } | undefined;
  readonly children?: readonly TreeNode[];
}

/** Throws where a tree is so deep that going through it would exhaust the stack. */
export function checkTreeDepth(tree: Nodes | TreeNode): void {
  let level: readonly TreeNode[] = [tree];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) throw new NestingError(level[0]?.position?.start.line ?? 1);
    level = level.flatMap((node) => node.children ?? []);
  }
}
