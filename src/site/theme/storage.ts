import { COOKIE_MAX_AGE } from './constants';

/*
 * Preferences live in local storage and cookies. Both may be turned off, and then the browser throws
 * at the first touch: a preference that cannot be kept is no reason to lose the page.
 */

/** The stored text, or null where there is none or nothing may be stored. */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // Holds for this page view alone.
  }
}

/**
 * Calls back when another tab of the site changes a key of local storage (or clears all of it, the
 * value then being null). Returns the way to stop.
 */
export function listenToStored(key: string, listener: (value: string | null) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener(event.newValue);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** The decoded value of a cookie, or null. */
export function readCookie(name: string): string | null {
  try {
    const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
    return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return null;
  }
}

/** Keeps a value for a year, on every page of the site. */
export function writeCookie(name: string, value: string): void {
  try {
    document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${COOKIE_MAX_AGE}; SameSite=Lax`;
  } catch {
    // Holds for this page view alone.
  }
}
