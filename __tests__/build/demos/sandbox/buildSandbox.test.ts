import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createContext as createRealm, Script } from 'node:vm';
import { buildDemo } from '../../../../src/build/demos/buildDemos';
import { FileDigests } from '../../../../src/build/demos/fileDigests';
import { resolveDemoModules } from '../../../../src/build/demos/resolveDemoModules';
import { buildSandbox, type Sandbox } from '../../../../src/build/demos/sandbox/buildSandbox';
import type { BuiltDemo } from '../../../../src/build/demos/types';
import { createContext, createMemoryCache, createTemporaryFolder, roots } from '../fixtureDemos';

// Bundles React and all of Material UI.
jest.setTimeout(120_000);

const cache = createMemoryCache();
const contentRoot = createTemporaryFolder();

/** A demo of a content root outside the project, which has no packages of its own. */
async function build(name: string, source: string): Promise<BuiltDemo> {
  writeFileSync(path.join(contentRoot, `${name}.tsx`), source);
  const place = { ...roots, contentRoot, roots: [contentRoot] };
  const resolution = resolveDemoModules(place, path.join(contentRoot, 'page.md'), `${name}.js`);
  if ('complaint' in resolution) throw new Error(resolution.complaint.message);
  return buildDemo(resolution.files, { ...createContext(), ...place });
}

const bake = (demos: readonly BuiltDemo[], codeDigest = 'code'): Promise<Sandbox> =>
  buildSandbox(demos, { projectRoot: roots.projectRoot, cache, digests: new FileDigests(), codeDigest });

/** The file behind an address of the manifest. */
const fileOf = ({ files }: Sandbox, url: string | undefined) =>
  files.get(path.posix.basename(url ?? '')) ?? '';

const BUTTON = "import Button from '@mui/material/Button';\nexport default () => <Button>A</Button>;\n";
const JOY = "import Button from '@mui/joy/Button';\nexport default () => <Button>A</Button>;\n";

describe('buildSandbox', () => {
  let joy: BuiltDemo;
  let button: BuiltDemo;
  let sandbox: Sandbox;
  beforeAll(async () => {
    button = await build('Material', BUTTON);
    joy = await build('Joy', JOY);
    sandbox = await bake([button, joy]);
  });

  it('makes a document and one script for each group, at addresses that change with their content', () => {
    expect(sandbox.manifest?.documentUrl).toMatch(/^\/demos\/sandbox\/document\.[0-9a-f]{12}\.html$/);
    expect(sandbox.manifest?.groups.map(({ name, needs }) => ({ name, needs }))).toEqual([
      { name: '@mui/joy', needs: [] },
      { name: 'core', needs: [] },
    ]);
    for (const { url } of sandbox.manifest?.groups ?? []) {
      expect(url).toMatch(/^\/demos\/sandbox\/[a-z-]+\.[0-9a-f]{12}\.js$/);
      expect(fileOf(sandbox, url)).toContain('docsSandbox.register');
    }
    expect(sandbox.files.size).toBe(3);
  });

  it('locks the document before anything else in it', () => {
    const html = fileOf(sandbox, sandbox.manifest?.documentUrl);
    const policy = html.indexOf('http-equiv="Content-Security-Policy"');
    expect(policy).toBeGreaterThan(0);
    expect(policy).toBeLessThan(html.indexOf('<style>'));
    expect(policy).toBeLessThan(html.indexOf('<script'));
    for (const forbidden of ['connect-src', 'frame-src', 'form-action', 'worker-src']) {
      expect(html).toContain(`${forbidden} 'none'`);
    }
    expect(html.match(/<script/g)).toHaveLength(1);
  });

  it('has one React: Joy UI asks the core for it', () => {
    const registered = new Map<string, () => unknown>();
    const asked: string[] = [];
    const realm = createRealm({
      window: {},
      navigator: { userAgent: '' },
      docsSandbox: {
        register: (modules: Record<string, () => unknown>) => {
          for (const [name, run] of Object.entries(modules)) registered.set(name, run);
        },
        require: (name: string) => {
          asked.push(name);
          const run = registered.get(name);
          if (!run) throw new Error(`nobody answers for ${name}`);
          return run();
        },
      },
    });
    const groups = sandbox.manifest?.groups ?? [];
    for (const { url, modules } of [...groups].reverse()) {
      new Script(fileOf(sandbox, url)).runInContext(realm);
      expect([...registered.keys()]).toEqual(expect.arrayContaining([...modules]));
    }
    registered.get('@mui/joy/Button')?.();
    expect(asked).toContain('react');
    expect(fileOf(sandbox, groups.find(({ name }) => name === '@mui/joy')?.url)).not.toContain(
      'react.transitional.element',
    );
  });

  it('does nothing the second time, and gives the same addresses', async () => {
    const again = await bake([button, joy]);
    expect(again.bundled).toBe(0);
    expect(again.manifest).toEqual(sandbox.manifest);
    expect(again.files).toEqual(sandbox.files);
  });

  it('forgets what an older version of its code has made', async () => {
    expect((await bake([button], 'newer code')).bundled).toBe(2);
  });

  it('leaves Tailwind out where no demo is styled with it, and demos that do not compile', async () => {
    expect(sandbox.manifest?.tailwindUrl).toBeNull();
    const broken = { ...joy, demo: null };
    await expect(bake([broken])).resolves.toEqual({ manifest: null, files: new Map(), bundled: 0 });
  });
});
