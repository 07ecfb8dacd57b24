import { useCallback, useSyncExternalStore } from 'react';
import { listenToStored, readStored, writeStored } from '../theme/storage';

/** Code groups on this very page, which no `storage` event reaches. */
const listeners = new Set<() => void>();
/** What was chosen since the page loaded, for where nothing may be stored. */
const chosen = new Map<string, string>();

/** The key in local storage of what a code group's author called it. */
export const codeGroupKey = (storageKey: string): string => `docs-code-group-${storageKey}`;

/**
 * The label of the tab that the reader chose last in any group with the same key: on this page, on
 * another one, or in another browser tab. Null until there was a choice, and on the server.
 */
export function useStoredTab(storageKey: string): readonly [string | null, (label: string) => void] {
  const key = codeGroupKey(storageKey);
  const subscribe = useCallback(
    (render: () => void) => {
      const stopListening = listenToStored(key, () => {
        chosen.delete(key);
        render();
      });
      listeners.add(render);
      return () => {
        stopListening();
        listeners.delete(render);
      };
    },
    [key],
  );
  const label = useSyncExternalStore(
    subscribe,
    () => chosen.get(key) ?? readStored(key),
    () => null,
  );
  const choose = useCallback(
    (next: string) => {
      chosen.set(key, next);
      writeStored(key, next);
      for (const render of listeners) render();
    },
    [key],
  );
  return [label, choose];
}
