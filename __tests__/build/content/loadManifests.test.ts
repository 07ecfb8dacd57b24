import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { loadManifests } from '../../../src/build/content/loadManifests';
import { createFolder, rootOf } from './temporaryRoot';

const site = (sidebar: string) => `title: Docs
siteUrl: https://docs.example.com
products:
  - id: lib
    name: Lib
    category: core
    paths: [/lib]
    dir: lib
    sidebar: ${sidebar}
`;

async function load(sidebar: string, files: Readonly<Record<string, string>> = {}) {
  const dir = createFolder({ 'site.yml': site(sidebar), 'lib/a.md': '', ...files });
  const { manifests, problems } = await loadManifests(rootOf(dir));
  const manifest = manifests.get('lib');
  return {
    entries: manifest?.entries.map(({ entry }) => entry.pathname),
    own: manifest?.problems,
    file: manifest?.file,
    problems,
  };
}

describe('loadManifests', () => {
  it('reads YAML and JSON', async () => {
    expect(await load('sidebar.yml', { 'lib/sidebar.yml': '- pathname: /lib/a' })).toEqual({
      entries: ['/lib/a'],
      own: [],
      file: 'lib/sidebar.yml',
      problems: [],
    });
    expect(await load('nav/side.json', { 'lib/nav/side.json': '[{ "pathname": "/lib/a" }]' })).toMatchObject({
      entries: ['/lib/a'],
      file: 'lib/nav/side.json',
    });
  });

  it('reports a sidebar that is missing, at its key', async () => {
    expect(await load('sidebar.yml')).toMatchObject({
      entries: undefined,
      problems: [
        {
          code: 'sidebar-missing',
          file: 'site.yml',
          line: 9,
          column: 5,
          message: 'The product "lib" has no sidebar: there is no sidebar.yml in lib.',
        },
      ],
    });
  });

  it('takes a folder of that name for none', async () => {
    const dir = createFolder({ 'site.yml': site('sidebar.yml'), 'lib/a.md': '' });
    mkdirSync(path.join(dir, 'lib', 'sidebar.yml'));
    expect((await loadManifests(rootOf(dir))).problems).toMatchObject([{ code: 'sidebar-missing' }]);
  });

  it('reads no sidebar outside the content root, whether it is there or not', async () => {
    const outside = createFolder({ 'sidebar.yml': '- pathname: /lib/secret' });
    for (const sidebar of [
      path.join(outside, 'sidebar.yml'),
      path.join(outside, 'none.yml'),
      '../../none.yml',
    ]) {
      expect(await load(sidebar)).toMatchObject({
        entries: undefined,
        problems: [
          { code: 'path-escapes-root', line: 9, message: expect.stringContaining('lies outside') as string },
        ],
      });
    }
  });

  it('follows no link out of the content root', async () => {
    const outside = createFolder({ 'sidebar.yml': '- pathname: /lib/secret' });
    const dir = createFolder({ 'site.yml': site('sidebar.yml'), 'lib/a.md': '' });
    symlinkSync(path.join(outside, 'sidebar.yml'), path.join(dir, 'lib', 'sidebar.yml'));
    const { manifests, problems } = await loadManifests(rootOf(dir));
    expect(manifests.size).toBe(0);
    expect(problems).toMatchObject([{ code: 'symlink-outside-root', file: 'site.yml', line: 9 }]);
  });

  it('expects no sidebar of a product that has no folder', async () => {
    const dir = createFolder({ 'site.yml': site('sidebar.yml') });
    expect(await loadManifests(rootOf(dir))).toEqual({ manifests: new Map(), problems: [] });
  });
});

describe('a sidebar in TypeScript', () => {
  it('runs: types, constants, imports of its own', async () => {
    expect(
      await load('pages.ts', {
        'lib/pages.ts': `import { components } from './components';
          interface Page { pathname: string; title?: string; children?: Page[] }
          const pages: Page[] = [{ pathname: '/lib/a' }, ...components.map((name): Page => ({ pathname: \`/lib/\${name}\` }))];
          export default pages satisfies Page[];`,
        'lib/components.ts': `export const components: readonly string[] = ['button', 'table'];`,
      }),
    ).toEqual({
      entries: ['/lib/a', '/lib/button', '/lib/table'],
      own: [],
      file: 'lib/pages.ts',
      problems: [],
    });
  });

  it('may export its list under a name', async () => {
    expect(
      (await load('pages.ts', { 'lib/pages.ts': `export const pages = [{ pathname: '/lib/a' }];` })).entries,
    ).toEqual(['/lib/a']);
  });

  it('is reported at the line that does not compile', async () => {
    const { entries, own } = await load('pages.ts', {
      'lib/pages.ts': 'export default [\n  { pathname: "/lib/a" ];\n',
    });
    expect(entries).toEqual([]);
    expect(own).toMatchObject([{ code: 'sidebar-syntax', file: 'lib/pages.ts', line: 2, column: 24 }]);
    expect(own?.[0]?.message).toMatch(/^The manifest does not run: [^]*[^.]\.$/);
  });

  it.each([
    ['throws', 'throw new Error("Not today");', /Not today\.$/],
    ['throws what is no error', 'throw "words";', /words/],
    ['imports what is not there', 'import x from "./nowhere"; export default x;', /nowhere/],
    ['goes round in itself', 'const a: unknown[] = []; a.push(a); export default a;', /circular/i],
  ])('is reported where it %s', async (_what, text, message) => {
    const { entries, own } = await load('pages.ts', { 'lib/pages.ts': text });
    expect(entries).toEqual([]);
    expect(own).toMatchObject([
      { code: 'sidebar-syntax', message: expect.stringMatching(message) as string },
    ]);
  });

  it.each([
    ['nothing', ''],
    ['no list', 'export default { pathname: "/lib/a" };'],
    ['a function', 'export default () => [];'],
  ])('is reported where it exports %s', async (_what, text) => {
    expect((await load('pages.ts', { 'lib/pages.ts': text })).own).toMatchObject([
      { code: 'sidebar-syntax', message: 'A sidebar must be a list of entries.' },
    ]);
  });

  it('has its bad fields reported where their entry is written', async () => {
    const { own, entries } = await load('pages.ts', {
      'lib/pages.ts': `export default [
  { pathname: '/lib/a' },
  {
    pathname: '/lib/group',
    children: [{ pathname: "/lib/b", plan: 'gold' }],
  },
  { title: 'No pathname' },
];`,
    });
    expect(entries).toEqual(['/lib/a', '/lib/group']);
    expect(own?.map(({ code, line, column, message }) => `${code} ${line}:${column} ${message}`)).toEqual([
      expect.stringMatching(/^sidebar-field 5:28 Bad value of "plan": /),
      'sidebar-field 1:1 A sidebar entry has no pathname.',
    ]);
  });

  it('has each entry placed where it is written', async () => {
    const dir = createFolder({
      'site.yml': site('pages.ts'),
      'lib/pages.ts': `export default [\n  { pathname: '/lib/a' },\n  { pathname: '/lib/b' },\n];`,
    });
    const { manifests } = await loadManifests(rootOf(dir));
    expect(manifests.get('lib')?.entries.map(({ place }) => place)).toEqual([
      { line: 2, column: 15 },
      { line: 3, column: 15 },
    ]);
  });
});
