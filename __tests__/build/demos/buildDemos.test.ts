import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildDemo, buildDemos } from '../../../src/build/demos/buildDemos';
import { FileDigests } from '../../../src/build/demos/fileDigests';
import { resolveDemoModules } from '../../../src/build/demos/resolveDemoModules';
import {
  createContext,
  createMemoryCache,
  createTemporaryFolder,
  findDemo,
  inContent,
  roots,
} from './fixtureDemos';

const textOf = (html: string | undefined | null) =>
  (html ?? '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x3C;', '<')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');

describe('buildDemos', () => {
  it('shows a demo in TypeScript, in JavaScript made of it, and by its excerpt', async () => {
    const { demo, problems } = await buildDemo(findDemo('button', 'Basic.js'), createContext());
    expect(problems).toEqual([]);
    const [variant] = demo?.variants ?? [];
    expect(variant).toMatchObject({ styling: 'system', module: 'button/Basic.tsx', helpers: [] });
    expect(variant?.ts?.fileName).toBe('Basic.tsx');
    expect(variant?.ts?.source).toContain('interface Props');
    expect(variant?.js.fileName).toBe('Basic.js');
    expect(variant?.js.source).toContain('{/* so far */}');
    expect(variant?.js.source).not.toContain('Props');
    expect(textOf(variant?.js.html)).toContain("import Button from '@mui/material/Button';");
    expect(textOf(variant?.previewHtml)).toContain('<Button onClick={press}>');
  });

  it('has no TypeScript of a demo that is JavaScript alone', async () => {
    const { demo } = await buildDemo(findDemo('button', 'Plain.js'), createContext());
    expect(demo?.variants).toMatchObject([
      { module: 'button/Plain.js', ts: null, js: { fileName: 'Plain.js' } },
    ]);
  });

  it('runs the TypeScript and shows the JavaScript that the author wrote beside it', async () => {
    const { demo } = await buildDemo(findDemo('button', 'Both.js'), createContext());
    expect(demo?.variants[0]?.module).toBe('button/Both.tsx');
    expect(demo?.variants[0]?.js.source).toContain('written by hand');
  });

  it('counts what a demo imports relatively as part of it, and the packages among its inputs', async () => {
    const built = await buildDemo(findDemo('button', 'parts/WithHelper.js'), createContext());
    expect(built.demo?.variants[0]?.helpers.map(({ fileName }) => fileName).sort()).toEqual([
      'helper.css',
      'labels.json',
      'shout.ts',
    ]);
    const inputs = built.inputs.map(({ file }) => path.relative(roots.projectRoot, file));
    expect(inputs).toContain('__tests__/fixtures/demos/content/button/parts/shout.ts');
    expect(inputs).toContain('node_modules/@mui/material/package.json');
  });

  it('names every import that resolves nowhere, at its place', async () => {
    const { demo, problems } = await buildDemo(findDemo('broken', 'MissingImport.js'), createContext());
    expect(demo).toBeNull();
    expect(problems).toMatchObject([
      { code: 'demo-import-unresolved', file: 'broken/MissingImport.tsx', line: 2, column: 34 },
      {
        code: 'demo-import-unresolved',
        file: 'broken/MissingImport.tsx',
        line: 3,
        column: 24,
        suggestion: 'Create broken/no-such-helper, or correct the import.',
      },
    ]);
    expect(problems[0]?.message).toContain('"no-such-package"');
  });

  it('points at a syntax error, and builds the demos beside it all the same', async () => {
    const [broken, sound] = await buildDemos(
      [findDemo('broken', 'Syntax.js'), findDemo('button', 'Basic.js')],
      createContext(),
    );
    expect(broken).toMatchObject({
      demo: null,
      problems: [{ code: 'demo-compile-error', file: 'broken/Syntax.tsx', line: 2 }],
    });
    expect(sound?.demo?.id).toBe('button/Basic');
  });

  it('refuses an import that climbs out of the content root', async () => {
    const { problems } = await buildDemo(findDemo('broken', 'Escaping.js'), createContext());
    expect(problems).toMatchObject([
      { code: 'path-escapes-root', file: 'broken/Escaping.tsx', line: 1, column: 20 },
    ]);
  });

  it('takes an unchanged demo from the cache, and makes it anew once a helper has changed', async () => {
    const contentRoot = createTemporaryFolder();
    cpSync(inContent('button/parts'), contentRoot, { recursive: true });
    const own = { ...roots, contentRoot, roots: [contentRoot] };
    const resolution = resolveDemoModules(own, path.join(contentRoot, 'page.md'), 'WithHelper.js');
    if ('complaint' in resolution) throw new Error(resolution.complaint.message);
    const cache = createMemoryCache();
    const build = () => buildDemo(resolution.files, { ...own, cache, digests: new FileDigests() });

    const first = await build();
    expect(cache.size()).toBe(1);
    await expect(build()).resolves.toEqual(first);
    writeFileSync(path.join(contentRoot, 'shout.ts'), 'export const shout = (text: string) => `${text}!`;\n');
    const changed = await build();
    expect(
      changed.demo?.variants[0]?.helpers.find(({ fileName }) => fileName === 'shout.ts')?.source,
    ).toContain('!');
  });

  it('does not store a demo with a problem: what it lacks may be there tomorrow', async () => {
    const cache = createMemoryCache();
    await buildDemo(findDemo('broken', 'MissingImport.js'), createContext(cache));
    expect(cache.size()).toBe(0);
  });

  it('finds packages beside a foreign content root first, but React and Material UI in the project alone', async () => {
    const contentRoot = createTemporaryFolder();
    const addPackage = (name: string, text: string) => {
      cpSync(inContent('button/parts/shout.ts'), path.join(contentRoot, 'node_modules', name, 'unused.ts'));
      writeFileSync(path.join(contentRoot, 'node_modules', name, 'index.js'), text);
      writeFileSync(
        path.join(contentRoot, 'node_modules', name, 'package.json'),
        JSON.stringify({ name, version: '1.0.0', main: 'index.js' }),
      );
    };
    addPackage('their-chart', 'module.exports = 1;');
    addPackage('react', 'module.exports = "another React";');
    writeFileSync(
      path.join(contentRoot, 'Chart.tsx'),
      `import chart from 'their-chart';\nimport { useId } from 'react';\n\nexport default () => chart + useId();\n`,
    );
    const own = { ...roots, contentRoot, roots: [contentRoot] };
    const resolution = resolveDemoModules(own, path.join(contentRoot, 'page.md'), 'Chart.js');
    if ('complaint' in resolution) throw new Error(resolution.complaint.message);
    const { problems, inputs } = await buildDemo(resolution.files, { ...createContext(), ...own });
    expect(problems).toEqual([]);
    const manifests = inputs.map(({ file }) => file).filter((file) => file.endsWith('package.json'));
    expect(manifests).toEqual(
      expect.arrayContaining([
        path.join(contentRoot, 'node_modules/their-chart/package.json'),
        path.join(roots.projectRoot, 'node_modules/react/package.json'),
      ]),
    );
    expect(manifests).toHaveLength(2);
  });
});
