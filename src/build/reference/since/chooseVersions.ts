/**
 * The newest release of each minor in a range, ascending: `5.0` to `5.2` of `5.0.0, 5.0.6, 5.2.1` are
 * `5.0.6` and `5.2.1`. The newest, because packages bring props in patches too; releases alone, no previews.
 *
 * @param published versions in any order
 * @param from first minor, `5.0`
 * @param to last minor
 */
export function chooseVersions(published: readonly string[], from: string, to: string): string[] {
  const newest = new Map<string, string>();
  const releases = published.filter((version) => /^\d+\.\d+\.\d+$/.test(version)).toSorted(compareVersions);
  for (const version of releases) {
    const minor = minorOf(version);
    if (compareVersions(minor, from) >= 0 && compareVersions(minor, to) <= 0) newest.set(minor, version);
  }
  return [...newest.values()];
}

/** `5.10.17` → `5.10`. */
export function minorOf(version: string): string {
  return version.split('.').slice(0, 2).join('.');
}

/** By number, part for part: 5.10 comes after 5.9. */
function compareVersions(a: string, b: string): number {
  const [left, right] = [a.split('.').map(Number), b.split('.').map(Number)];
  const at = left.findIndex((part, place) => part !== (right[place] ?? 0));
  return at === -1 ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
}
