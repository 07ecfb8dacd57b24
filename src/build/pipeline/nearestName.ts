/**
 * The known name that is nearest to a mistyped one, by Levenshtein distance; undefined where none is
 * near enough (a third of its length, at least 2 edits) to be worth suggesting. The folders that two
 * paths share count for nothing: in a long one all names would be near each other.
 */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Infinity;
  for (const candidate of known) {
    const shared = sharedFolders(name, candidate);
    const longest = Math.max(name.length, candidate.length) - shared;
    const limit = Math.max(2, Math.floor(longest / 3));
    if (Math.abs(name.length - candidate.length) > Math.min(limit, bestDistance)) continue;
    const distance = editDistance(name.slice(shared).toLowerCase(), candidate.slice(shared).toLowerCase());
    if (distance < bestDistance && distance <= limit) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** Length of the folders, last slash included, that both paths begin with. */
function sharedFolders(a: string, b: string): number {
  let index = 0;
  let folders = 0;
  while (index < a.length && a[index] === b[index]) {
    index += 1;
    if (a[index - 1] === '/') folders = index;
  }
  return folders;
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min((next[j - 1] ?? 0) + 1, (row[j] ?? 0) + 1, (row[j - 1] ?? 0) + cost));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
