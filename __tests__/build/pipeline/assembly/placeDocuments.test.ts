import {
  defaultPathOf,
  placeDocuments,
  productOfPath,
} from '../../../../src/build/pipeline/assembly/placeDocuments';
import { siteConfig, source, sourceAt } from './literals';
import type { SourceDocument } from '../../../../src/build/pipeline/assembly/types';
import type { SiteConfig } from '../../../../src/domain/site';

const place = (documents: readonly SourceDocument[], config: SiteConfig = siteConfig()) => {
  const { placed, problems } = placeDocuments(documents, config);
  return {
    placed: placed.map(({ source: { file }, path, language, original }) =>
      [file, `${language}:${path}`, ...(original ? [original.file] : [])].join(' '),
    ),
    problems,
  };
};
const files = (...names: string[]) => names.map((file) => source({ file }));

describe('productOfPath', () => {
  const { products } = siteConfig();

  test.each([
    ['/lib', 'lib'],
    ['/lib/a', 'lib'],
    ['/library/a', 'lib'],
    ['/lib/charts', 'charts'],
    ['/lib/charts/bars', 'charts'],
    ['/lib/charts-old', 'lib'],
    ['/libs', undefined],
    ['/', undefined],
  ])('%s belongs to %s', (path, id) => {
    expect(productOfPath(path, products)?.id).toBe(id);
    expect(productOfPath(path, products.toReversed())?.id).toBe(id);
  });
});

describe('defaultPathOf', () => {
  const product = siteConfig().products[0];
  if (!product) throw new Error('There is a product');

  test.each([
    ['index', '/lib'],
    ['overview', '/lib/overview'],
    ['lib', '/lib/lib'],
    ['button/button', '/lib/button'],
    ['button/index', '/lib/button'],
    ['button/usage', '/lib/button/usage'],
    ['components/button/button', '/lib/components/button'],
    ['button/button/button', '/lib/button/button'],
  ])('%s.md is %s', (name, path) => {
    expect(defaultPathOf(name, product)).toBe(path);
  });
});

