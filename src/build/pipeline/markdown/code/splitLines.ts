import type { ElementContent } from 'hast';

/**
 * Cuts highlighted code into lines: a token that spans lines (a template string, a comment) is
 * closed at each line's end and opened again on the next. Every line but the last keeps its `\n`.
 */
export function splitLines(nodes: readonly ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]];
  for (const node of nodes) {
    const parts = cutAtLineEnds(node);
    lines.at(-1)!.push(...(parts[0] ?? []));
    for (const part of parts.slice(1)) lines.push(part);
  }
  return lines;
}

function cutAtLineEnds(node: ElementContent): ElementContent[][] {
  if (node.type === 'text') {
    const parts = node.value.split('\n');
    const last = parts.length - 1;
    return parts.map((part, index) => {
      const value = index < last ? `${part}\n` : part;
      return value === '' ? [] : [{ type: 'text', value }];
    });
  }
  if (node.type === 'element') {
    return splitLines(node.children).map((children) =>
      children.length === 0 ? [] : [{ ...node, children }],
    );
  }
  return [[node]];
}
