import { parseSiteConfig } from '../../../../src/build/pipeline/config/parseSiteConfig';
import { compareProblems } from '../../../../src/domain/problem';

const LEAST = `title: Docs
siteUrl: https://docs.example.com/
products:
  - id: lib
    name: Lib
    category: core
    paths: [/lib]
    dir: lib
`;

describe('parseSiteConfig', () => {
  it('fills in what a short file leaves out', () => {
    const { config, problems } = parseSiteConfig(LEAST);
    expect(problems).toEqual([]);
    expect(config).toEqual({
      title: 'Docs',
      siteUrl: 'https://docs.example.com',
      defaultLanguage: 'en',
      languages: ['en'],
      acceptedLanguages: ['en'],
      components: {},
      externalPaths: {},
      products: [
        {
          id: 'lib',
          name: 'Lib',
          category: 'core',
          paths: ['/lib'],
          dir: 'lib',
          sidebar: 'sidebar.yml',
          versions: [],
          packages: [],
          apiTabs: false,
        },
      ],
    });
  });

  it('accepts the listed languages where nothing else is said', () => {
    expect(parseSiteConfig(`${LEAST}languages: [en, zh]\n`).config?.acceptedLanguages).toEqual(['en', 'zh']);
  });

  it('takes everything that the contract names', () => {
    const { config, problems } = parseSiteConfig(`${LEAST}    sidebar: pages.ts
    logo: logos/lib.svg
    wordmark: logos/word.svg
    versions: [{ text: v2, current: true }, { text: v1, href: 'https://v1.example.com' }, { text: all, href: /versions }]
    packages: ['@scope/lib', { name: '@scope/more', exclude: [Internal] }]
    apiTabs: true
repository: { url: https://github.com/org/repo }
defaultLanguage: en
languages: [en]
acceptedLanguages: [en, zh, pt-BR]
assets: static
components:
  modules/Gallery.js: ./components/Gallery.tsx
externalPaths:
  /blog: https://example.com
`);
    expect(problems).toEqual([]);
    expect(config?.repository).toEqual({ url: 'https://github.com/org/repo', branch: 'main', path: '' });
    expect(config?.products[0]?.versions).toHaveLength(3);
    expect(config?.products[0]?.packages).toEqual([
      { name: '@scope/lib', exclude: [] },
      { name: '@scope/more', exclude: ['Internal'] },
    ]);
    expect(config?.externalPaths).toEqual({ '/blog': 'https://example.com' });
  });

  it('says what a package may be, and has each once', () => {
    const { config, problems } = parseSiteConfig(`${LEAST}    packages:
      - 5
      - { exclude: [A] }
`);
    expect(config).toBeNull();
    expect(problems.map(({ line, message }) => [line, message])).toEqual([
      [
        expect.any(Number),
        'Bad value at products[0].packages[0]: must be the name of a package, or a mapping with "name" and "exclude" (found 5).',
      ],
      [expect.any(Number), expect.stringContaining('products[0].packages[1].name')],
    ]);
    const twice = parseSiteConfig(`${LEAST}    packages: [lib, { name: lib }]\n`);
    expect(twice.problems).toMatchObject([
      { code: 'config-invalid', message: 'The package lib belongs to "lib" already.' },
    ]);
    const unknown = parseSiteConfig(`${LEAST}    packages: [{ name: lib, excluded: [A] }]\n`);
    expect(unknown.problems).toMatchObject([
      { code: 'config-unknown-key', suggestion: 'Did you mean "exclude"?' },
    ]);
    expect(unknown.config?.products[0]?.packages).toEqual([{ name: 'lib', exclude: [] }]);
  });

  it('warns of unknown keys, each at its place, and goes on without them', () => {
    const { config, problems } = parseSiteConfig(
      `colour: blue\n${LEAST}    dirr: x\n    versions: [{ text: v1, curent: true }]\n`,
    );
    expect(problems.toSorted(compareProblems)).toEqual([
      expect.objectContaining({
        line: 1,
        column: 1,
        message: 'Unknown key "colour".',
        suggestion: expect.stringMatching(/^Remove it, or use one of: title, .*, products\.$/) as string,
      }),
      {
        code: 'config-unknown-key',
        file: 'site.yml',
        line: 10,
        column: 5,
        message: 'Unknown key "dirr" at products[0].',
        suggestion: 'Did you mean "dir"?',
      },
      {
        code: 'config-unknown-key',
        file: 'site.yml',
        line: 11,
        column: 28,
        message: 'Unknown key "curent" at products[0].versions[0].',
        suggestion: 'Did you mean "current"?',
      },
    ]);
    expect(config).toEqual(expect.objectContaining({ title: 'Docs' }));
    expect(config).not.toHaveProperty('colour');
    expect(config?.products[0]?.versions).toEqual([{ text: 'v1' }]);
  });

  it('gives no configuration where a value is wrong, and reports unknown keys all the same', () => {
    const { config, problems } = parseSiteConfig(`${LEAST}languages: english\ncolour: blue\n`);
    expect(config).toBeNull();
    expect(problems.map(({ code, line }) => [code, line])).toEqual([
      ['config-invalid', 9],
      ['config-unknown-key', 10],
    ]);
  });

  test.each([
    ['a missing title', LEAST.replace('title: Docs\n', ''), 1, 1, /title/],
    ['no product', LEAST.replace(/products:[\s\S]*/, 'products: []\n'), 3, 1, /products/],
    ['a prefix that ends with a slash', LEAST.replace('/lib]', '/lib/]'), 7, 13, /must start with a slash/],
    ['a prefix without a slash', LEAST.replace('/lib]', 'lib]'), 7, 13, /must start with a slash/],
    ['an id with a space', LEAST.replace('id: lib', 'id: my lib'), 4, 5, /lower-case letters/],
    ['a missing folder', LEAST.replace('    dir: lib\n', ''), 4, 5, /dir/],
    ['an address that is none', LEAST.replace('https://docs.example.com/', 'docs'), 2, 1, /https:\/\//],
    [
      'an address that runs',
      LEAST.replace('https://docs.example.com/', 'javascript:alert(1)'),
      2,
      1,
      /https:\/\//,
    ],
    [
      'a version that runs',
      `${LEAST}    versions: [{ text: v1, href: 'javascript:alert(1)' }]`,
      9,
      28,
      /https:\/\//,
    ],
    ['a language of three letters', `${LEAST}languages: [eng]`, 9, 13, /language code/],
    ['a text', 'Docs', 1, 1, /expected object/],
    ['an empty file', '', 1, 1, /expected object/],
    ['a YAML error', 'title: "Docs\n', 1, 8, /not valid YAML/],
  ])('refuses %s, where it stands', (_what, text, line, column, message) => {
    const { config, problems } = parseSiteConfig(text);
    expect(config).toBeNull();
    expect(problems).toContainEqual(
      expect.objectContaining({
        code: 'config-invalid',
        line,
        column,
        message: expect.stringMatching(message) as string,
      }),
    );
  });

  it('refuses aliases that explode', () => {
    const bomb = Array.from(
      { length: 9 },
      (_, index) =>
        `l${index}: &l${index} [${Array.from({ length: 10 }, () => (index === 0 ? 'x' : `*l${index - 1}`)).join()}]`,
    ).join('\n');
    expect(parseSiteConfig(`${bomb}\n${LEAST}`)).toMatchObject({
      config: null,
      problems: [{ code: 'config-invalid' }],
    });
  });

  describe('contradictions', () => {
    const second = (id: string, prefix: string) =>
      `  - id: ${id}\n    name: Second\n    category: core\n    paths: [/own, ${prefix}]\n    dir: second\n`;

    it('of two products with one id', () => {
      expect(parseSiteConfig(LEAST + second('lib', '/second')).problems).toEqual([
        {
          code: 'config-invalid',
          file: 'site.yml',
          line: 9,
          column: 5,
          message: 'Two products have the id "lib".',
          suggestion: 'Give each product an id of its own.',
        },
      ]);
    });

    it('of a path that belongs to two products', () => {
      expect(parseSiteConfig(LEAST + second('second', '/lib')).problems).toEqual([
        expect.objectContaining({ line: 12, column: 19, message: 'The path /lib belongs to "lib" already.' }),
      ]);
    });

    it('not of a path under another product’s', () => {
      expect(parseSiteConfig(LEAST + second('second', '/lib/second')).problems).toEqual([]);
    });

    it('of a language that is used but no URL prefix', () => {
      const { problems } = parseSiteConfig(
        `${LEAST}defaultLanguage: pt\nlanguages: [en, zh]\nacceptedLanguages: [en]\n`,
      );
      expect(problems.map(({ line, message }) => [line, message])).toEqual([
        [11, 'The language "pt" is used but not accepted as a URL prefix.'],
        [11, 'The language "zh" is used but not accepted as a URL prefix.'],
      ]);
    });
  });

  it('tells where a value of the file stands', () => {
    expect(parseSiteConfig(LEAST).placeOf(['products', 0, 'dir'])).toEqual({ line: 8, column: 5 });
    expect(parseSiteConfig('"').placeOf(['products'])).toEqual({ line: 1, column: 1 });
  });
});
