/** Where a source imports something, line and column from 1; its start where that cannot be told. */
export function findImport(source: string, specifier: string): { line: number; column: number } {
  const quoted = specifier.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const found = new RegExp(`(?:\\bfrom|\\bimport|\\brequire)\\s*\\(?\\s*(['"])${quoted}\\1`).exec(source);
  if (!found) return { line: 1, column: 1 };
  const before = source.slice(0, found.index + found[0].length - specifier.length - 2);
  const lines = before.split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
