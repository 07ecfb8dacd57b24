import type { LocalizedText } from '../../../domain/sidebar';
import type { ParsedManifest, PlacedEntry } from '../sidebars/parseManifest';
import { sidebarPathOf } from '../sidebars/resolveSidebar';
import type { PlacedReference } from './types';

/**
 * Lists a product's API pages in its sidebar: below the entry for `apiPath` where its author wrote
 * one, wherever it stands, else in a group after the last one of the top level that is no link to
 * another site. Pages that the sidebar lists by itself are left where they are.
 */
export function addEntries(
  manifest: ParsedManifest,
  pages: readonly PlacedReference[],
  apiPath: string,
  title: LocalizedText,
  isExternal: (pathname: string) => boolean,
): ParsedManifest {
  if (pages.length === 0) return manifest;
  const listed = collectPaths(manifest.entries);
  const added = sortPages(pages.filter(({ path }) => !listed.has(path.toLowerCase())));
  const fill = (group: PlacedEntry): PlacedEntry => {
    const { planned: _written, ...entry } = group.entry;
    const children = added.map(({ path, reference }): PlacedEntry => ({
      entry: { pathname: path, title: reference.name },
      place: group.place,
      children: [],
    }));
    return { ...group, entry, children: [...group.children, ...children] };
  };
  if (listed.has(apiPath.toLowerCase())) {
    return { ...manifest, entries: replaceEntry(manifest.entries, apiPath, fill) };
  }
  const place = 1 + manifest.entries.findLastIndex(({ entry }) => !isExternal(entry.pathname));
  const group = fill({
    entry: { pathname: apiPath, title, icon: 'api' },
    place: { line: 1, column: 1 },
    children: [],
  });
  return { ...manifest, entries: manifest.entries.toSpliced(place, 0, group) };
}

/** Components first, each kind by name. */
function sortPages(pages: readonly PlacedReference[]): PlacedReference[] {
  const rank = ({ reference }: PlacedReference) => (reference.kind === 'component' ? 0 : 1);
  return pages.toSorted((a, b) => rank(a) - rank(b) || compareNames(a.reference.name, b.reference.name));
}

function compareNames(a: string, b: string): number {
  const [first, second] = [a.toLowerCase(), b.toLowerCase()];
  return first < second ? -1 : first > second ? 1 : 0;
}

function collectPaths(entries: readonly PlacedEntry[], found = new Set<string>()): ReadonlySet<string> {
  for (const { entry, children } of entries) {
    found.add(sidebarPathOf(entry.pathname).toLowerCase());
    collectPaths(children, found);
  }
  return found;
}

function replaceEntry(
  entries: readonly PlacedEntry[],
  path: string,
  replace: (found: PlacedEntry) => PlacedEntry,
): PlacedEntry[] {
  return entries.map((placed) =>
    sidebarPathOf(placed.entry.pathname).toLowerCase() === path.toLowerCase()
      ? replace(placed)
      : { ...placed, children: replaceEntry(placed.children, path, replace) },
  );
}
