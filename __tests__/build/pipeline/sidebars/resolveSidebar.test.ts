import { parseManifest } from '../../../../src/build/pipeline/sidebars/parseManifest';
import {
  checkSidebar,
  resolveSidebar,
  sidebarPathOf,
  titleOfPathname,
  withoutHidden,
  type PageLookup,
} from '../../../../src/build/pipeline/sidebars/resolveSidebar';

const TITLES: Record<string, Record<string, string>> = {
  '/lib': { en: 'Overview', zh: '概览' },
  '/lib/a': { en: 'Page A', zh: '页面 A' },
  '/lib/b': { en: 'Page B' },
  '/lib/c': { en: 'Page C' },
};

const lookup = (language = 'en'): PageLookup => ({
  language,
  defaultLanguage: 'en',
  titleOf: (path) => TITLES[path]?.[language] ?? TITLES[path]?.['en'],
  hrefOf: (path) => (language === 'en' ? path : `/${language}${path}`),
  externalHrefOf: (path) => (path.startsWith('/blog') ? `https://blog.example.com${path}` : undefined),
});

const manifest = (text: string) => parseManifest(text, 'lib/sidebar.yml');
const shown = (text: string, language?: string) =>
  withoutHidden(resolveSidebar(manifest(text), lookup(language)));

describe('resolveSidebar', () => {
  it('gives a page its own title, in the language where it is translated', () => {
    const text = '- pathname: /lib/a\n- pathname: /lib/b';
    expect(shown(text)).toEqual([
      { pathname: '/lib/a', title: 'Page A', href: '/lib/a', hasPage: true },
      { pathname: '/lib/b', title: 'Page B', href: '/lib/b', hasPage: true },
    ]);
    expect(shown(text, 'zh').map(({ title, href }) => [title, href])).toEqual([
      ['页面 A', '/zh/lib/a'],
      ['Page B', '/zh/lib/b'],
    ]);
  });

  it('prefers the title that the entry has: one text, or one by language', () => {
    const text = '- pathname: /lib/a\n  title: Same\n- pathname: /lib/b\n  title: { en: English, zh: 中文 }';
    expect(shown(text, 'zh').map(({ title }) => title)).toEqual(['Same', '中文']);
    expect(shown(text, 'pt').map(({ title }) => title)).toEqual(['Same', 'English']);
  });

  it('takes any language’s title before none', () => {
    expect(shown('- pathname: /lib/a\n  title: { zh: 中文 }', 'pt')[0]?.title).toBe('中文');
  });

  it('makes a title of the pathname where there is no other', () => {
    const text = '- pathname: /lib/react-data-grid\n  children: [{ pathname: /lib/a }]';
    expect(shown(text)[0]).toMatchObject({ title: 'React data grid', hasPage: false });
  });

  it('lets a group without a page lead to its first page, however deep', () => {
    const text = `- pathname: /lib/group
  children:
    - pathname: https://example.com
    - pathname: /lib/c
      inSideNav: false
    - pathname: /lib/inner
      children: [{ pathname: /lib/b }]
    - pathname: /lib/a`;
    expect(shown(text)[0]).toMatchObject({ href: '/lib/b', hasPage: false });
    expect(shown(text, 'zh')[0]).toMatchObject({ href: '/zh/lib/b' });
  });

  it('lets a group with a page lead to it', () => {
    expect(shown('- pathname: /lib\n  children: [{ pathname: /lib/a }]')[0]).toMatchObject({
      title: 'Overview',
      href: '/lib',
      hasPage: true,
      children: [{ pathname: '/lib/a' }],
    });
  });

  it('marks what lives on another site, by a whole address or a prefix that belongs there', () => {
    expect(shown('- pathname: https://example.com/x?y#z\n  title: Elsewhere\n- pathname: /blog/v6')).toEqual([
      {
        pathname: 'https://example.com/x?y#z',
        title: 'Elsewhere',
        href: 'https://example.com/x?y#z',
        hasPage: false,
        external: true,
      },
      {
        pathname: '/blog/v6',
        title: 'V6',
        href: 'https://blog.example.com/blog/v6',
        hasPage: false,
        external: true,
      },
    ]);
  });

  it('keeps a planned entry without a link; drops one that has neither page, children nor plan', () => {
    expect(shown('- pathname: /lib/later\n  planned: true\n- pathname: /lib/nowhere')).toEqual([
      { pathname: '/lib/later', title: 'Later', href: null, hasPage: false, chips: ['planned'] },
    ]);
  });

  it('carries what an entry shows: subheader, icon, link attributes, plan and chips in one order', () => {
    const text = `- pathname: /lib/a
  subheader: { en: Inputs, zh: 输入 }
  icon: Button
  linkProps: { target: _blank }
  plan: premium
  deprecated: true
  newFeature: true
  beta: false`;
    expect(shown(text, 'zh')).toEqual([
      {
        pathname: '/lib/a',
        title: '页面 A',
        href: '/zh/lib/a',
        hasPage: true,
        subheader: '输入',
        icon: 'Button',
        linkProps: { target: '_blank' },
        plan: 'premium',
        chips: ['newFeature', 'deprecated'],
      },
    ]);
  });

  it('strips the segment of a tabbed page', () => {
    for (const pathname of ['/lib/a/{docsTab}', '/lib/a/[docsTab]', '/lib/a/[docsTab]/']) {
      expect(shown(`- pathname: '${pathname}'`)[0]).toMatchObject({ pathname: '/lib/a', href: '/lib/a' });
    }
  });

  it('keeps the first of two entries for one path', () => {
    const text =
      '- pathname: /lib/a\n  title: First\n- pathname: /lib/a/\n  title: Second\n- pathname: /LIB/A';
    expect(shown(text).map(({ title }) => title)).toEqual(['First']);
  });

  it('knows hidden entries but does not show them, nor a group of nothing else', () => {
    const text = `- pathname: /lib/a
  inSideNav: false
  children: [{ pathname: /lib/b }]
- pathname: /lib
  children: [{ pathname: /lib/c, inSideNav: false }]`;
    expect(resolveSidebar(manifest(text), lookup()).map(({ path, hidden }) => [path, hidden])).toEqual([
      ['/lib/a', true],
      ['/lib', false],
    ]);
    expect(shown(text)).toEqual([{ pathname: '/lib', title: 'Overview', href: '/lib', hasPage: true }]);
  });

  it('makes no address of a scheme that runs', () => {
    expect(shown('- pathname: javascript:alert(1)\n  planned: true')[0]).toMatchObject({
      pathname: '/javascript:alert(1)',
      href: null,
    });
  });
});

