/** What of a demo is seen: one of its stylings, its frame, or what the reader made of it. */
function findStart(root: HTMLElement): HTMLElement | null {
  if (root.dataset['editing'] === 'shown') return root.querySelector('.demo-slot');
  const stages = [...root.querySelectorAll<HTMLElement>('.demo-stage')];
  const isShown = (stage: HTMLElement) => getComputedStyle(stage).display !== 'none';
  return stages.find(isShown) ?? root.querySelector('.demo-view');
}

/** Puts the focus where a demo begins, so that Tab leads to its first control. */
export function focusStart(root: HTMLElement): void {
  const start = findStart(root);
  if (!start) return;
  start.tabIndex = -1;
  start.focus();
  // A click on bare ground in the demo must not focus it from now on.
  start.addEventListener('blur', () => start.removeAttribute('tabindex'), { once: true });
}
