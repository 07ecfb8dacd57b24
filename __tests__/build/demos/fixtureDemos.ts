import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DemoCache } from '../../../src/build/demos/demoCache';
import { FileDigests } from '../../../src/build/demos/fileDigests';
import { resolveDemoModules } from '../../../src/build/demos/resolveDemoModules';
import type { DemoFiles } from '../../../src/build/demos/types';

const projectRoot = path.resolve(__dirname, '../../..');
const contentRoot = path.join(projectRoot, '__tests__/fixtures/demos/content');

/** The fixture root as every function of `src/build/demos` takes it. */
export const roots = { contentRoot, roots: [contentRoot], projectRoot };

export function inContent(...names: string[]): string {
  return path.join(contentRoot, ...names);
}

/** The files of a demo that is there, named as from a page in its folder. */
export function findDemo(folder: string, name: string): DemoFiles {
  const resolution = resolveDemoModules(roots, inContent(folder, 'page.md'), name);
  if ('complaint' in resolution) throw new Error(resolution.complaint.message);
  return resolution.files;
}

/** A cache that forgets with the test. Values pass through JSON, as they do in a folder. */
export function createMemoryCache(): DemoCache & { readonly size: () => number } {
  const values = new Map<string, string>();
  return {
    async get<T>(key: string) {
      const value = values.get(key);
      return value === undefined ? undefined : (JSON.parse(value) as T);
    },
    async set(key, value) {
      values.set(key, JSON.stringify(value));
    },
    size: () => values.size,
  };
}

export function createContext(cache: DemoCache = createMemoryCache()) {
  return { ...roots, cache, digests: new FileDigests() };
}

const created: string[] = [];
afterAll(() => created.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** An empty folder of the system's own for temporary files, gone when the test file has run. */
export function createTemporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'demos-'));
  created.push(folder);
  return folder;
}
