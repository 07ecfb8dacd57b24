import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { listDocuments, walk } from '../../../src/build/content/listFiles';
import { createFolder, rootOf, siteFile } from './temporaryRoot';

const list = async (dir: string) => {
  const { files, problems } = await listDocuments(rootOf(dir));
  return {
    files: files.map(({ file, productId, name, format }) => `${file} ${productId} ${name} ${format}`),
    problems,
  };
};

describe('listDocuments', () => {
  it('finds Markdown and MDX of every product, sorted, and nothing else', async () => {
    const dir = createFolder({
      'site.yml': siteFile({ lib: 'lib', other: 'data/other' }),
      'lib/b.md': '',
      'lib/a/a.mdx': '',
      'lib/a/Demo.tsx': '',
      'lib/notes.markdown': '',
      'lib/sidebar.yml': '',
      'data/other/index.md': '',
      'README.md': 'belongs to no product',
    });
    expect(await list(dir)).toEqual({
      files: ['data/other/index.md other index md', 'lib/a/a.mdx lib a/a mdx', 'lib/b.md lib b md'],
      problems: [],
    });
  });

  it('passes over folders of tools and what is hidden', async () => {
    const dir = createFolder({
      'site.yml': siteFile(),
      'lib/a.md': '',
      'lib/node_modules/package/README.md': '',
      'lib/.git/b.md': '',
      'lib/.hidden.md': '',
      'lib/.cache/c.md': '',
      'lib/public/d.md': '',
    });
    expect((await list(dir)).files).toEqual(['lib/a.md lib a md']);
  });

  it('gives documents to the product whose folder is nearest to them', async () => {
    const dir = createFolder({
      'site.yml': siteFile({ outer: 'data', inner: 'data/inner' }),
      'data/a.md': '',
      'data/inner/b.md': '',
      'data/inner-2/c.md': '',
    });
    expect((await list(dir)).files).toEqual([
      'data/a.md outer a md',
      'data/inner-2/c.md outer inner-2/c md',
      'data/inner/b.md inner b md',
    ]);
  });

  it('gives a folder that two products declare to the first', async () => {
    const dir = createFolder({ 'site.yml': siteFile({ one: 'data', two: 'data' }), 'data/a.md': '' });
    expect((await list(dir)).files).toEqual(['data/a.md one a md']);
  });

  it('reads a declared folder outside the content root', async () => {
    const outside = createFolder({ 'a.md': '' });
    const dir = createFolder({ 'site.yml': siteFile({ lib: outside }) });
    expect((await list(dir)).files).toEqual([`../${path.basename(outside)}/a.md lib a md`]);
  });

  it('reports a link that leads out of the root, file or folder, and does not follow it', async () => {
    const outside = createFolder({ 'secret.md': '', 'folder/more.md': '' });
    const dir = createFolder({ 'site.yml': siteFile(), 'lib/a.md': '' });
    symlinkSync(path.join(outside, 'secret.md'), path.join(dir, 'lib', 'leak.md'));
    symlinkSync(path.join(outside, 'folder'), path.join(dir, 'lib', 'leaks'));
    const { files, problems } = await list(dir);
    expect(files).toEqual(['lib/a.md lib a md']);
    expect(
      problems.map(({ code, file, line, column }) => `${code} ${file}:${line}:${column}`).sort(),
    ).toEqual(['symlink-outside-root lib/leak.md:1:1', 'symlink-outside-root lib/leaks:1:1']);
  });

  it('follows a link to a file inside the root, but none to a folder, which could go round', async () => {
    const dir = createFolder({ 'site.yml': siteFile(), 'lib/a.md': '', 'shared/b.md': '' });
    symlinkSync(path.join(dir, 'shared', 'b.md'), path.join(dir, 'lib', 'linked.md'));
    symlinkSync(path.join(dir, 'lib'), path.join(dir, 'lib', 'round'));
    expect(await list(dir)).toEqual({
      files: ['lib/a.md lib a md', 'lib/linked.md lib linked md'],
      problems: [],
    });
  });

  it('passes over a link to nothing', async () => {
    const dir = createFolder({ 'site.yml': siteFile(), 'lib/a.md': '' });
    symlinkSync(path.join(dir, 'lib', 'gone.md'), path.join(dir, 'lib', 'dangling.md'));
    expect(await list(dir)).toEqual({ files: ['lib/a.md lib a md'], problems: [] });
  });
});

describe('walk', () => {
  it('finds nothing in a folder that is not there', async () => {
    const dir = createFolder({});
    expect(await walk(path.join(dir, 'nowhere'), { dir, roots: [dir] }, [])).toEqual([]);
  });
});
