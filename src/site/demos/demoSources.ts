import type { DemoSources } from '../../domain/demo';

const loaded = new Map<string, Promise<DemoSources>>();

/**
 * Fetches the sources of a demo. Each address is fetched once, however many ask; after a failure, which
 * rejects, the next one who asks tries again.
 *
 * @param url where the page's data says that they are; its name changes with their content
 */
export function loadDemoSources(url: string): Promise<DemoSources> {
  const known = loaded.get(url);
  if (known) return known;
  const loading = fetchSources(url);
  loaded.set(url, loading);
  loading.catch(() => loaded.delete(url));
  return loading;
}

async function fetchSources(url: string): Promise<DemoSources> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The server answered ${response.status} for ${url}.`);
  return (await response.json()) as DemoSources;
}
