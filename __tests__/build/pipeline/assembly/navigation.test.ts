import { indexSidebar } from '../../../../src/build/pipeline/assembly/navigation';
import { parseManifest } from '../../../../src/build/pipeline/sidebars/parseManifest';
import { resolveSidebar } from '../../../../src/build/pipeline/sidebars/resolveSidebar';
import { toDocPath } from '../../../../src/domain/docPath';

const SIDEBAR = `- pathname: /start
- pathname: /group
  title: Group
  children:
    - pathname: /group/a
    - pathname: https://example.com
      title: Elsewhere
    - pathname: /group/hidden
      inSideNav: false
    - pathname: /group/own
      children:
        - pathname: /group/own/deep
- pathname: /other
  title: Other
  children:
    - pathname: /other/b
- pathname: /shelf
  subheader: Shelf
  children:
    - pathname: /shelf/c
- pathname: /later
  planned: true
`;
const PAGES = [
  '/start',
  '/group/a',
  '/group/hidden',
  '/group/own',
  '/group/own/deep',
  '/other/b',
  '/shelf/c',
];

function index(text = SIDEBAR) {
  const manifest = parseManifest(text, 'sidebar.yml');
  expect(manifest.problems).toEqual([]);
  return indexSidebar(
    resolveSidebar(manifest, {
      language: 'en',
      defaultLanguage: 'en',
      titleOf: (path) => (PAGES.includes(path) ? `Page ${path}` : undefined),
      hrefOf: (path) => path,
      externalHrefOf: () => undefined,
    }),
  );
}
const at = toDocPath;

describe('indexSidebar', () => {
  it('begins at the first page', () => {
    expect(index().first).toEqual({ title: 'Page /start', href: '/start' });
    expect(index('[]').first).toBeNull();
    expect(index('- pathname: https://example.com').first).toBeNull();
  });

  it('knows the pages that belong here, hidden ones included, groups without a page not', () => {
    const sidebar = index();
    expect(PAGES.filter((path) => sidebar.has(at(path)))).toEqual(PAGES);
    expect([sidebar.has(at('/group')), sidebar.has(at('/nowhere')), sidebar.has(at('/later'))]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('gives the groups around a page, linked where they have a page', () => {
    expect(index().breadcrumbsOf(at('/group/own/deep'))).toEqual([
      { title: 'Group', href: null },
      { title: 'Page /group/own', href: '/group/own' },
    ]);
    expect(index().breadcrumbsOf(at('/start'))).toEqual([]);
    expect(index().breadcrumbsOf(at('/nowhere'))).toEqual([]);
  });

  it('puts pages in the order that readers see, without hidden, external and planned ones', () => {
    const sidebar = index();
    const order: string[] = [];
    for (
      let path = sidebar.first?.href;
      path !== undefined;
      path = sidebar.neighboursOf(at(path)).next?.href
    ) {
      order.push(path);
    }
    expect(order).toEqual(['/start', '/group/a', '/group/own', '/group/own/deep', '/other/b', '/shelf/c']);
    expect(sidebar.neighboursOf(at('/group/own'))).toEqual({
      previous: { title: 'Page /group/a', href: '/group/a' },
      next: { title: 'Page /group/own/deep', href: '/group/own/deep' },
    });
    expect(sidebar.neighboursOf(at('/start')).previous).toBeNull();
  });

  it('gives no neighbours to a page that is not listed', () => {
    expect(index().neighboursOf(at('/group/hidden'))).toEqual({ previous: null, next: null });
    expect(index().neighboursOf(at('/nowhere'))).toEqual({ previous: null, next: null });
  });

  describe('the digest', () => {
    const before = index();
    const changedBy = (from: string, to: string) => {
      expect(SIDEBAR).toContain(from);
      const after = index(SIDEBAR.replace(from, to));
      return [...PAGES, '/nowhere'].filter((path) => before.digestOf(at(path)) !== after.digestOf(at(path)));
    };

    it('is the same for the same sidebar', () => {
      expect(changedBy(SIDEBAR, SIDEBAR)).toEqual([]);
    });

    it('changes on every page with the top level', () => {
      expect(changedBy('title: Other', 'title: Another')).toEqual([...PAGES, '/nowhere']);
      expect(changedBy('- pathname: /later\n  planned: true\n', '')).toEqual([...PAGES, '/nowhere']);
    });

    it('changes with a label inside a group only on the pages that show it', () => {
      expect(changedBy('    - pathname: /group/a', '    - pathname: /group/a\n      beta: true')).toEqual([
        '/group/a',
        '/group/hidden',
        '/group/own',
        '/group/own/deep',
      ]);
    });

    it('changes with what is below a page on that page too, whose group is open', () => {
      expect(
        changedBy('- pathname: /group/own/deep', '- pathname: /group/own/deep\n          title: Deeper'),
      ).toEqual(['/group/own', '/group/own/deep']);
    });

    it('changes on every page with what stands under a subheader, which is never closed', () => {
      expect(changedBy('- pathname: /shelf/c', '- pathname: /shelf/c\n      title: C')).toEqual([
        ...PAGES,
        '/nowhere',
      ]);
    });

    it('does not change with what nobody sees', () => {
      expect(
        changedBy('    - pathname: /group/hidden', '    - pathname: /group/hidden\n      title: Hidden'),
      ).toEqual([]);
    });
  });
});
