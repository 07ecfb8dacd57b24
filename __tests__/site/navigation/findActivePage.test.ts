import type { SidebarEntry } from '../../../src/domain/sidebar';
import { findActivePage, indexEntries } from '../../../src/site/navigation/findActivePage';
import { ENTRIES } from './entries';

const LANGUAGES = { defaultLanguage: 'en', acceptedLanguages: ['en', 'zh'] };
const index = indexEntries(ENTRIES, LANGUAGES);

describe('findActivePage', () => {
  it.each([
    '/ui/react-button',
    '/ui/react-button/',
    '/zh/ui/react-button#variants',
    '/ui/react-button/components-api',
    '/zh/ui/react-button/hooks-api/',
    '/ui/react-button/[docsTab]',
  ])('finds the entry and its ancestors for %s', (path) => {
    const active = findActivePage(index, path, LANGUAGES);
    expect(active?.entry.title).toBe('Button');
    expect(active?.ancestors.map(({ pathname }) => pathname)).toEqual(['/ui/components', '/ui/inputs']);
  });

  it('finds nothing for a page that the sidebar does not list', () => {
    expect(findActivePage(index, '/ui/react-button/more', LANGUAGES)).toBeNull();
  });

  it('matches an entry that is written with its tab, and one under /api', () => {
    const entries: SidebarEntry[] = [
      { pathname: '/x/react-grid/{docsTab}', title: 'Grid', href: '/x/react-grid', hasPage: true },
      { pathname: '/api/grid', title: 'Grid API', href: '/api/grid', hasPage: true },
    ];
    const tabbed = indexEntries(entries, LANGUAGES);
    expect(findActivePage(tabbed, '/x/react-grid/components-api', LANGUAGES)?.entry.title).toBe('Grid');
    expect(findActivePage(tabbed, '/api-docs/grid', LANGUAGES)?.entry.title).toBe('Grid API');
  });
});

describe('indexEntries', () => {
  it('throws where two entries have the same path, and names it', () => {
    const twice: SidebarEntry[] = [
      { pathname: '/ui/usage', title: 'Usage', href: '/ui/usage', hasPage: true },
      {
        pathname: '/ui/more',
        title: 'More',
        href: '/ui/usage',
        hasPage: false,
        children: [{ pathname: '/ui/usage/', title: 'Usage again', href: '/ui/usage', hasPage: true }],
      },
    ];
    expect(() => indexEntries(twice, LANGUAGES)).toThrow('two entries for the path "/ui/usage"');
  });

  it('lets two entries lead to the same place on another site', () => {
    const link: SidebarEntry = {
      pathname: 'https://example.com',
      title: 'Blog',
      href: 'https://example.com',
      hasPage: false,
      external: true,
    };
    expect(indexEntries([link, link], LANGUAGES).size).toBe(0);
  });
});
