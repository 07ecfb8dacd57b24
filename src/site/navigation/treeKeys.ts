/** The entry that the focus is on: its link, or its toggle. */
function findRow(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>('.nav-row') ?? null;
}

function listLinks(tree: HTMLElement): HTMLElement[] {
  return [...tree.querySelectorAll<HTMLElement>('a.nav-link')];
}

/** The link of the group that holds the row, if it has one. */
function findParentLink(row: HTMLElement): HTMLElement | null {
  const parent = row.closest('li')?.parentElement?.closest('li');
  return parent?.querySelector<HTMLElement>(':scope > .nav-row > a') ?? null;
}

/**
 * Arrow keys in a navigation tree, beside Tab: up and down go from link to link, the arrow towards
 * the text opens a group or enters it, the other one closes it or goes to the group around; Home and
 * End go to the ends. Says whether the key was one of these.
 */
export function handleTreeKey(tree: HTMLElement, event: KeyboardEvent): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  const row = findRow(document.activeElement);
  if (!row || !tree.contains(row)) return false;
  const rightToLeft = getComputedStyle(tree).direction === 'rtl';
  const toggle = row.querySelector<HTMLElement>('[data-toggle]');
  const open = toggle?.getAttribute('aria-expanded') === 'true';
  const links = listLinks(tree);
  const place = links.findIndex((link) => row.contains(link));

  switch (event.key) {
    case 'ArrowDown':
      links[place + 1]?.focus();
      return true;
    case 'ArrowUp':
      links[place - 1]?.focus();
      return true;
    case 'Home':
      links[0]?.focus();
      return true;
    case 'End':
      links.at(-1)?.focus();
      return true;
    case rightToLeft ? 'ArrowLeft' : 'ArrowRight':
      if (toggle && !open) toggle.click();
      else if (open) links[place + 1]?.focus();
      return true;
    case rightToLeft ? 'ArrowRight' : 'ArrowLeft':
      if (open) toggle?.click();
      else findParentLink(row)?.focus();
      return true;
    default:
      return false;
  }
}
