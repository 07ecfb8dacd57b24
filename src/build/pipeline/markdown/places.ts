import type { Place } from '../parsedDocument';

interface Positioned {
  readonly position?: { readonly start: { readonly line: number; readonly column: number } } | undefined;
}

/** Where a node of a tree begins in its file; `fallback` for nodes that no one wrote. */
export function placeOf(node: Positioned, fallback: Place = { line: 1, column: 1 }): Place {
  const start = node.position?.start;
  return start ? { line: start.line, column: start.column } : fallback;
}

/**
 * Where the character at `offset` of `text` stands, for a text that begins at `start` and whose
 * lines stand in the file as they are.
 */
export function placeInText(text: string, offset: number, start: Place): Place {
  const before = text.slice(0, offset);
  const lineEnd = before.lastIndexOf('\n');
  if (lineEnd === -1) return { line: start.line, column: start.column + offset };
  return { line: start.line + before.split('\n').length - 1, column: offset - lineEnd };
}
