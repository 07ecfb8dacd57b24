import { useSyncExternalStore } from 'react';
import { BREAKPOINTS } from '../../theme/constants';

const QUERY = `(max-width: ${BREAKPOINTS.sm - 0.05}px)`;

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(QUERY);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether the window is as narrow as a phone. For what is rendered in the browser only. */
export function useNarrowScreen(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches);
}
