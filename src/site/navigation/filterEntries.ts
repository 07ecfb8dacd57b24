import type { SidebarEntry } from '../../domain/sidebar';

export interface FilteredEntries {
  readonly entries: readonly SidebarEntry[];
  /** How many links to pages are left. */
  readonly count: number;
}

/** Folds what a reader should not have to care about: case, accents, repeated spaces. */
function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Narrows a sidebar to the entries whose title holds every word of the query. The ancestors of a
 * match stay, and so does everything in a group that matches by its own title.
 */
export function filterEntries(entries: readonly SidebarEntry[], query: string): FilteredEntries {
  const words = foldText(query).split(' ');
  let count = 0;
  const visit = (siblings: readonly SidebarEntry[], wanted: boolean): SidebarEntry[] =>
    siblings.flatMap((entry) => {
      const title = foldText(entry.title);
      const matches = wanted || words.every((word) => title.includes(word));
      if (!entry.children) {
        if (!matches || entry.href === null) return [];
        count += 1;
        return [entry];
      }
      if (matches && entry.hasPage) count += 1;
      const children = visit(entry.children, matches);
      return children.length > 0 || (matches && entry.hasPage) ? [{ ...entry, children }] : [];
    });
  return { entries: visit(entries, false), count };
}

/** The paths of every group, at any depth: what is open while a filter narrows the tree. */
export function listGroups(entries: readonly SidebarEntry[]): string[] {
  return entries.flatMap((entry) => (entry.children ? [entry.pathname, ...listGroups(entry.children)] : []));
}
