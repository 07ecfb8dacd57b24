import { useEffect, type RefObject } from 'react';

const storageKey = (treeKey: string): string => `docs-sidebar-scroll.${treeKey}`;

/** Scrolls `container`, and nothing else, until the active entry is in sight; in the middle if it was not. */
export function revealActiveEntry(container: HTMLElement): void {
  const active = container.querySelector<HTMLElement>('[aria-current="page"]');
  if (!active) return;
  const view = container.getBoundingClientRect();
  const place = active.getBoundingClientRect();
  if (place.top >= view.top && place.bottom <= view.bottom) return;
  container.scrollTop += place.top - view.top - (view.height - place.height) / 2;
}

function readScroll(treeKey: string): number {
  try {
    return Number(window.sessionStorage.getItem(storageKey(treeKey))) || 0;
  } catch {
    // Storage may be closed to the site; the sidebar then starts at its top.
    return 0;
  }
}

function writeScroll(treeKey: string, scrollTop: number): void {
  try {
    window.sessionStorage.setItem(storageKey(treeKey), String(scrollTop));
  } catch {
    // As above.
  }
}

/**
 * Keeps where the sidebar is scrolled to. Between pages of one product the container itself lives
 * on; over a full load (another language, a reload) the place comes back from session storage.
 */
export function useKeptScroll(container: RefObject<HTMLElement | null>, treeKey: string): void {
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    element.scrollTop = readScroll(treeKey);
    revealActiveEntry(element);
    const save = (): void => writeScroll(treeKey, element.scrollTop);
    window.addEventListener('pagehide', save);
    return () => {
      save();
      window.removeEventListener('pagehide', save);
    };
  }, [container, treeKey]);
}
