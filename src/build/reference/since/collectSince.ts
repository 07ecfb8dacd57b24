import type { Components } from './readComponents';

/** What one minor of a package exports, its newest patch standing for it. */
export interface MinorComponents {
  /** `5.10`. */
  readonly minor: string;
  readonly components: Components;
}

/** component -> prop -> the minor that brought it. */
export type SinceRows = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The first minor of each prop that the last of the minors documents, without what was there in the
 * first of them already. Nothing is said of a prop where the minor before does not tell whether it had
 * it: a component whose propTypes lay in another package then.
 *
 * @param minors in ascending order, one after the other without a gap
 * @param notNew props of which nothing is said either, `Typography.color`
 */
export function collectSince(minors: readonly MinorComponents[], notNew: readonly string[] = []): SinceRows {
  const last = minors.at(-1);
  if (!last) return {};
  const rows: Record<string, Record<string, string>> = {};
  for (const [component, props] of sortedEntries(last.components)) {
    const firstMinor = minors.findIndex(({ components }) => component in components);
    const row: Record<string, string> = {};
    for (const name of (props ?? [])
      .filter(({ ignored }) => !ignored)
      .map((prop) => prop.name)
      .toSorted()) {
      // Props are ignored first and documented later, or the other way round: they are there all the time.
      const at = minors.findIndex(({ components }) =>
        components[component]?.some((prop) => prop.name === name),
      );
      const isNew = at > 0 && (at === firstMinor || Boolean(minors[at - 1]?.components[component]));
      const minor = minors[at]?.minor;
      if (isNew && minor !== undefined && !notNew.includes(`${component}.${name}`)) row[name] = minor;
    }
    if (Object.keys(row).length > 0) rows[component] = row;
  }
  return rows;
}

function sortedEntries<Value>(record: Readonly<Record<string, Value>>): [string, Value][] {
  return Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1));
}
