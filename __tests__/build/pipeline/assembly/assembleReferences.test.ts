import { assembleSite } from '../../../../src/build/pipeline/assembly/assembleSite';
import type { AssemblyInput, Site } from '../../../../src/build/pipeline/assembly/types';
import { parseManifest } from '../../../../src/build/pipeline/sidebars/parseManifest';
import type { FrontMatter } from '../../../../src/domain/frontMatter';
import type { SidebarEntry } from '../../../../src/domain/sidebar';
import { component, configWithPackages, hook, packageOf, prop } from '../reference/literals';
import { parsed, source } from './literals';

const PLACE = { line: 3, column: 1 };
const document = (file: string, frontMatter: FrontMatter = {}, links: readonly string[] = []) =>
  source({
    file,
    parsed: parsed({
      frontMatter,
      frontMatterPlaces: { components: PLACE, hooks: { line: 4, column: 1 } },
      heading: { text: file, line: 1, column: 1 },
      links: links.map((href) => ({ href, line: 9, column: 1 })),
    }),
  });

const button = component('Button', {
  description: 'See [tabs](https://lib.example.com/lib/tabs/) and [more](https://lib.example.com/more/).',
  props: [prop('color')],
});
const LIB = packageOf([hook('useTabs'), component('Tabs'), button], {
  passedOver: [{ name: 'Hidden', reason: 'It is not exported.' }],
});
const CHARTS = packageOf([component('Legend', { packageName: '@org/charts' })]);

const assemble = (over: Partial<AssemblyInput> = {}): Site =>
  assembleSite({
    config: configWithPackages({ apiTabs: true }),
    placeOf: (path) => ({ line: path.length, column: 1 }),
    documents: [
      document('lib/index.md', { components: ['Button'] }),
      document('lib/tabs.md', { components: ['Tabs', 'Button'], hooks: ['useTabs'] }),
      document('lib/tabs-zh.md'),
      document('charts/index.md', { components: ['Legend', 'Button'] }),
    ],
    packages: [LIB, CHARTS],
    findSince: () => null,
    manifests: new Map([
      ['lib', parseManifest('- pathname: /lib\n- pathname: /lib/tabs\n', 'lib/sidebar.yml')],
      [
        'charts',
        parseManifest('- pathname: /lib/charts\n- pathname: /lib/charts/api\n', 'charts/sidebar.yml'),
      ],
    ]),
    images: new Map(),
    demos: new Map(),
    renderings: new Map(),
    brokenComponents: new Map(),
    texts: new Map([['zh', { 'api.group': '组件 API' }]]),
    assetPaths: new Set(),
    logos: new Map(),
    problems: [],
    ...over,
  });
const contextOf = (site: Site, url: string) => {
  const page = [...site.pages, ...site.apiPages].find((candidate) => candidate.url === url);
  if (!page) throw new Error(`No page ${url}`);
  return page.context;
};
const titles = (entries: readonly SidebarEntry[]): unknown[] =>
  entries.map(({ title, children }) => (children ? [title, titles(children)] : title));

