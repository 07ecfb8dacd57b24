import { createNavigationStore, type FetchJson } from '../../../src/site/navigation/navigationStore';

const TREE = { product: 'ui', language: 'en', entries: [] };

/** Serves files by URL; what is not there rejects, as a failed request does. */
function serve(files: Record<string, unknown>) {
  return jest.fn<Promise<unknown>, Parameters<FetchJson>>(async (url) => {
    if (!(url in files)) throw new Error(`404 ${url}`);
    return files[url];
  });
}

describe('createNavigationStore', () => {
  it('finds the hashed file through the manifest, fetches it once and tells its listeners', async () => {
    const fetchJson = serve({
      '/navigation/manifest.json': { 'ui.en': '/navigation/ui.en.abc.json' },
      '/navigation/ui.en.abc.json': TREE,
    });
    const store = createNavigationStore(fetchJson);
    const listener = jest.fn();
    store.subscribe(listener);
    await Promise.all([store.load('ui.en'), store.load('ui.en')]);
    await store.load('ui.en');
    expect(store.get('ui.en')).toBe(TREE);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(fetchJson.mock.calls).toEqual([
      ['/navigation/manifest.json', 'no-cache'],
      ['/navigation/ui.en.abc.json', 'default'],
    ]);
  });

  it('is quiet when fetching fails and tries again, manifest included, when the tree is needed next', async () => {
    const files: Record<string, unknown> = {
      '/navigation/manifest.json': { 'ui.en': '/navigation/ui.en.old.json' },
    };
    const store = createNavigationStore(serve(files));
    await store.load('ui.en');
    expect(store.get('ui.en')).toBeNull();
    files['/navigation/manifest.json'] = { 'ui.en': '/navigation/ui.en.new.json' };
    files['/navigation/ui.en.new.json'] = TREE;
    await store.load('ui.en');
    expect(store.get('ui.en')).toBe(TREE);
  });

  it('has nothing for a product that the manifest does not name', async () => {
    const store = createNavigationStore(serve({ '/navigation/manifest.json': {} }));
    await store.load('ui.en');
    expect(store.get('ui.en')).toBeNull();
  });

  it('keeps the old tree in sight until a refresh has brought the new one', async () => {
    const files: Record<string, unknown> = {
      '/navigation/manifest.json': { 'ui.en': '/navigation/a.json' },
      '/navigation/a.json': TREE,
    };
    const store = createNavigationStore(serve(files));
    await store.load('ui.en');
    files['/navigation/manifest.json'] = { 'ui.en': '/navigation/b.json' };
    files['/navigation/b.json'] = { ...TREE, entries: [1] };
    const refreshed = store.refresh('ui.en');
    expect(store.get('ui.en')).toBe(TREE);
    await refreshed;
    expect(store.get('ui.en')).toBe(files['/navigation/b.json']);
  });

  it('tells nobody who has stopped listening', async () => {
    const store = createNavigationStore(
      serve({ '/navigation/manifest.json': { 'ui.en': '/a.json' }, '/a.json': TREE }),
    );
    const listener = jest.fn();
    store.subscribe(listener)();
    await store.load('ui.en');
    expect(listener).not.toHaveBeenCalled();
  });
});
