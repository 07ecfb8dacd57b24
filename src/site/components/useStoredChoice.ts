import { useCallback, useSyncExternalStore } from 'react';
import { listenToStored, readStored, writeStored } from '../theme/storage';

/** Whoever shows a choice on this very page, which no `storage` event reaches. */
const listeners = new Set<() => void>();
/** What was chosen since the page loaded, where nothing may be stored. */
const unstored = new Map<string, string>();

/**
 * What the reader chose last under a key of local storage: on this page, on another one, or in another
 * browser tab. Null until there was a choice, and on the server.
 */
export function useStoredChoice(key: string): readonly [string | null, (choice: string) => void] {
  const subscribe = useCallback(
    (render: () => void) => {
      const stopListening = listenToStored(key, () => {
        unstored.delete(key);
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
  const choice = useSyncExternalStore(
    subscribe,
    () => unstored.get(key) ?? readStored(key),
    () => null,
  );
  const choose = useCallback(
    (next: string) => {
      writeStored(key, next);
      if (readStored(key) === next) unstored.delete(key);
      else unstored.set(key, next);
      for (const render of listeners) render();
    },
    [key],
  );
  return [choice, choose];
}
