import type { DocPath } from '../../../domain/docPath';
import type { Breadcrumb, PageLink } from '../../../domain/page';
import type { SidebarEntry } from '../../../domain/sidebar';
import { digestOf } from '../digest';
import type { ResolvedEntry } from '../sidebars/resolveSidebar';

/** Where each page of a sidebar stands, for breadcrumbs, neighbours and the digest of what it shows. */
export interface SidebarIndex {
  breadcrumbsOf(path: DocPath): Breadcrumb[];
  neighboursOf(path: DocPath): { previous: PageLink | null; next: PageLink | null };
  /** Digest of the top level and of the branch that leads to the page: what its HTML shows. */
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
      const branch = (chains.get(path) ?? []).slice(0, -1);
      const key = branch.map((entry) => entry.pathname).join('\n');
      const known = digests.get(key);
      if (known !== undefined) return known;
      const shown = [entries, ...branch.map((entry) => entry.children ?? [])].map((level) =>
        level.map(withoutChildren),
      );
      const digest = digestOf(shown);
      digests.set(key, digest);
      return digest;
    },
  };
}

function withoutChildren({
  children,
  ...own
}: ResolvedEntry): Omit<SidebarEntry, 'children'> & { group: boolean } {
  return { ...own, group: children !== undefined };
}
