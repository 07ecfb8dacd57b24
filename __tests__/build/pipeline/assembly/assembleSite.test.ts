import { assembleSite, externalHrefOf } from '../../../../src/build/pipeline/assembly/assembleSite';
import {
  imageKey,
  type AssemblyInput,
  type ResolvedDemo,
  type Site,
} from '../../../../src/build/pipeline/assembly/types';
import { parseManifest } from '../../../../src/build/pipeline/sidebars/parseManifest';
import { parsed, siteConfig, source, sourceAt } from './literals';

const titled = (text: string) => parsed({ heading: { text, line: 1, column: 1 } });

const LIB_SIDEBAR = `- pathname: /lib
- pathname: /lib/components-group
  title: { en: Components, zh: 组件 }
  children:
    - pathname: /lib/button
    - pathname: /lib/secret
      inSideNav: false
- pathname: /blog/v2
  title: Blog
`;
const CHARTS_SIDEBAR = '- pathname: /lib/charts\n';

const input = (over: Partial<AssemblyInput> = {}): AssemblyInput => ({
  config: siteConfig(),
  placeOf: () => ({ line: 1, column: 1 }),
  packages: [],
  findSince: () => null,
  documents: [
    source({ file: 'lib/index.md', parsed: titled('Overview') }),
    source({ file: 'lib/index-zh.md', parsed: titled('概览') }),
    source({
      file: 'lib/button.md',
      parsed: parsed({ components: [{ name: 'modules/Gallery.js', props: {} }], heading: null }),
    }),
    source({ file: 'lib/secret.md', parsed: titled('Secret') }),
    source({ file: 'charts/index.md', parsed: parsed({ frontMatter: { productId: 'charts-pro' } }) }),
  ],
  manifests: new Map([
    ['lib', parseManifest(LIB_SIDEBAR, 'lib/sidebar.yml')],
    ['charts', parseManifest(CHARTS_SIDEBAR, 'charts/sidebar.yml')],
  ]),
  images: new Map(),
  demos: new Map(),
  renderings: new Map(),
  brokenComponents: new Map(),
  texts: new Map(),
  assetPaths: new Set(),
  logos: new Map([['lib\nlogo.svg', '/content-files/1-logo.svg']]),
  problems: [],
  ...over,
});

const contextOf = (site: Site, url: string) => {
  const page = site.pages.find((candidate) => candidate.url === url);
  if (!page) throw new Error(`No page ${url} among ${site.pages.map((candidate) => candidate.url).join()}`);
  return page.context;
};

