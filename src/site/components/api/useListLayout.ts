import { useNarrowScreen } from '../../providers/useNarrowScreen';
import { useStoredChoice } from '../useStoredChoice';
import { DEFAULT_LAYOUTS, layoutKey, LIST_LAYOUTS, type ListKind, type ListLayout } from './listLayout';

/** The layout of a kind of list: the one that the reader chose last, else one for the width of the screen. */
export function useListLayout(kind: ListKind): readonly [ListLayout, (layout: ListLayout) => void] {
  const [stored, choose] = useStoredChoice(layoutKey(kind));
  const isNarrow = useNarrowScreen();
  const chosen = LIST_LAYOUTS.find((layout) => layout === stored);
  return [chosen ?? DEFAULT_LAYOUTS[isNarrow ? 'narrow' : 'wide'], choose];
}
