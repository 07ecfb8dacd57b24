import { NAVIGATION_MANIFEST_URL } from '../../domain/navigationFiles';
import type { NavigationManifest, NavigationTree } from '../../domain/sidebar';

/** Fetches a JSON file of this site; rejects on any failure. */
export type FetchJson = (url: string, cache: RequestCache) => Promise<unknown>;

export interface NavigationStore {
  /** The tree under a key, if it is here. */
  readonly get: (key: string) => NavigationTree | null;
  /** Brings the tree if it is not here yet. Never rejects: after a failure the next need tries again. */
  readonly load: (key: string) => Promise<void>;
  /** Drops the tree, because the site behind it changed; it stays readable until the new one is here. */
  readonly refresh: (key: string) => Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The key of a product's navigation in a language, as the manifest has it. */
export function navigationKey(productId: string, language: string): string {
  return `${productId}.${language}`;
}

/**
 * Keeps the navigation trees that the browser has fetched, one hashed file per product and language,
 * found through the manifest.
 */
export function createNavigationStore(fetchJson: FetchJson): NavigationStore {
  const trees = new Map<string, NavigationTree>();
  const underway = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();
  let manifest: Promise<NavigationManifest> | null = null;

  async function fetchTree(key: string): Promise<void> {
    try {
      // The manifest keeps its name from build to build, so a copy in the browser's cache must be asked about.
      manifest ??= fetchJson(NAVIGATION_MANIFEST_URL, 'no-cache') as Promise<NavigationManifest>;
      const url = (await manifest)[key];
      if (url === undefined) return;
      trees.set(key, (await fetchJson(url, 'default')) as NavigationTree);
      for (const listener of listeners) listener();
    } catch {
      // The static navigation of the page still works. A newer build may have replaced the file's
      // hash, so the next attempt starts from the manifest.
      manifest = null;
    } finally {
      underway.delete(key);
    }
  }

  function fetchOnce(key: string): Promise<void> {
    const promise = underway.get(key) ?? Promise.resolve().then(() => fetchTree(key));
    underway.set(key, promise);
    return promise;
  }

  return {
    get: (key) => trees.get(key) ?? null,
    load: (key) => (trees.has(key) ? Promise.resolve() : fetchOnce(key)),
    refresh: (key) => {
      manifest = null;
      return fetchOnce(key);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The store of this browser tab. */
export const navigationStore = createNavigationStore(async (url, cache) => {
  const response = await fetch(url, { cache });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
});
