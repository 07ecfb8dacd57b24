import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { digestOf } from '../pipeline/digest';

/** Where results outlive a build. What `get` gives back is what `set` was given under that key, or undefined. */
export interface DemoCache {
  get<T>(key: string): Promise<T | undefined>;
  set(key: string, value: unknown): Promise<void>;
}

/**
 * A cache with one JSON file per key. Files are put in place whole, so that a build that is broken
 * off leaves none half-written; one that cannot be read counts as absent.
 */
export function createFolderCache(folder: string): DemoCache {
  const fileOf = (key: string): string => path.join(folder, `${digestOf(key)}.json`);
  let writes = 0;
  return {
    async get<T>(key: string): Promise<T | undefined> {
      try {
        return JSON.parse(await readFile(fileOf(key), 'utf8')) as T;
      } catch {
        return undefined;
      }
    },
    async set(key, value) {
      const file = fileOf(key);
      writes += 1;
      const draft = `${file}.${process.pid}-${writes}.draft`;
      await mkdir(folder, { recursive: true });
      await writeFile(draft, JSON.stringify(value));
      await rename(draft, file);
    },
  };
}
