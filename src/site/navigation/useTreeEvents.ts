import { useEffect, useEffectEvent, type RefObject } from 'react';
import { handleTreeKey } from './treeKeys';

interface TreeEvents {
  /** The reader turns to the tree: more of it than the page holds may be wanted any moment. */
  readonly onNeed: () => void;
  /** A group is to be opened or closed. */
  readonly onToggle: (group: string, open: boolean) => void;
}

/**
 * Listens to a navigation tree from around it, so that the HTML which the server rendered answers
 * just like the tree that React renders later. A toggle that is clicked before the tree is here is
 * remembered and applied once it is.
 */
export function useTreeEvents(container: RefObject<HTMLElement | null>, events: TreeEvents): void {
  const need = useEffectEvent(events.onNeed);
  const toggle = useEffectEvent(events.onToggle);
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const onNeed = (): void => need();
    const onClick = (event: MouseEvent): void => {
      const button = event.target instanceof Element ? event.target.closest('[data-toggle]') : null;
      const group = button?.getAttribute('data-toggle');
      if (!button || !group) return;
      need();
      toggle(group, button.getAttribute('aria-expanded') !== 'true');
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (handleTreeKey(element, event)) event.preventDefault();
    };
    element.addEventListener('pointerenter', onNeed);
    element.addEventListener('focusin', onNeed);
    element.addEventListener('click', onClick);
    element.addEventListener('keydown', onKeyDown);
    return () => {
      element.removeEventListener('pointerenter', onNeed);
      element.removeEventListener('focusin', onNeed);
      element.removeEventListener('click', onClick);
      element.removeEventListener('keydown', onKeyDown);
    };
  }, [container]);
}
