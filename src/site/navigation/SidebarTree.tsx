import { memo, useMemo, type ReactElement } from 'react';
import type { SidebarEntry } from '../../domain/sidebar';
import { findActivePage, indexEntries } from './findActivePage';
import { listGroups } from './filterEntries';
import { NavigationTree } from './NavigationTree';
import type { SiteLanguages } from './pathInfo';

interface SidebarTreeProps {
  readonly entries: readonly SidebarEntry[];
  /** What a filter leaves of the entries, all of it open; null without a filter. */
  readonly filtered: readonly SidebarEntry[] | null;
  /** The groups that the reader opened or closed by hand. */
  readonly toggled: ReadonlyMap<string, boolean>;
  readonly path: string;
  readonly languages: SiteLanguages;
}

/** The tree around the page that is read: its branch marked and open. */
export const SidebarTree = memo(function SidebarTree({
  entries,
  filtered,
  toggled,
  path,
  languages,
}: SidebarTreeProps): ReactElement {
  const index = useMemo(() => indexEntries(entries, languages), [entries, languages]);
  const active = findActivePage(index, path, languages);
  const ancestorPaths = new Set(active?.ancestors.map((entry) => entry.pathname));
  const openPaths = new Set(filtered ? listGroups(filtered) : ancestorPaths);
  if (active && !filtered) openPaths.add(active.entry.pathname);
  for (const [group, open] of filtered ? [] : toggled) {
    if (open) openPaths.add(group);
    else openPaths.delete(group);
  }
  return (
    <NavigationTree
      entries={filtered ?? entries}
      activePath={active?.entry.pathname ?? null}
      ancestorPaths={ancestorPaths}
      openPaths={openPaths}
    />
  );
});
