import { toDocPath, type DocPath } from '../../../domain/docPath';
import { CHIP_FLAGS, type ChipFlag, type LocalizedText, type SidebarEntry } from '../../../domain/sidebar';
import type { ProblemDraft } from '../../../domain/problem';
import { nearestName } from '../nearestName';
import type { ParsedManifest, PlacedEntry } from './parseManifest';

/** What resolving needs to know of the site's pages, in one language. */
export interface PageLookup {
  readonly language: string;
  readonly defaultLanguage: string;
  /** The title of the page at a path, in the language if it is translated; undefined where there is no page. */
  titleOf(path: DocPath): string | undefined;
  /** The URL of a page in the language. */
  hrefOf(path: DocPath): string;
  /** The address of a path that lives on another site; undefined for one of this site. */
  externalHrefOf(path: string): string | undefined;
}

/** A pathname that is the address of another site. */
export const ABSOLUTE_URL = /^(https?:\/\/|mailto:)/;
/** Segments that mark a tabbed page and are no part of its path (ref: findActivePage of the reference site). */
const TAB_SEGMENT = /\/(\[docsTab\]|\{docsTab\})/g;

/** The path a manifest's pathname stands for. */
export function sidebarPathOf(pathname: string): DocPath {
  return toDocPath(pathname.replace(TAB_SEGMENT, ''));
}

/**
 * Turns a manifest into the tree of one language. Entries with `inSideNav: false` stay in: what is
 * shown and what merely belongs here is told apart by {@link withoutHidden}. Entries without a page
 * and second entries for the same path are left out; {@link checkSidebar} reports them.
 */
export function resolveSidebar(manifest: ParsedManifest, lookup: PageLookup): ResolvedEntry[] {
  const taken = new Set<string>();
  return manifest.entries.flatMap((placed) => resolveEntry(placed, lookup, taken) ?? []);
}

/** A resolved entry and whether the sidebar lists it. */
export interface ResolvedEntry extends SidebarEntry {
  readonly path: DocPath | null;
  readonly hidden: boolean;
  readonly children?: readonly ResolvedEntry[];
}

function resolveEntry(
  { entry, children: placedChildren }: PlacedEntry,
  lookup: PageLookup,
  taken: Set<string>,
): ResolvedEntry | null {
  const external = ABSOLUTE_URL.test(entry.pathname) ? entry.pathname : lookup.externalHrefOf(entry.pathname);
  const path = external === undefined ? sidebarPathOf(entry.pathname) : null;
  if (path !== null && taken.has(path.toLowerCase())) return null;
  if (path !== null) taken.add(path.toLowerCase());
  const children = placedChildren.flatMap((child) => resolveEntry(child, lookup, taken) ?? []);
  const pageTitle = path === null ? undefined : lookup.titleOf(path);
  const hasPage = pageTitle !== undefined;
  if (path !== null && !hasPage && children.length === 0 && !entry.planned) return null;

  const chips = CHIP_FLAGS.filter((flag): flag is ChipFlag => entry[flag] === true);
  return {
    pathname: path ?? entry.pathname,
    path,
    hidden: entry.inSideNav === false,
    title: textIn(entry.title, lookup) ?? pageTitle ?? titleOfPathname(entry.pathname),
    href: external ?? (path !== null && hasPage ? lookup.hrefOf(path) : firstHref(children)),
    hasPage,
    ...(external !== undefined && { external: true as const }),
    ...(entry.subheader !== undefined && { subheader: textIn(entry.subheader, lookup) ?? '' }),
    ...(entry.icon !== undefined && { icon: entry.icon }),
    ...(entry.linkProps !== undefined && { linkProps: entry.linkProps }),
    ...(entry.plan !== undefined && { plan: entry.plan }),
    ...(chips.length > 0 && { chips }),
    ...(children.length > 0 && { children }),
  };
}

/** The tree that readers see: without the entries that are not listed, and without what only the build needs. */
export function withoutHidden(entries: readonly ResolvedEntry[]): SidebarEntry[] {
  return entries
    .filter((entry) => !entry.hidden)
    .map(({ hidden: _hidden, path: _path, children, ...rest }) => {
      const shown = withoutHidden(children ?? []);
      return shown.length > 0 ? { ...rest, children: shown } : rest;
    });
}

/** Where a group's link leads: its first page, children's children included. */
function firstHref(children: readonly ResolvedEntry[]): string | null {
  for (const child of children) {
    if (child.href !== null && !child.external && !child.hidden) return child.href;
  }
  return null;
}

function textIn(text: LocalizedText | undefined, lookup: PageLookup): string | undefined {
  if (text === undefined || typeof text === 'string') return text;
  return text[lookup.language] ?? text[lookup.defaultLanguage] ?? Object.values(text)[0];
}

/** A title made of the last segment of a pathname: `/x/react-data-grid` becomes "React data grid". */
export function titleOfPathname(pathname: string): string {
  const segment = pathname.split('/').findLast((part) => part !== '') ?? pathname;
  const words = segment.replace(/[-_]+/g, ' ').trim();
  return words === '' ? pathname : words[0]?.toUpperCase() + words.slice(1);
}

/** Finds what is wrong with a manifest as a whole: entries twice and entries without a page. */
export function checkSidebar(
  manifest: ParsedManifest,
  pagePaths: ReadonlySet<string>,
  isExternal: (pathname: string) => boolean,
): ProblemDraft[] {
  const problems: ProblemDraft[] = [];
  const firstPlaces = new Map<string, PlacedEntry>();
  const visit = (placed: PlacedEntry): void => {
    const { entry, place, children } = placed;
    if (!ABSOLUTE_URL.test(entry.pathname) && !isExternal(entry.pathname)) {
      const path = sidebarPathOf(entry.pathname);
      const earlier = firstPlaces.get(path.toLowerCase());
      if (earlier) {
        problems.push({
          code: 'duplicate-sidebar-entry',
          file: manifest.file,
          ...place,
          message: `The sidebar lists ${entry.pathname} twice: as ${earlier.entry.pathname} on line ${earlier.place.line} already.`,
          suggestion: 'Remove one of the entries; a group needs a pathname that no other entry has.',
        });
      } else firstPlaces.set(path.toLowerCase(), placed);
      if (!pagePaths.has(path) && children.length === 0 && !entry.planned) {
        const nearest = nearestName(path, pagePaths);
        problems.push({
          code: 'sidebar-page-missing',
          file: manifest.file,
          ...place,
          message: `No page has the path ${path}.`,
          suggestion: nearest
            ? `Did you mean ${nearest}?`
            : 'Write the page, remove the entry, or mark it "planned: true".',
        });
      }
    }
    children.forEach(visit);
  };
  manifest.entries.forEach(visit);
  return problems;
}
