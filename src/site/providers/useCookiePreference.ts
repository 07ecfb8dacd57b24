import { startTransition, useCallback, useLayoutEffect, useState } from 'react';
import { listenToStored, readCookie, writeCookie, writeStored } from '../theme/storage';

/** A choice among a few words that a cookie remembers for a year. */
export interface CookiePreference<T extends string> {
  readonly cookie: string;
  readonly values: readonly T[];
  /** What a server renders, and what holds where nothing else is said. */
  readonly initial: T;
  /** What of `<html>` says it to the style sheets, as a name of its `dataset`; the script in the head sets it first. */
  readonly mark: string;
  /** The choice that an address makes by its hash, if it makes one. */
  readonly readHash: (hash: string) => T | null;
}

/**
 * Keeps a preference: taken from the hash, else from the cookie, else its initial value, read once,
 * after hydration; from then on the state wins. Each choice is written to the cookie and told to the
 * site's other tabs (by the `storage` event of a key of the cookie's name), and `<html>` is marked with
 * it at once, before React gets round to it. `preference` must be a constant.
 */
export function useCookiePreference<T extends string>(
  preference: CookiePreference<T>,
): readonly [value: T, choose: (value: T) => void] {
  const { cookie, values, initial, mark, readHash } = preference;
  const [value, setValue] = useState(initial);

  useLayoutEffect(() => {
    const take = (taken: T) => {
      document.documentElement.dataset[mark] = taken;
      startTransition(() => setValue(taken));
    };
    const parse = (text: string | null): T | null => values.find((known) => known === text) ?? null;
    const fromHash = readHash(window.location.hash);
    if (fromHash !== null) remember(cookie, fromHash);
    take(fromHash ?? parse(readCookie(cookie)) ?? initial);
    return listenToStored(cookie, (text) => {
      const chosen = parse(text);
      if (chosen !== null) take(chosen);
    });
  }, [cookie, values, initial, mark, readHash]);

  const choose = useCallback(
    (chosen: T) => {
      remember(cookie, chosen);
      document.documentElement.dataset[mark] = chosen;
      startTransition(() => setValue(chosen));
    },
    [cookie, mark],
  );
  return [value, choose];
}

function remember(cookie: string, value: string): void {
  writeCookie(cookie, value);
  writeStored(cookie, value);
}