describe('the reference in a site', () => {
  const site = assemble();

  it('is in order', () => {
    expect(site.problems).toEqual([]);
  });

  it('has a page for each component and hook, under the first path of its product, in each language', () => {
    const own = site.apiPages.filter(({ context }) => context.tab === null);
    expect(own.map(({ url, context }) => [url, context.apiIds])).toEqual([
      ['/lib/api/use-tabs', ['@org/lib/useTabs']],
      ['/zh/lib/api/use-tabs', ['@org/lib/useTabs']],
      ['/lib/api/tabs', ['@org/lib/Tabs']],
      ['/zh/lib/api/tabs', ['@org/lib/Tabs']],
      ['/lib/api/button', ['@org/lib/Button']],
      ['/zh/lib/api/button', ['@org/lib/Button']],
      ['/lib/charts/api/legend', ['@org/charts/Legend']],
      ['/zh/lib/charts/api/legend', ['@org/charts/Legend']],
    ]);
  });

  it('stands in the sidebar, in the breadcrumbs and between previous and next', () => {
    expect(titles(site.navigation.get('lib.zh')?.entries ?? [])).toEqual([
      'lib/index.md',
      'lib/tabs-zh.md',
      ['组件 API', ['Button', 'Tabs', 'useTabs']],
    ]);
    expect(titles(site.navigation.get('charts.en')?.entries ?? [])).toEqual([
      'charts/index.md',
      ['Api', ['Legend']],
    ]);
    expect(contextOf(site, '/zh/lib/api/button')).toMatchObject({
      language: 'zh',
      docPath: '/lib/api/button',
      productId: 'lib',
      breadcrumbs: [
        { title: 'Lib', href: '/zh/lib' },
        { title: '组件 API', href: null },
      ],
      previous: { title: 'lib/tabs-zh.md', href: '/zh/lib/tabs' },
      next: { title: 'Tabs', href: '/zh/lib/api/tabs' },
    });
    expect(contextOf(site, '/lib/tabs').next).toEqual({ title: 'Button', href: '/lib/api/button' });
  });

  it('is the default language’s page wherever one reads it', () => {
    const canonical = {
      canonicalPath: '/lib/api/button',
      alternates: [{ language: 'en', path: '/lib/api/button' }],
    };
    expect(contextOf(site, '/lib/api/button')).toMatchObject(canonical);
    expect(contextOf(site, '/zh/lib/api/button')).toMatchObject(canonical);
  });

  it('names the pages that name it, in the order of the sidebars', () => {
    const pathsOf = (id: string) => site.references.find((reference) => reference.id === id)?.docPaths;
    expect(pathsOf('@org/lib/Button')).toEqual(['/lib', '/lib/tabs', '/lib/charts']);
    expect(pathsOf('@org/charts/Legend')).toEqual(['/lib/charts']);
  });

  it('is named by its pages, translations without front matter included', () => {
    const ids = new Map(site.docs.map(({ summary, apiIds }) => [summary.id, apiIds]));
    expect(ids.get('en:/lib/tabs')).toEqual(['@org/lib/Tabs', '@org/lib/Button', '@org/lib/useTabs']);
    expect(ids.get('zh:/lib/tabs')).toEqual(ids.get('en:/lib/tabs'));
    expect(ids.get('en:/lib/charts')).toEqual(['@org/charts/Legend', '@org/lib/Button']);
  });

  it('is looked for in the package that a page calls its own, then in its product, then elsewhere', () => {
    const idsOf = (file: string, frontMatter: FrontMatter) =>
      assemble({
        documents: [document(file, frontMatter)],
        packages: [LIB, packageOf([component('Button', { packageName: '@org/charts' })])],
        manifests: new Map(),
      }).docs[0]?.apiIds;
    const components = ['Button'];
    expect(idsOf('lib/a.md', { components })).toEqual(['@org/lib/Button']);
    expect(idsOf('charts/a.md', { components })).toEqual(['@org/charts/Button']);
    expect(idsOf('charts/a.md', { components, packageName: '@org/lib' })).toEqual(['@org/lib/Button']);
    expect(idsOf('charts/a.md', { components: ['Tabs'] })).toEqual(['@org/lib/Tabs']);
  });

  it('links to the pages that this site has', () => {
    const view = site.references.find(({ id }) => id === '@org/lib/Button')?.render();
    expect(view?.descriptionHtml).toBe(
      'See <a data-doc-link="" href="/lib/tabs">tabs</a> and <a href="https://lib.example.com/more/">more</a>.',
    );
  });

  it('changes its digest with what it shows, and with nothing else', () => {
    const digestOf = (other: Site) => other.references.find(({ id }) => id === '@org/lib/Button')?.digest;
    expect(digestOf(assemble())).toBe(digestOf(site));
    expect(digestOf(assemble({ findSince: () => '1.2' }))).not.toBe(digestOf(site));
    const withoutTabs = assemble({ documents: [document('lib/index.md', { components: ['Button'] })] });
    expect(digestOf(withoutTabs)).not.toBe(digestOf(site));
  });
});

describe('API tabs', () => {
  const site = assemble();

  it('exist where the page names components, and where it names hooks', () => {
    const tabs = site.apiPages.filter(({ context }) => context.tab !== null && context.language === 'en');
    expect(tabs.map(({ url, context }) => [url, context.apiIds])).toEqual([
      ['/lib/components-api', ['@org/lib/Button']],
      ['/lib/tabs/components-api', ['@org/lib/Tabs', '@org/lib/Button']],
      ['/lib/tabs/hooks-api', ['@org/lib/useTabs']],
    ]);
    expect(contextOf(site, '/lib/charts').tabs).toBeUndefined();
  });

  it('link to each other and to their page, in its language', () => {
    const tabs = [
      { tab: null, href: '/zh/lib/tabs' },
      { tab: 'components-api', href: '/zh/lib/tabs/components-api' },
      { tab: 'hooks-api', href: '/zh/lib/tabs/hooks-api' },
    ];
    expect(contextOf(site, '/zh/lib/tabs').tabs).toEqual(tabs);
    expect(contextOf(site, '/zh/lib/tabs/hooks-api').tabs).toEqual(tabs);
  });

  it('stand where their page stands, with an address of their own', () => {
    const page = contextOf(site, '/lib/tabs');
    expect(contextOf(site, '/lib/tabs/hooks-api')).toEqual({
      language: 'en',
      docPath: '/lib/tabs/hooks-api',
      productId: 'lib',
      analytics: page.analytics,
      breadcrumbs: [...page.breadcrumbs, { title: 'lib/tabs.md', href: '/lib/tabs' }],
      previous: page.previous,
      next: page.next,
      canonicalPath: '/lib/tabs/hooks-api',
      alternates: [{ language: 'en', path: '/lib/tabs/hooks-api' }],
      navigationDigest: page.navigationDigest,
      apiIds: ['@org/lib/useTabs'],
      tab: 'hooks-api',
      heading: 'lib/tabs.md',
      tabs: page.tabs,
    });
  });
});