describe('assembleSite', () => {
  const site = assembleSite(input());

  it('finds nothing wrong with a good site', () => {
    expect(site.problems).toEqual([]);
  });

  it('makes a page per path and language', () => {
    expect(site.pages.map(({ url }) => url).sort()).toEqual([
      '/lib',
      '/lib/button',
      '/lib/charts',
      '/lib/secret',
      '/zh/lib',
      '/zh/lib/button',
      '/zh/lib/charts',
      '/zh/lib/secret',
    ]);
  });

  it('tells an original everything that it shows of the site', () => {
    expect(contextOf(site, '/lib')).toEqual({
      docId: 'en:/lib',
      language: 'en',
      fallbackLanguage: null,
      docPath: '/lib',
      productId: 'lib',
      analytics: { productId: 'null', productCategoryId: 'null' },
      breadcrumbs: [{ title: 'Lib', href: '/lib' }],
      previous: null,
      next: { title: 'Button', href: '/lib/button' },
      canonicalPath: '/lib',
      alternates: [
        { language: 'en', path: '/lib' },
        { language: 'zh', path: '/zh/lib' },
      ],
      navigationDigest: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
      liveKey: null,
      liveDigest: null,
    });
  });

  it('gives a translation its own text and its own canonical address', () => {
    expect(contextOf(site, '/zh/lib')).toMatchObject({
      docId: 'zh:/lib',
      language: 'zh',
      fallbackLanguage: null,
      canonicalPath: '/zh/lib',
      breadcrumbs: [{ title: 'Lib', href: '/zh/lib' }],
      next: { title: 'Button', href: '/zh/lib/button' },
    });
  });

  it('serves the original where there is no translation, and points there', () => {
    expect(contextOf(site, '/zh/lib/button')).toMatchObject({
      docId: 'en:/lib/button',
      language: 'zh',
      fallbackLanguage: 'en',
      canonicalPath: '/lib/button',
      alternates: [{ language: 'en', path: '/lib/button' }],
      breadcrumbs: [
        { title: 'Lib', href: '/zh/lib' },
        { title: '组件', href: null },
      ],
      previous: { title: '概览', href: '/zh/lib' },
      next: null,
      liveKey: contextOf(site, '/lib/button').liveKey,
    });
    expect(contextOf(site, '/lib/button').liveKey).toMatch(/^lib-button-/);
  });

  it('belongs a page to the product with the longest prefix', () => {
    expect(contextOf(site, '/lib/charts')).toMatchObject({
      productId: 'charts',
      breadcrumbs: [{ title: 'Charts', href: '/lib/charts' }],
      previous: null,
      next: null,
    });
  });

  it('names analytics the route’s product, unless the front matter names another', () => {
    const config = siteConfig();
    const [lib] = config.products;
    if (!lib) throw new Error('There is a product');
    const routes = assembleSite(
      input({
        config: { ...config, products: [{ ...lib, paths: ['/material-ui', '/x/react-charts', '/docs'] }] },
        documents: [
          source({ file: 'lib/a.md' }),
          sourceAt('lib/b.md', '/x/react-charts'),
          sourceAt('lib/c.md', '/docs'),
          source({ file: 'lib/d.md', parsed: parsed({ frontMatter: { productId: 'own' } }) }),
        ],
        manifests: new Map(),
      }),
    );
    expect(contextOf(routes, '/material-ui/a').analytics).toEqual({
      productId: 'material-ui',
      productCategoryId: 'core',
    });
    expect(contextOf(routes, '/x/react-charts').analytics).toEqual({
      productId: 'x-charts',
      productCategoryId: 'x',
    });
    expect(contextOf(routes, '/docs').analytics).toEqual({ productId: 'docs', productCategoryId: 'null' });
    expect(contextOf(routes, '/zh/material-ui/d').analytics).toEqual({
      productId: 'own',
      productCategoryId: 'core',
    });
    expect(contextOf(site, '/lib/charts').analytics.productId).toBe('charts-pro');
  });

  it('gives paths under /blog no language', () => {
    const config = siteConfig({ externalPaths: {} });
    const [lib] = config.products;
    if (!lib) throw new Error('There is a product');
    const blog = assembleSite(
      input({
        config: { ...config, products: [{ ...lib, paths: ['/blog'] }] },
        documents: [source({ file: 'lib/v2.md' })],
        manifests: new Map(),
      }),
    );
    expect(blog.pages.map(({ url }) => url)).toEqual(['/blog/v2']);
    expect(contextOf(blog, '/blog/v2').alternates).toEqual([{ language: 'en', path: '/blog/v2' }]);
  });

  it('makes a navigation tree per product and language, without what is not listed', () => {
    expect([...site.navigation.keys()]).toEqual(['lib.en', 'lib.zh', 'charts.en', 'charts.zh']);
    expect(site.navigation.get('lib.zh')).toEqual({
      product: 'lib',
      language: 'zh',
      entries: [
        { pathname: '/lib', title: '概览', href: '/zh/lib', hasPage: true },
        {
          pathname: '/lib/components-group',
          title: '组件',
          href: '/zh/lib/button',
          hasPage: false,
          children: [{ pathname: '/lib/button', title: 'Button', href: '/zh/lib/button', hasPage: true }],
        },
        {
          pathname: '/blog/v2',
          title: 'Blog',
          href: 'https://blog.example.com/blog/v2',
          hasPage: false,
          external: true,
        },
      ],
    });
  });

  it('tells the shell what it knows of the whole site', () => {
    expect(site.shell).toEqual({
      title: 'Docs',
      siteUrl: 'https://docs.example.com',
      defaultLanguage: 'en',
      languages: ['en'],
      acceptedLanguages: ['en', 'zh'],
      repositoryUrl: 'https://github.com/org/repo',
      products: [
        {
          id: 'lib',
          name: 'Lib',
          href: '/lib',
          logo: '/content-files/1-logo.svg',
          wordmark: null,
          versions: [{ text: 'v1', current: true }],
          paths: ['/lib', '/library'],
        },
        {
          id: 'charts',
          name: 'Charts',
          href: '/lib/charts',
          logo: null,
          wordmark: null,
          versions: [],
          paths: ['/lib/charts'],
        },
      ],
    });
  });

  it('leaves a product without pages out of the shell, and finds a first page without a sidebar', () => {
    const { shell, problems } = assembleSite(
      input({ documents: [source({ file: 'lib/button.md' })], manifests: new Map() }),
    );
    expect(shell.products.map(({ id, href }) => [id, href])).toEqual([['lib', '/lib/button']]);
    expect(problems).toEqual([]);
  });

  it('names each demo once, by id', () => {
    const resolved = (id: string): ResolvedDemo => ({ ok: true, demo: { id, name: id, variants: [] } });
    const demos = new Map<string, ResolvedDemo>([
      ['1', resolved('lib/B')],
      ['2', resolved('lib/A')],
      ['3', resolved('lib/B')],
      ['4', { ok: false, message: 'Broken' }],
    ]);
    expect(assembleSite(input({ demos })).demos.map(({ id }) => id)).toEqual(['lib/A', 'lib/B']);
  });
});

