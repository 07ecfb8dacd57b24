import { useStoredChoice } from './useStoredChoice';

/** The key in local storage of what a code group's author called it. */
export const codeGroupKey = (storageKey: string): string => `docs-code-group-${storageKey}`;

/** The label of the tab that the reader chose last in any group with the same key; null until there was a choice. */
export function useStoredTab(storageKey: string): readonly [string | null, (label: string) => void] {
  return useStoredChoice(codeGroupKey(storageKey));
}
