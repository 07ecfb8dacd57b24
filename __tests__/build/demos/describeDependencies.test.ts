import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildDemo } from '../../../src/build/demos/buildDemos';
import { FileDigests } from '../../../src/build/demos/fileDigests';
import { InstalledPackages } from '../../../src/build/demos/describeDependencies';
import { resolveDemoModules } from '../../../src/build/demos/resolveDemoModules';
import { createMemoryCache, createTemporaryFolder, roots } from './fixtureDemos';

function addPackage(folder: string, name: string, manifest: object): string {
  const file = path.join(folder, 'node_modules', name, 'package.json');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ name, ...manifest }));
  return file;
}

function createProject(dependencies: Record<string, string> = {}) {
  const folder = createTemporaryFolder();
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'project', dependencies }));
  addPackage(folder, 'react', { version: '19.0.0' });
  addPackage(folder, 'react-dom', { version: '19.0.1', peerDependencies: { react: '*' } });
  return folder;
}

const versionsIn = (folder: string, ...imported: string[]) =>
  new InstalledPackages(folder).describe(imported).versions;

describe('InstalledPackages.describe', () => {
  it('names React even where nothing imports it, for something has to mount the code', () => {
    expect(versionsIn(createProject())).toEqual({ react: '19.0.0', 'react-dom': '19.0.1' });
  });

  it('adds the peers that a package needs, and the peers of those', () => {
    const folder = createProject();
    const grid = addPackage(folder, '@x/grid', { version: '7.1.0', peerDependencies: { '@x/core': '^6' } });
    addPackage(folder, '@x/core', { version: '6.4.8', peerDependencies: { engine: '^1' } });
    addPackage(folder, 'engine', { version: '1.2.3' });
    expect(versionsIn(folder, grid)).toEqual({
      '@x/core': '6.4.8',
      '@x/grid': '7.1.0',
      engine: '1.2.3',
      react: '19.0.0',
      'react-dom': '19.0.1',
    });
  });

  it('adds an optional peer where the project depends on it, and packages of types never', () => {
    const folder = createProject({ engine: '*' });
    const core = addPackage(folder, 'core', {
      version: '6.4.8',
      peerDependencies: { engine: '*', 'other-engine': '*', '@types/react': '*' },
      peerDependenciesMeta: { engine: { optional: true }, 'other-engine': { optional: true } },
    });
    for (const name of ['engine', 'other-engine', '@types/react'])
      addPackage(folder, name, { version: '1.0.0' });
    expect(Object.keys(versionsIn(folder, core))).toEqual(['core', 'engine', 'react', 'react-dom']);
  });

  it('leaves out a peer that is not installed: there is no version to name', () => {
    const folder = createProject();
    const core = addPackage(folder, 'core', { version: '6.4.8', peerDependencies: { engine: '^1' } });
    expect(versionsIn(folder, core)).not.toHaveProperty('engine');
  });

  it('writes a package installed under another name as npm does', () => {
    const folder = createProject();
    const alias = addPackage(folder, 'core-5', { name: 'core', version: '5.0.0' });
    expect(versionsIn(folder, alias)).toMatchObject({ 'core-5': 'npm:core@5.0.0' });
  });

  it('names every manifest that it has read, so that an update of any counts', () => {
    const folder = createProject();
    const core = addPackage(folder, 'core', { version: '1.0.0', peerDependencies: { engine: '*' } });
    const engine = addPackage(folder, 'engine', { version: '1.0.0' });
    expect(new InstalledPackages(folder).describe([core]).manifests).toEqual(
      expect.arrayContaining([path.join(folder, 'package.json'), core, engine]),
    );
  });
});

