import { useSyncExternalStore } from 'react';
import { useStoredChoice } from '../useStoredChoice';
import {
  DEFAULT_LAYOUTS,
  layoutKey,
  LIST_LAYOUTS,
  NARROW_SCREEN,
  type ListKind,
  type ListLayout,
} from './listLayout';

function subscribeToWidth(onChange: () => void): () => void {
  const list = window.matchMedia(NARROW_SCREEN);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** The layout of a kind of list: the one that the reader chose last, else one for the width of the screen. */
export function useListLayout(kind: ListKind): readonly [ListLayout, (layout: ListLayout) => void] {
  const [stored, choose] = useStoredChoice(layoutKey(kind));
  const isNarrow = useSyncExternalStore(
    subscribeToWidth,
    () => window.matchMedia(NARROW_SCREEN).matches,
    () => false,
  );
  const chosen = LIST_LAYOUTS.find((layout) => layout === stored);
  return [chosen ?? DEFAULT_LAYOUTS[isNarrow ? 'narrow' : 'wide'], choose];
}