describe('placeDocuments', () => {
  it('takes the path of the front matter before the file’s own, without slash, query or hash', () => {
    expect(
      place([source({ file: 'lib/a.md' }), sourceAt('lib/b.md', '/library/react-b/?x#y')]).placed,
    ).toEqual(['lib/a.md en:/lib/a', 'lib/b.md en:/library/react-b']);
  });

  it('takes name-zh.md for the translation of name.md, with its path', () => {
    const original = sourceAt('lib/button.md', '/lib/react-button');
    const translation = sourceAt('lib/button-zh.md', '/somewhere/else');
    expect(place([translation, original])).toEqual({
      placed: ['lib/button-zh.md zh:/lib/react-button lib/button.md', 'lib/button.md en:/lib/react-button'],
      problems: [],
    });
  });

  it('translates index and collapsed pages too, and MDX by Markdown', () => {
    expect(place(files('lib/index.md', 'lib/index-zh.md', 'lib/a/a.mdx', 'lib/a/a-zh.md')).placed).toEqual([
      'lib/a/a-zh.md zh:/lib/a lib/a/a.mdx',
      'lib/a/a.mdx en:/lib/a',
      'lib/index-zh.md zh:/lib lib/index.md',
      'lib/index.md en:/lib',
    ]);
  });

  it('takes a name that merely ends like a language for a page', () => {
    expect(
      place(files('lib/joy-ui.md', 'lib/joy.md', 'lib/only-zh.md', 'lib/a.md', 'lib/a-pt.md')).placed,
    ).toEqual([
      'lib/a-pt.md en:/lib/a-pt',
      'lib/a.md en:/lib/a',
      'lib/joy-ui.md en:/lib/joy-ui',
      'lib/joy.md en:/lib/joy',
      'lib/only-zh.md en:/lib/only-zh',
    ]);
  });

  it('translates joy-ui.md as well', () => {
    expect(place(files('lib/joy-ui.md', 'lib/joy-ui-zh.md')).placed).toEqual([
      'lib/joy-ui-zh.md zh:/lib/joy-ui lib/joy-ui.md',
      'lib/joy-ui.md en:/lib/joy-ui',
    ]);
  });

  it('seeks the original in the same product alone', () => {
    expect(place(files('lib/a-zh.md', 'charts/a.md')).placed).toEqual([
      'charts/a.md en:/lib/charts/a',
      'lib/a-zh.md en:/lib/a-zh',
    ]);
  });

  test.each([
    [
      'climbs',
      '/lib/../../etc/passwd',
      'path-escapes-root',
      'The path "/lib/../../etc/passwd" climbs with "..".',
    ],
    ['belongs to nobody', '/nowhere/a', 'unknown-product', 'No product of site.yml has the path /nowhere/a.'],
    [
      'belongs to another product',
      '/lib/charts/a',
      'path-outside-product',
      'The path /lib/charts/a belongs to "charts", but the file lies in the folder of "lib".',
    ],
  ])('refuses a path that %s, at the key', (_what, path, code, message) => {
    const { placed, problems } = place([sourceAt('lib/a.md', path), source({ file: 'lib/b.md' })]);
    expect(placed).toEqual(['lib/b.md en:/lib/b']);
    expect(problems).toEqual([
      expect.objectContaining({ code, file: 'lib/a.md', line: 2, column: 1, message }),
    ]);
    expect(problems[0]?.suggestion).toContain('/lib or /library');
  });

  it('refuses a file whose folder spells another product’s prefix', () => {
    expect(place(files('lib/charts/bars.md'))).toMatchObject({
      placed: [],
      problems: [{ code: 'path-outside-product', file: 'lib/charts/bars.md', line: 1 }],
    });
  });

  it('drops the translation of a page that has no place, and reports the page once', () => {
    const { placed, problems } = place([sourceAt('lib/a.md', '/nowhere'), source({ file: 'lib/a-zh.md' })]);
    expect(placed).toEqual([]);
    expect(problems.map(({ file }) => file)).toEqual(['lib/a.md']);
  });

  it('gives a path wanted twice to the first file, and names every other one at each', () => {
    const { placed, problems } = place([
      sourceAt('lib/c.md', '/lib/Same/'),
      source({ file: 'lib/same.md' }),
      sourceAt('lib/b.md', '/lib/same'),
    ]);
    expect(placed).toEqual(['lib/b.md en:/lib/same']);
    expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
      'lib/b.md:2 The path /lib/same is taken twice: also by lib/c.md (/lib/Same/), lib/same.md (/lib/same).',
      'lib/c.md:2 The path /lib/Same/ is taken twice: also by lib/b.md (/lib/same), lib/same.md (/lib/same).',
      'lib/same.md:1 The path /lib/same is taken twice: also by lib/b.md (/lib/same), lib/c.md (/lib/Same/).',
    ]);
    expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['duplicate-path']));
  });

  it('drops the translation of a page that lost its path, without blaming it', () => {
    const { placed, problems } = place([
      source({ file: 'lib/z.md' }),
      source({ file: 'lib/z-zh.md' }),
      sourceAt('lib/a.md', '/lib/z'),
    ]);
    expect(placed).toEqual(['lib/a.md en:/lib/z']);
    expect(problems.map(({ file }) => file)).toEqual(['lib/a.md', 'lib/z.md']);
  });

  it('reports two translations of one page into one language', () => {
    const { placed, problems } = place(files('lib/a.md', 'lib/a-zh.md', 'lib/a-zh.mdx'));
    expect(placed).toEqual(['lib/a-zh.md zh:/lib/a lib/a.md', 'lib/a.md en:/lib/a']);
    expect(problems.map(({ file }) => file)).toEqual(['lib/a-zh.md', 'lib/a-zh.mdx']);
  });

  it('does not care in which order files come', () => {
    const documents = files('lib/b.md', 'lib/a.md', 'lib/b-zh.md', 'charts/index.md');
    expect(place(documents.toReversed())).toEqual(place(documents));
  });
});
