import { createNavigationFiles } from '../../../src/build/output/navigationFiles';
import type { NavigationTree } from '../../../src/domain/sidebar';

const tree = (language: string, title = 'A'): NavigationTree => ({
  product: 'lib',
  language,
  entries: [{ pathname: '/lib/a', title, href: '/lib/a', hasPage: true }],
});
const create = (...trees: NavigationTree[]) =>
  createNavigationFiles(new Map(trees.map((one) => [`lib.${one.language}`, one])));

describe('createNavigationFiles', () => {
  it('makes a file per product and language, and a manifest that names them', () => {
    const files = create(tree('en'), tree('zh'));
    const [en, zh, manifest] = files;
    expect(files).toHaveLength(3);
    expect(JSON.parse(en?.text ?? '')).toEqual(tree('en'));
    expect(JSON.parse(zh?.text ?? '')).toEqual(tree('zh'));
    expect(manifest?.url).toBe('/navigation/manifest.json');
    expect(JSON.parse(manifest?.text ?? '')).toEqual({ 'lib.en': en?.url, 'lib.zh': zh?.url });
  });

  it('names a file by what is in it: another text, another name', () => {
    const [before] = create(tree('en'));
    expect(before?.url).toMatch(/^\/navigation\/lib\.en\.[0-9a-f]{16}\.json$/);
    expect(create(tree('en'))[0]?.url).toBe(before?.url);
    expect(create(tree('en', 'B'))[0]?.url).not.toBe(before?.url);
  });

  it('makes an empty manifest of no navigation', () => {
    expect(createNavigationFiles(new Map())).toEqual([{ url: '/navigation/manifest.json', text: '{}' }]);
  });
});
