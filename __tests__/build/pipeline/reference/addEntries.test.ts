import { addEntries } from '../../../../src/build/pipeline/reference/addEntries';
import { parseManifest, type PlacedEntry } from '../../../../src/build/pipeline/sidebars/parseManifest';
import { component, hook, packageOf, placed } from './literals';

const pages = placed(
  packageOf([hook('useTabs'), component('svgIcon'), component('Tabs'), component('Button')]),
);
const TITLE = { en: 'Component API', zh: '组件 API' };
const isExternal = (pathname: string) => pathname.startsWith('https://');

const add = (manifest: string, shown = pages) =>
  addEntries(parseManifest(manifest, 'lib/sidebar.yml'), shown, '/lib/api', TITLE, isExternal);
const outline = (entries: readonly PlacedEntry[]): unknown[] =>
  entries.map(({ entry, children }) =>
    children.length > 0 ? [entry.pathname, outline(children)] : entry.pathname,
  );
const OWN = ['/lib/api/button', '/lib/api/svg-icon', '/lib/api/tabs', '/lib/api/use-tabs'];

describe('addEntries', () => {
  it('fills the entry that the author wrote: components by name, then hooks', () => {
    const { entries } = add(
      '- pathname: /lib/a\n- pathname: /lib/api\n  title: APIs\n  icon: code\n  planned: true\n',
    );
    expect(outline(entries)).toEqual(['/lib/a', ['/lib/api', OWN]]);
    expect(entries[1]?.entry).toEqual({ pathname: '/lib/api', title: 'APIs', icon: 'code' });
    expect(entries[1]?.children.map(({ entry }) => entry.title)).toEqual([
      'Button',
      'svgIcon',
      'Tabs',
      'useTabs',
    ]);
    expect(entries[1]?.children[0]?.place).toEqual({ line: 2, column: 3 });
  });

  it('finds the entry wherever it stands, after what the author lists in it', () => {
    const { entries } = add(
      '- pathname: /lib/more\n  children:\n    - pathname: /lib/API/\n      children:\n        - pathname: /lib/theming\n',
    );
    expect(outline(entries)).toEqual([['/lib/more', [['/lib/API/', ['/lib/theming', ...OWN]]]]]);
  });

  it('makes a group behind the last entry that is no link to another site', () => {
    const { entries } = add('- pathname: /lib/a\n- pathname: /lib/b\n- pathname: https://example.com\n');
    expect(outline(entries)).toEqual(['/lib/a', '/lib/b', ['/lib/api', OWN], 'https://example.com']);
    expect(entries[2]?.entry).toEqual({ pathname: '/lib/api', title: TITLE, icon: 'api' });
    expect(outline(add('[]').entries)).toEqual([['/lib/api', OWN]]);
  });

  it('leaves pages where the author lists them', () => {
    const { entries } = add('- pathname: /lib/api/tabs\n- pathname: /lib/api\n');
    expect(outline(entries)).toEqual([
      '/lib/api/tabs',
      ['/lib/api', OWN.filter((path) => !path.endsWith('/tabs'))],
    ]);
  });

  it('changes nothing where there is no reference', () => {
    expect(add('- pathname: /lib/api\n  planned: true\n', []).entries[0]?.entry.planned).toBe(true);
  });
});
