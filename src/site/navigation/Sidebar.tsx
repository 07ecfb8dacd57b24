import { useDeferredValue, useRef, useState, type ReactElement } from 'react';
import { useDocsConfig } from '../providers/DocsConfigProvider';
import { useTranslate } from '../providers/TranslationsProvider';
import { NavigationFilter } from './NavigationFilter';
import { filterEntries } from './filterEntries';
import { navigationKey, navigationStore } from './navigationStore';
import { readServerNavigation } from './serverNavigation';
import { SidebarTree } from './SidebarTree';
import { useKeptScroll } from './sidebarScroll';
import { useMarkedLink } from './useMarkedLink';
import { useNavigationTree, useTreeOnDemand } from './useNavigationTree';
import { useTreeEvents } from './useTreeEvents';

export interface SidebarProps {
  readonly productId: string;
  readonly productName: string;
  readonly language: string;
  /** Path of the page that is read, language prefix and all. */
  readonly path: string;
  /** `navigationDigest` of the page context. */
  readonly digest: string;
}

/**
 * The navigation of a product. The HTML of a page holds the top of the tree and the branch to the
 * page. The browser keeps that HTML as it is, outside React, until it needs more and has fetched the
 * tree; from then on React renders the same component in its place.
 */
export function Sidebar({ productId, productName, language, path, digest }: SidebarProps): ReactElement {
  const t = useTranslate();
  const config = useDocsConfig();
  const key = navigationKey(productId, language);
  const container = useRef<HTMLDivElement>(null);
  const tree = useNavigationTree(key, container);
  useTreeOnDemand(key, path, digest, container);
  useKeptScroll(container, key);
  useMarkedLink(container, path, tree);

  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [shownPath, setShownPath] = useState(path);
  if (shownPath !== path) {
    setShownPath(path);
    // The branch to a page that one goes to opens, even where its groups had been closed by hand.
    setToggled(new Map([...toggled].filter(([, open]) => open)));
  }
  const loadTree = (): void => void navigationStore.load(key);
  useTreeEvents(container, {
    onNeed: loadTree,
    onToggle: (group, open) => setToggled((before) => new Map(before).set(group, open)),
  });

  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query.trim());
  const filtered = tree && wanted !== '' ? filterEntries(tree.entries, wanted) : null;

  // On the server the tree is at hand; what it renders there is no part of what the browser hydrates.
  const shown = tree ?? readServerNavigation(productId, language);
  return (
    <nav id="site-navigation" className="sidebar" aria-label={t('sidebar.label', { product: productName })}>
      <NavigationFilter
        query={query}
        onQuery={setQuery}
        onNeed={loadTree}
        count={filtered?.count ?? null}
        tree={container}
      />
      <div className="sidebar-scroll" ref={container}>
        {shown ? (
          <div className="nav-tree">
            <SidebarTree
              entries={shown.entries}
              filtered={filtered?.entries ?? null}
              toggled={toggled}
              path={path}
              languages={config}
            />
          </div>
        ) : (
          <div
            key={key}
            className="nav-tree"
            suppressHydrationWarning
            dangerouslySetInnerHTML={KEEP_SERVER_HTML}
          />
        )}
      </div>
    </nav>
  );
}

/** React leaves what the server put into such an element alone, and never compares it. */
const KEEP_SERVER_HTML = { __html: '' };