describe('what is wrong with the reference', () => {
  const problemsOf = (over: Partial<AssemblyInput>) =>
    assemble(over).problems.map(({ code, file, line, message, suggestion }) => [
      `${file}:${line} ${code}`,
      message,
      suggestion,
    ]);
  const page = (frontMatter: FrontMatter, links?: readonly string[]) => ({
    documents: [document('lib/index.md', frontMatter, links)],
    manifests: new Map(),
  });

  it('is a name that no package has', () => {
    expect(problemsOf(page({ components: ['Buton', 'Hidden', 'useTabs', 'Wholly different'], hooks: ['useTab'] }))).toEqual([
      ['lib/index.md:3 unknown-api-name', '@org/lib has no reference of Hidden. It is not exported.', 'Leave the name out; the docs say what is passed over.'],
      ['lib/index.md:3 unknown-api-name', 'No package of this site has a component "Buton".', 'Did you mean "Button"?'],
      ['lib/index.md:3 unknown-api-name', 'No package of this site has a component "Wholly different".', 'Mend the name, or leave it out.'],
      ['lib/index.md:3 unknown-api-name', 'useTabs is a hook, not a component.', 'Name it in "hooks".'],
      ['lib/index.md:4 unknown-api-name', 'No package of this site has a hook "useTab".', 'Did you mean "useTabs"?'],
    ]); // prettier-ignore
  });

  it('is not a name in a product without packages, or while a package is missing', () => {
    expect(problemsOf({ ...page({ components: ['Buton'] }), packages: [LIB] })).toEqual([]);
    expect(
      problemsOf({
        ...page({ components: ['Buton'] }),
        config: configWithPackages({ packages: [] }),
        packages: [CHARTS],
      }),
    ).toEqual([]);
  });

  it('is a link to an API page or a row of it that does not exist', () => {
    const links = [
      '/lib/api/button#button-prop-color', '/lib/api/button#button-props', '/lib/components-api#button-prop-color',
      '/lib/api/button#button-prop-colour', '/lib/api/buton',
    ]; // prettier-ignore
    expect(problemsOf(page({ components: ['Button'] }, links))).toEqual([
      ['lib/index.md:9 broken-anchor', 'The page /lib/api/button has no anchor "#button-prop-colour".', 'Did you mean "#button-prop-color"?'],
      ['lib/index.md:9 broken-link', 'The link /lib/api/buton leads to no page.', 'Did you mean /lib/api/button?'],
    ]); // prettier-ignore
  });

  it('is a document at the path of an API page or of a tab: the document keeps it', () => {
    const site = assemble({
      documents: [
        document('lib/a.md', { path: '/lib/API/Button' }),
        document('lib/tabs.md', { components: ['Tabs'] }),
        document('lib/b.md', { path: '/lib/tabs/components-api' }),
      ],
      manifests: new Map(),
    });
    expect(site.problems.map(({ code, file, message }) => [code, file, message])).toEqual([
      ['duplicate-path', 'lib/a.md', 'The path /lib/api/button is taken twice: also by the API reference of @org/lib/Button.'],
      ['duplicate-path', 'lib/b.md', 'The path /lib/tabs/components-api is taken twice: also by a tab of /lib/tabs.'],
    ]); // prettier-ignore
    expect(site.apiPages.map(({ url }) => url)).not.toContain('/lib/api/button');
    expect(contextOf(site, '/lib/tabs').tabs).toBeUndefined();
  });

  it('are two references that want one path', () => {
    const config = configWithPackages();
    const [lib, charts] = config.products;
    if (!lib || !charts) throw new Error('There are two');
    const both = { ...lib, packages: [...lib.packages, { name: '@org/more', exclude: [] }] };
    expect(
      problemsOf({
        ...page({}),
        config: { ...config, products: [both, charts] },
        packages: [LIB, packageOf([component('Button', { packageName: '@org/more' })]), CHARTS],
      }),
    ).toEqual([
      [
        'site.yml:4 duplicate-path',
        'The path /lib/api/button is taken twice: by @org/lib/Button and by @org/more/Button.',
        'Exclude one of the two, or name their packages in two products.',
      ],
    ]);
  });

  it('is an exclusion of what the package does not have', () => {
    const config = configWithPackages({ packages: [{ name: '@org/lib', exclude: ['Hidden', 'Tbas'] }] });
    expect(problemsOf({ ...page({}), config })).toEqual([
      [
        'site.yml:6 unknown-api-name',
        'The package @org/lib has no "Tbas" to exclude.',
        'Did you mean "Tabs"?',
      ],
    ]);
  });
});
