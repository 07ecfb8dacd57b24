import { startTransition, useCallback, useLayoutEffect, useState } from 'react';
import { listenToStored, readCookie, writeCookie, writeStored } from '../theme/storage';

/** A choice among a few words that a cookie remembers for a year. */
export interface CookiePreference<T extends string> {
  readonly cookie: string;
  readonly values: readonly T[];
  /** What a server renders, and what holds where nothing else is said. */
  readonly initial: T;
  /** The choice that an address makes by its hash, if it makes one. */
  readonly readHash: (hash: string) => T | null;
}

/**
 * Keeps a preference: taken from the hash, else from the cookie, else its initial value, read once,
 * after hydration; from then on the state wins. Each choice is written to the cookie and told to the
 * site's other tabs (by the `storage` event of a key of the cookie's name). `preference` must be a
 * constant.
 */
export function useCookiePreference<T extends string>(
  preference: CookiePreference<T>,
): readonly [value: T, choose: (value: T) => void] {
  const { cookie, values, initial, readHash } = preference;
  const [value, setValue] = useState(initial);

  useLayoutEffect(() => {
    const parse = (text: string | null): T | null => values.find((known) => known === text) ?? null;
    const fromHash = readHash(window.location.hash);
    if (fromHash !== null) writeCookie(cookie, fromHash);
    const first = fromHash ?? parse(readCookie(cookie));
    if (first !== null) startTransition(() => setValue(first));
    return listenToStored(cookie, (text) => {
      const chosen = parse(text);
      if (chosen !== null) startTransition(() => setValue(chosen));
    });
  }, [cookie, values, readHash]);

  const choose = useCallback(
    (chosen: T) => {
      writeCookie(cookie, chosen);
      writeStored(cookie, chosen);
      startTransition(() => setValue(chosen));
    },
    [cookie],
  );
  return [value, choose];
}