describe('the problems of a site', () => {
  const problemsOf = (over: Partial<AssemblyInput>) =>
    assembleSite(input(over)).problems.map(
      ({ code, file, line, message }) => `${file}:${line} ${code} ${message}`,
    );
  const documents = input().documents;

  it('are warned of where no sidebar leads to a page', () => {
    expect(
      problemsOf({
        documents: [...documents, source({ file: 'lib/lonely.md' }), source({ file: 'lib/lonely-zh.md' })],
      }),
    ).toEqual(['lib/lonely.md:1 page-not-in-sidebar No entry of lib/sidebar.yml leads to /lib/lonely.']);
  });

  it('do not hold a manifest that cannot be read against the pages', () => {
    const manifests = new Map(input().manifests);
    manifests.set('charts', parseManifest('pathname: /lib/charts', 'charts/sidebar.yml'));
    expect(problemsOf({ manifests })).toEqual([
      'charts/sidebar.yml:1 sidebar-syntax A sidebar must be a list of entries.',
    ]);
  });

  it('are missing images, with where to put them', () => {
    const images = [
      { src: '/static/a.png', line: 4, column: 2 },
      { src: './b.png', line: 5, column: 2 },
      { src: './there.png', line: 6, column: 2 },
    ];
    const there = new Map([
      [imageKey('lib/index.md', './there.png'), { url: '/x', width: null, height: null }],
    ]);
    const [first, ...rest] = documents;
    if (!first) throw new Error('There is a document');
    const { problems } = assembleSite(
      input({
        config: siteConfig({ assets: 'public' }),
        documents: [{ ...first, parsed: { ...first.parsed, images } }, ...rest],
        images: there,
      }),
    );
    expect(problems).toEqual([
      {
        code: 'missing-image',
        file: 'lib/index.md',
        line: 4,
        column: 2,
        message: 'There is no image /static/a.png.',
        suggestion: 'Put it into public, or mend the path.',
      },
      expect.objectContaining({ line: 5, suggestion: 'Put it beside the page, or mend the path.' }),
    ]);
  });

  it('are all there, also of a document that gets no page, sorted and each once', () => {
    const draft = {
      code: 'missing-alt' as const,
      file: 'lib/z.md',
      line: 9,
      column: 1,
      message: 'No text.',
      suggestion: 'Write one.',
    };
    const wrong = source({
      file: 'lib/z.md',
      parsed: parsed({
        frontMatter: { path: '/nowhere' },
        problems: [draft],
        images: [{ src: 'a.png', line: 3, column: 1 }],
      }),
    });
    expect(
      problemsOf({ documents: [...documents, wrong], problems: [draft, { ...draft, file: 'a.md' }, draft] }),
    ).toEqual([
      'a.md:9 missing-alt No text.',
      'lib/z.md:1 unknown-product No product of site.yml has the path /nowhere.',
      'lib/z.md:3 missing-image There is no image a.png.',
      'lib/z.md:9 missing-alt No text.',
    ]);
  });
});

describe('externalHrefOf', () => {
  const config = siteConfig();

  test.each([
    ['/blog', 'https://blog.example.com/blog'],
    ['/blog/v2/?a#b', 'https://blog.example.com/blog/v2/?a#b'],
    ['/blog/', 'https://blog.example.com/blog/'],
    ['/blog#top', 'https://blog.example.com/blog#top'],
    ['/blogging', undefined],
    ['/lib/blog', undefined],
  ])('%s is %s', (path, href) => {
    expect(externalHrefOf(path, config)).toBe(href);
  });
});
