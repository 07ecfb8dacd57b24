import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { isFile, relativeTo } from '../../../src/build/files/paths';
import { contentRootDir, isInside, loadContentRoot } from '../../../src/build/content/contentRoot';
import { createFolder, siteFile } from './temporaryRoot';

describe('contentRootDir', () => {
  it('is content/ of the project, unless DOCS_CONTENT names another', () => {
    const project = createFolder({ 'content/site.yml': '' });
    expect(contentRootDir(project, {})).toBe(path.join(project, 'content'));
    expect(contentRootDir(project, { DOCS_CONTENT: '' })).toBe(path.join(project, 'content'));
    expect(contentRootDir(project, { DOCS_CONTENT: '../elsewhere' })).toBe(
      path.resolve(project, '../elsewhere'),
    );
    expect(contentRootDir(project, { DOCS_CONTENT: '/absolute/root' })).toBe('/absolute/root');
  });

  it('follows a link to the root, as git does', () => {
    const project = createFolder({ 'real/site.yml': '' });
    symlinkSync(path.join(project, 'real'), path.join(project, 'content'));
    expect(contentRootDir(project, {})).toBe(path.join(project, 'real'));
  });
});

describe('loadContentRoot', () => {
  it('asks for a site.yml where there is none', () => {
    const dir = createFolder({});
    mkdirSync(path.join(dir, 'folder', 'site.yml'), { recursive: true });
    for (const folder of [dir, path.join(dir, 'nowhere'), path.join(dir, 'folder')]) {
      expect(loadContentRoot(folder)).toMatchObject({
        root: null,
        problems: [{ code: 'config-missing', file: 'site.yml', line: 1, column: 1 }],
      });
    }
  });

  it('gives no root where site.yml says nothing that can be built', () => {
    expect(loadContentRoot(createFolder({ 'site.yml': 'title: Docs' }))).toMatchObject({
      root: null,
      problems: expect.arrayContaining([expect.objectContaining({ code: 'config-invalid' })]) as unknown,
    });
  });

  it('declares the folder of each product a root, wherever it lies', () => {
    const outside = createFolder({ 'a.md': '# A' });
    const dir = createFolder({ 'site.yml': siteFile({ lib: 'lib', other: outside }), 'lib/a.md': '# A' });
    const { root, problems } = loadContentRoot(dir);
    expect(problems).toEqual([]);
    expect(root?.roots).toEqual([dir, path.join(dir, 'lib'), outside]);
  });

  it('names a product whose folder is missing, at its key, and goes on', () => {
    const { root, problems } = loadContentRoot(
      createFolder({ 'site.yml': siteFile({ lib: 'lib', gone: 'gone' }), 'lib/a.md': '# A' }),
    );
    expect(root).not.toBeNull();
    expect(problems).toEqual([
      expect.objectContaining({
        code: 'product-dir-missing',
        line: 5,
        message: 'The product "gone" names the folder gone, which does not exist.',
      }),
    ]);
  });

  it('is the same root behind a link', () => {
    const dir = createFolder({ 'real/site.yml': siteFile(), 'real/lib/a.md': '# A' });
    symlinkSync(path.join(dir, 'real'), path.join(dir, 'link'));
    expect(loadContentRoot(path.join(dir, 'link')).root?.dir).toBe(path.join(dir, 'real'));
  });
});

describe('isInside', () => {
  it('follows links before it answers', () => {
    const outside = createFolder({ 'secret.md': '' });
    const dir = createFolder({ 'a.md': '', 'below/b.md': '' });
    symlinkSync(path.join(outside, 'secret.md'), path.join(dir, 'leak.md'));
    symlinkSync(outside, path.join(dir, 'leak'));
    symlinkSync(path.join(dir, 'a.md'), path.join(dir, 'fine.md'));
    const inside = (name: string) => isInside(path.join(dir, name), [dir]);
    expect(['a.md', 'below/b.md', 'fine.md', '.', 'not-there.md'].map(inside)).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(['leak.md', 'leak/secret.md', 'leak/not-there.md', '..', '../x'].map(inside)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('does not take a folder for another with a longer name', () => {
    const dir = createFolder({ 'lib/a.md': '', 'lib-2/a.md': '' });
    expect(isInside(path.join(dir, 'lib-2/a.md'), [path.join(dir, 'lib')])).toBe(false);
  });
});

describe('isFile', () => {
  it('never throws, whatever an author took for a name', () => {
    const dir = createFolder({ 'a.md': '' });
    expect(isFile(path.join(dir, 'a.md'))).toBe(true);
    for (const name of ['.', 'not-there', 'a.md/b', 'a\0b', 'a'.repeat(5000)]) {
      expect(isFile(path.join(dir, name))).toBe(false);
    }
  });
});

test('relativeTo names files as problems do', () => {
  expect(relativeTo('/root', '/root/lib/a.md')).toBe('lib/a.md');
  expect(relativeTo('/root', '/other/a.md')).toBe('../other/a.md');
});
