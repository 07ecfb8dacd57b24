import { useEffect, useRef, type RefObject } from 'react';
import type { NavigationTree } from '../../domain/sidebar';
import { revealActiveEntry } from './sidebarScroll';

/**
 * Keeps the mark of the active entry right after going to another page: in the server's HTML, which
 * React does not touch, while the tree is not here; and in sight afterwards.
 */
export function useMarkedLink(
  container: RefObject<HTMLElement | null>,
  path: string,
  tree: NavigationTree | null,
): void {
  const markedPath = useRef(path);
  useEffect(() => {
    const element = container.current;
    if (!element || markedPath.current === path) return;
    if (!tree) {
      for (const link of element.querySelectorAll('a.nav-link')) {
        if (link.getAttribute('href') === path) link.setAttribute('aria-current', 'page');
        else link.removeAttribute('aria-current');
      }
      return;
    }
    markedPath.current = path;
    revealActiveEntry(element);
  }, [container, path, tree]);
}
