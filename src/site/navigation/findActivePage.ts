import type { SidebarEntry } from '../../domain/sidebar';
import { pathnameToLanguage, stripTab, type SiteLanguages } from './pathInfo';

/** A place in a sidebar: the entry itself and the groups around it, outermost first. */
export interface ActivePage {
  readonly entry: SidebarEntry;
  readonly ancestors: readonly SidebarEntry[];
}

/** Entries by the path they are matched with: no tab, no trailing slash, `/api` as `/api-docs`. */
export type EntryIndex = ReadonlyMap<string, ActivePage>;

/**
 * Indexes a sidebar by path. Links to other sites are left out: none of them is ever the active page.
 *
 * @throws where two entries have the same path.
 */
export function indexEntries(entries: readonly SidebarEntry[], languages: SiteLanguages): EntryIndex {
  const index = new Map<string, ActivePage>();
  const visit = (siblings: readonly SidebarEntry[], ancestors: readonly SidebarEntry[]): void => {
    for (const entry of siblings) {
      if (!entry.external) {
        const path = stripTab(pathnameToLanguage(entry.pathname, languages).canonicalPathname);
        if (index.has(path)) throw new Error(`The sidebar has two entries for the path "${path}"`);
        index.set(path, { entry, ancestors });
      }
      visit(entry.children ?? [], [...ancestors, entry]);
    }
  };
  visit(entries, []);
  return index;
}

/**
 * Finds the entry that a URL's path shows, and its ancestors by the same stripped path. Null where
 * the sidebar does not list the page.
 */
export function findActivePage(
  index: EntryIndex,
  pathname: string,
  languages: SiteLanguages,
): ActivePage | null {
  return index.get(stripTab(pathnameToLanguage(pathname, languages).canonicalPathname)) ?? null;
}
