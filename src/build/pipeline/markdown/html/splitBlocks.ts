import type { Element, ElementContent, RootContent } from 'hast';
import { BLOCK_MARK } from './marks';

/** Containers of Markdown: a block inside cuts them in two, and nothing is lost by that. */
const DIVISIBLE = new Set(['ul', 'ol', 'li', 'blockquote', 'aside']);

/** A stretch of prose, or the number of a block that stands between two. */
export type Segment =
  | { readonly kind: 'prose'; readonly nodes: RootContent[] }
  | { readonly kind: 'block'; readonly index: number; readonly enclosedBy: string | null };

/**
 * Cuts a page at the marks of its blocks. A mark inside a list, quote or callout cuts that in two: it
 * goes on below the block, a list with its numbers. `enclosedBy` names an element that should not
 * have been cut, such as a `<div>` or a table.
 */
export function splitBlocks(nodes: readonly RootContent[]): Segment[] {
  const segments: Segment[] = [];
  for (const node of nodes) for (const segment of splitNode(node)) append(segments, segment);
  return segments;
}

function append(segments: Segment[], segment: Segment): void {
  const last = segments.at(-1);
  if (segment.kind === 'prose' && last?.kind === 'prose') last.nodes.push(...segment.nodes);
  else segments.push(segment);
}

function splitNode(node: RootContent): Segment[] {
  if (node.type !== 'element') return [{ kind: 'prose', nodes: [node] }];
  if (node.tagName === BLOCK_MARK) {
    return [{ kind: 'block', index: Number(node.properties.dataIndex), enclosedBy: null }];
  }
  if (!node.children.some(holdsMark)) return [{ kind: 'prose', nodes: [node] }];

  const enclosedBy = DIVISIBLE.has(node.tagName) ? null : node.tagName;
  let items = 0;
  let isFirst = true;
  const segments: Segment[] = [];
  for (const segment of splitBlocks(node.children)) {
    if (segment.kind === 'block') {
      segments.push({ ...segment, enclosedBy: segment.enclosedBy ?? enclosedBy });
      continue;
    }
    if (isBlank(segment.nodes)) continue;
    const children = segment.nodes as ElementContent[];
    segments.push({
      kind: 'prose',
      nodes: [isFirst ? { ...node, children } : continueElement(node, children, items)],
    });
    isFirst = false;
    items += children.filter((child) => isItem(child) && !child.data?.isContinued).length;
  }
  return segments;
}

declare module 'hast' {
  interface ElementData {
    /** The rest of a list item that a block has cut in two. */
    isContinued?: boolean;
  }
}

/** The part of an element below a block. Its id stays above; a list counts on; an item has one marker only. */
function continueElement(element: Element, children: ElementContent[], items: number): Element {
  const { id: _idStaysAbove, ...properties } = element.properties;
  if (element.tagName === 'li') {
    return {
      ...element,
      properties: { ...properties, style: 'list-style:none' },
      children,
      data: { isContinued: true },
    };
  }
  if (element.tagName !== 'ol') return { ...element, properties, children };
  const first = children.find(isItem);
  const start = Number(element.properties.start ?? 1) + items - (first?.data?.isContinued ? 1 : 0);
  return { ...element, properties: start === 1 ? properties : { ...properties, start }, children };
}

function isItem(node: RootContent): node is Element {
  return node.type === 'element' && node.tagName === 'li';
}

function holdsMark(node: RootContent): boolean {
  return node.type === 'element' && (node.tagName === BLOCK_MARK || node.children.some(holdsMark));
}

function isBlank(nodes: readonly RootContent[]): boolean {
  return nodes.every((node) => node.type === 'text' && node.value.trim() === '');
}