describe('a demo', () => {
  async function build(files: Record<string, string>) {
    const contentRoot = createTemporaryFolder();
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(contentRoot, name)), { recursive: true });
      writeFileSync(path.join(contentRoot, name), text);
    }
    const own = { ...roots, contentRoot, roots: [contentRoot] };
    const resolution = resolveDemoModules(own, path.join(contentRoot, 'page.md'), 'Demo.js');
    if ('complaint' in resolution) throw new Error(resolution.complaint.message);
    const cache = createMemoryCache();
    const run = () => buildDemo(resolution.files, { ...own, cache, digests: new FileDigests() });
    return { contentRoot, run, variant: (await run()).demo?.variants[0] };
  }
  const versionOf = (name: string): unknown =>
    (
      JSON.parse(
        readFileSync(path.join(roots.projectRoot, 'node_modules', name, 'package.json'), 'utf8'),
      ) as {
        version: string;
      }
    ).version;

  it('depends on what it and its helpers import, with the versions installed here', async () => {
    const { variant } = await build({
      'Demo.tsx': `import { look } from './look';\nexport default () => look;\n`,
      'look.ts': `import { styled } from '@mui/system';\nexport const look = styled('b');\n`,
    });
    expect(variant?.dependencies).toEqual(
      Object.fromEntries(
        ['@emotion/react', '@emotion/styled', '@mui/system', 'react', 'react-dom'].map((name) => [
          name,
          versionOf(name),
        ]),
      ),
    );
  });

  it("stands under Joy UI's provider where any of its files imports Joy UI, else under Material UI's", async () => {
    const joy = { 'joy.ts': `export { Button as default } from '@mui/joy';\n` };
    const inJoy = await build({ 'Demo.tsx': `export { default } from './joy';\n`, ...joy });
    expect(inJoy.variant?.provider).toBe('joy');
    const other = await build({ 'Demo.tsx': `export { Button as default } from '@mui/material';\n` });
    expect(other.variant?.provider).toBe('material');
  });

  it('brings along files and packages that it takes types from, though no code comes from them', async () => {
    const { variant } = await build({
      'Demo.tsx': `import type { Row } from './rows/types';\nimport { type SxProps } from '@mui/system';\nexport default (row: Row & { sx: SxProps }) => row.id;\n`,
      'rows/types.ts': `import type { Properties } from 'csstype';\nexport interface Row {\n  id: string;\n  css: Properties;\n}\n`,
    });
    expect(variant?.helpers).toMatchObject([
      { fileName: 'rows/types.ts', js: { fileName: 'rows/types.js', source: '' } },
    ]);
    expect(variant?.dependencies).toMatchObject({
      '@mui/system': versionOf('@mui/system'),
      csstype: versionOf('csstype'),
    });
  });

  it('is made anew once a file of types has changed', async () => {
    const { contentRoot, run } = await build({
      'Demo.tsx': `import type { Row } from './types';\nexport default (row: Row) => row.id;\n`,
      'types.ts': `export type Row = { id: string };\n`,
    });
    writeFileSync(path.join(contentRoot, 'types.ts'), `export type Row = { id: number };\n`);
    const { demo } = await run();
    expect(demo?.variants[0]?.helpers[0]?.source).toContain('number');
  });

  it('has the JavaScript of its TypeScript helpers, and other helpers as they are', async () => {
    const { variant } = await build({
      'Demo.tsx': `import { Part } from './parts/Part';\nimport './demo.css';\nexport default () => <Part n={1} />;\n`,
      'parts/Part.tsx': `export function Part({ n }: { n: number }) {\n  return <b>{n}</b>;\n}\n`,
      'demo.css': `b { color: red; }\n`,
    });
    expect(variant?.helpers.toSorted((a, b) => (a.fileName < b.fileName ? -1 : 1))).toEqual([
      { fileName: 'demo.css', source: 'b { color: red; }\n', js: null },
      {
        fileName: 'parts/Part.tsx',
        source: 'export function Part({ n }: { n: number }) {\n  return <b>{n}</b>;\n}\n',
        js: {
          fileName: 'parts/Part.js',
          source: 'export function Part({ n }) {\n  return <b>{n}</b>;\n}\n',
        },
      },
    ]);
  });
});
