/** What finds the focused element again once its surroundings have been rendered anew. */
export type FocusMark = (tree: ParentNode) => HTMLElement | null;

/** Notes which link or toggle of a tree has the focus; null where none of them has. */
export function markFocus(tree: HTMLElement): FocusMark | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !tree.contains(focused)) return null;
  const attribute = focused.dataset['toggle'] === undefined ? 'href' : 'data-toggle';
  const value = focused.getAttribute(attribute);
  return (root) =>
    [...root.querySelectorAll<HTMLElement>(`[${attribute}]`)].find(
      (element) => element.getAttribute(attribute) === value,
    ) ?? null;
}