describe('titleOfPathname', () => {
  test.each([
    ['/x/react-data-grid', 'React data grid'],
    ['/x/react-data-grid/', 'React data grid'],
    ['/getting_started', 'Getting started'],
    ['/', '/'],
    ['/---', '/---'],
  ])('%s reads %s', (pathname, title) => {
    expect(titleOfPathname(pathname)).toBe(title);
  });
});

describe('sidebarPathOf', () => {
  it('is the path of the page, without tab, slash or hash', () => {
    expect(sidebarPathOf('/x/react-charts/{docsTab}/')).toBe('/x/react-charts');
    expect(sidebarPathOf('/x/react-charts#bars')).toBe('/x/react-charts');
  });
});

describe('checkSidebar', () => {
  const pages = new Set(Object.keys(TITLES));
  const check = (text: string) => checkSidebar(manifest(text), pages, (path) => path.startsWith('/blog'));

  it('finds nothing wrong with pages, groups, planned entries and other sites', () => {
    expect(
      check(`- pathname: /lib/a/
- pathname: /lib/group
  children: [{ pathname: /lib/b }]
- pathname: /lib/later
  planned: true
- pathname: https://example.com
- pathname: https://example.com
- pathname: /blog/v6
- pathname: mailto:docs@example.com`),
    ).toEqual([]);
  });

  it('reports an entry without a page, with the nearest page', () => {
    expect(check('- pathname: /lib/a\n- pathname: /lib/bb\n- pathname: /lib/something-else')).toEqual([
      {
        code: 'sidebar-page-missing',
        file: 'lib/sidebar.yml',
        line: 2,
        column: 3,
        message: 'No page has the path /lib/bb.',
        suggestion: 'Did you mean /lib/b?',
      },
      {
        code: 'sidebar-page-missing',
        file: 'lib/sidebar.yml',
        line: 3,
        column: 3,
        message: 'No page has the path /lib/something-else.',
        suggestion: 'Write the page, remove the entry, or mark it "planned: true".',
      },
    ]);
  });

  it('reports a page in another letter case as missing, and names it', () => {
    expect(check('- pathname: /lib/A')).toMatchObject([{ suggestion: 'Did you mean /lib/a?' }]);
  });

  it('reports the second entry for a path, whatever its slash, case, tab or depth', () => {
    const problems = check(`- pathname: /lib/a
- pathname: /lib/group
  children:
    - pathname: /lib/a/
    - pathname: /lib/a/{docsTab}
- pathname: /lib/b
- pathname: /LIB/b
  planned: true`);
    expect(problems.map(({ code, line, message }) => [code, line, message])).toEqual([
      ['duplicate-sidebar-entry', 4, 'The sidebar lists /lib/a/ twice: as /lib/a on line 1 already.'],
      [
        'duplicate-sidebar-entry',
        5,
        'The sidebar lists /lib/a/{docsTab} twice: as /lib/a on line 1 already.',
      ],
      ['duplicate-sidebar-entry', 7, 'The sidebar lists /LIB/b twice: as /lib/b on line 6 already.'],
    ]);
  });
});
