import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createFolderCache } from '../../../src/build/demos/demoCache';
import { createTemporaryFolder } from './fixtureDemos';

describe('createFolderCache', () => {
  it('gives back what it was given, in another process too', async () => {
    const folder = createTemporaryFolder();
    await createFolderCache(folder).set('a key / of any kind', { value: [1, 'two'] });
    await expect(createFolderCache(folder).get('a key / of any kind')).resolves.toEqual({
      value: [1, 'two'],
    });
    await expect(createFolderCache(folder).get('another')).resolves.toBeUndefined();
  });

  it('counts a file that cannot be read as absent, and leaves no draft behind', async () => {
    const folder = createTemporaryFolder();
    const cache = createFolderCache(folder);
    await cache.set('key', 1);
    const [file, ...others] = readdirSync(folder);
    expect(others).toEqual([]);
    writeFileSync(path.join(folder, file ?? ''), '{"half');
    await expect(cache.get('key')).resolves.toBeUndefined();
  });
});
