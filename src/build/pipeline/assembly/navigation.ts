import type { DocPath } from '../../../domain/docPath';
import type { Breadcrumb, PageLink } from '../../../domain/page';
import type { SidebarEntry } from '../../../domain/sidebar';
import { digestOf } from '../digest';
import { withoutHidden, type ResolvedEntry } from '../sidebars/resolveSidebar';

/** Where each page of a sidebar stands, for breadcrumbs, neighbours and the digest of what it shows. */
export interface SidebarIndex {
  breadcrumbsOf(path: DocPath): Breadcrumb[];
  neighboursOf(path: DocPath): { previous: PageLink | null; next: PageLink | null };
  /** Digest of what the page's HTML shows: the top level and the branch that leads to the page, the page's own children included. */
  digestOf(path: DocPath): string;
  /** The first listed page: where the product begins. */
  readonly first: PageLink | null;
  has(path: DocPath): boolean;
}

export function indexSidebar(entries: readonly ResolvedEntry[]): SidebarIndex {
  const chains = new Map<DocPath, readonly ResolvedEntry[]>();
  const listed: ResolvedEntry[] = [];
  const visit = (entry: ResolvedEntry, ancestors: readonly ResolvedEntry[], hidden: boolean): void => {
    const chain = [...ancestors, entry];
    const isHidden = hidden || entry.hidden;
    if (entry.path !== null && entry.hasPage) {
      chains.set(entry.path, chain);
      if (!isHidden) listed.push(entry);
    }
    entry.children?.forEach((child) => visit(child, chain, isHidden));
  };
  entries.forEach((entry) => visit(entry, [], false));

  const places = new Map(listed.map((entry, index) => [entry.path, index]));
  const linkAt = (index: number): PageLink | null => {
    const entry = listed[index];
    return entry && entry.href !== null ? { title: entry.title, href: entry.href } : null;
  };
  const digests = new Map<string, string>();
  const shown = withoutHidden(entries);
  return {
    first: linkAt(0),
    has: (path) => chains.has(path),
    breadcrumbsOf: (path) =>
      (chains.get(path) ?? [])
        .slice(0, -1)
        .map(({ title, href, hasPage }) => ({ title, href: hasPage ? href : null })),
    neighboursOf: (path) => {
      const place = places.get(path);
      if (place === undefined) return { previous: null, next: null };
      return { previous: linkAt(place - 1), next: linkAt(place + 1) };
    },
    digestOf: (path) => {
      const open = (chains.get(path) ?? []).filter((entry) => entry.children).map((entry) => entry.pathname);
      const key = open.join('\n');
      const digest = digests.get(key) ?? digestOf(openBranch(shown, new Set(open)));
      digests.set(key, digest);
      return digest;
    },
  };
}

/** What a page's HTML holds of a sidebar: closed groups without what is in them. */
function openBranch(entries: readonly SidebarEntry[], open: ReadonlySet<string>): unknown[] {
  return entries.map(({ children, ...own }) => {
    // A group under a subheader has nothing to close it with.
    const isOpen = open.has(own.pathname) || own.subheader !== undefined;
    return { ...own, children: isOpen && children ? openBranch(children, open) : children !== undefined };
  });
}
