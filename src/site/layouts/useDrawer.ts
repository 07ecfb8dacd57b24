import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** From here up the sidebar stands beside the text: the `md` breakpoint. */
const WIDE_SCREEN = '(min-width: 900px)';

export interface Drawer {
  readonly open: boolean;
  readonly show: () => void;
  readonly close: () => void;
  /** What slides in; takes the focus. */
  readonly panel: RefObject<HTMLDivElement | null>;
  /** What opened it; gets the focus back. */
  readonly button: RefObject<HTMLButtonElement | null>;
}

/**
 * The sidebar of a small screen. Escape, going to another page and a screen that grows wide close it.
 *
 * @param path the page that is shown
 */
export function useDrawer(path: string): Drawer {
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [shownPath, setShownPath] = useState(path);
  if (shownPath !== path) {
    setShownPath(path);
    setOpen(false);
  }

  useEffect(() => {
    if (!open) return;
    const opener = button.current;
    panel.current?.querySelector<HTMLElement>('button')?.focus();
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setOpen(false);
    };
    const wide = window.matchMedia(WIDE_SCREEN);
    const onWide = (): void => setOpen(false);
    document.addEventListener('keydown', onKeyDown);
    wide.addEventListener('change', onWide);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      wide.removeEventListener('change', onWide);
      opener?.focus();
    };
  }, [open]);

  return {
    open,
    show: useCallback(() => setOpen(true), []),
    close: useCallback(() => setOpen(false), []),
    panel,
    button,
  };
}
