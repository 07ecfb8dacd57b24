/**
 * The lines a fence's meta marks, e.g. `{1,4-6}`; lines count from 1. Ranges are clipped to
 * `lineCount`, so that `{1-999999999}` costs no more than the block itself.
 */
export function parseLineRanges(meta: string, lineCount: number): ReadonlySet<number> {
  const lines = new Set<number>();
  const ranges = /(?:^|\s)\{([\d,\s-]+)\}/.exec(meta)?.[1] ?? '';
  for (const range of ranges.split(',')) {
    const [, from, to] = /^\s*(\d+)\s*(?:-\s*(\d+)\s*)?$/.exec(range) ?? [];
    if (from === undefined) continue;
    const last = Math.min(Number(to ?? from), lineCount);
    for (let line = Number(from); line <= last; line += 1) lines.add(line);
  }
  return lines;
}
