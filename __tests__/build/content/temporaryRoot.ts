import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadContentRoot, type ContentRoot } from '../../../src/build/content/contentRoot';

/** What a `site.yml` needs at least; products are written as `id: dir`. */
export function siteFile(products: Readonly<Record<string, string>> = { lib: 'lib' }, more = ''): string {
  const list = Object.entries(products).map(
    ([id, dir]) => `  - { id: ${id}, name: ${id}, category: core, paths: [/${id}], dir: ${dir} }\n`,
  );
  return `title: Docs\nsiteUrl: https://docs.example.com\nproducts:\n${list.join('')}${more}`;
}

/** A folder with these files, that lasts as long as the test that made it. */
export function createFolder(files: Readonly<Record<string, string | Uint8Array>>): string {
  const dir = realpathSync(mkdtempSync(path.join(tmpdir(), 'docs-test-')));
  created.push(dir);
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(dir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return dir;
}

const created: string[] = [];
afterEach(() => {
  for (const dir of created.splice(0)) rmSync(dir, { recursive: true, force: true });
});

/** The content root of a folder whose `site.yml` is good. */
export function rootOf(dir: string): ContentRoot {
  const { root, problems } = loadContentRoot(dir);
  if (!root) throw new Error(JSON.stringify(problems));
  return root;
}

/** A PNG of 3 by 2 pixels, as far as anybody reads who only wants its size. */
export const PNG_3_BY_2 = Buffer.from(
  '89504e470d0a1a0a0000000d4948445200000003000000020806000000' + '9d74661a',
  'hex',
);
