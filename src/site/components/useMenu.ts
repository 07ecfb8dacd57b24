import { useEffect, type RefObject } from 'react';

/** Moves the focus among the links of a menu; -1 stands for the trigger. */
function focusLink(details: HTMLDetailsElement, step: 1 | -1): void {
  const links = [...details.querySelectorAll<HTMLElement>('.menu-panel a[href]')];
  const place = links.indexOf(document.activeElement as HTMLElement);
  links.at(place === -1 && step === -1 ? -1 : (place + step) % links.length)?.focus();
}

/**
 * What a `<details>` lacks to be a menu: Escape, a click or the focus elsewhere, and following one of
 * its links close it, and the arrow keys go through its links. Without scripts it opens all the same.
 */
export function useMenu(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const details = menu.current;
    if (!details) return;
    const close = (): void => {
      details.open = false;
    };
    const onPointerDown = (event: PointerEvent): void => {
      if (!details.contains(event.target as Node)) close();
    };
    const onFocusOut = (event: FocusEvent): void => {
      if (event.relatedTarget instanceof Node && !details.contains(event.relatedTarget)) close();
    };
    const onClick = (event: MouseEvent): void => {
      if (event.target instanceof Element && event.target.closest('a')) close();
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && details.open) {
        close();
        details.querySelector('summary')?.focus();
      } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        if (event.target instanceof HTMLInputElement) return;
        event.preventDefault();
        details.open = true;
        focusLink(details, event.key === 'ArrowDown' ? 1 : -1);
      }
    };
    document.addEventListener('pointerdown', onPointerDown);
    details.addEventListener('focusout', onFocusOut);
    details.addEventListener('click', onClick);
    details.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      details.removeEventListener('focusout', onFocusOut);
      details.removeEventListener('click', onClick);
      details.removeEventListener('keydown', onKeyDown);
    };
  }, [menu]);
}
