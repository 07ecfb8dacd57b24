import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FileDigests } from '../../../../src/build/demos/fileDigests';
import { writeFrames } from '../../../../src/build/demos/frames/writeFrames';
import type { FrameItem, FramesContext } from '../../../../src/build/demos/frames/types';
import { frameFileName } from '../../../../src/domain/frames';
import { createMemoryCache, createTemporaryFolder, roots } from '../fixtureDemos';

// Each test bundles React and Material UI.
jest.setTimeout(60_000);

/** A content root with one demo that has everything, one that is plain, and one that cannot be bundled. */
function createProject() {
  const contentRoot = createTemporaryFolder();
  const write = (name: string, text: string) => writeFileSync(path.join(contentRoot, name), text);
  write('desk.css', '.desk { background: url("./wood.png"); }\n');
  write('wood.png', 'not really an image');
  write(
    'Desk.tsx',
    "import Button from '@mui/material/Button';\nimport './desk.css';\nexport default () => <Button className=\"desk\">Desk</Button>;\n",
  );
  write('Chair.tsx', "import { useId } from 'react';\nexport default () => <b>Chair {useId()}</b>;\n");
  write('lost.css', '@import "./nowhere.css";\n');
  write('Lost.tsx', "import './lost.css';\nexport default () => <b>Lost</b>;\n");
  const work = createTemporaryFolder();
  const renderDir = path.join(work, 'rendered');
  mkdirSync(renderDir);
  writeFileSync(path.join(renderDir, 'theme.json'), JSON.stringify({ material: ':root{--mui-spacing:8px}' }));
  const renderings = new Map<string, string>();
  for (const name of ['Desk', 'Chair', 'Lost']) {
    const rendering = {
      html: `<b class="css-1ab">${name} &amp; co</b>`,
      styles: [
        { key: 'css', ids: ['1ab'], css: '.css-1ab{margin:0;}' },
        { key: 'css-global', ids: ['9zz'], css: 'body{padding:0;}' },
      ],
      provider: 'material',
      sheet: null,
      tailwind: name === 'Chair' ? '/demos/tailwind-0badcafe.css' : null,
    };
    writeFileSync(path.join(renderDir, `${name}.json`), JSON.stringify(rendering));
    renderings.set(`demo:room/${name}:system`, `${name}.json`);
  }
  const cache = createMemoryCache();
  const outDir = path.join(work, 'public', 'demos', 'frames');
  return {
    write,
    outDir,
    /** What a build does: digests are taken anew each time. */
    async build(names: readonly string[], given: Partial<FramesContext> = {}) {
      const digests = new FileDigests();
      const items = names.map((name): FrameItem => {
        const module = path.join(contentRoot, `${name}.tsx`);
        return {
          demoId: `room/${name}`,
          name,
          styling: 'system',
          provider: 'material',
          rendering: `demo:room/${name}:system`,
          module,
          inputs: digests.inputs([module]),
        };
      });
      return writeFrames(items, renderings, {
        contentRoot,
        projectRoot: roots.projectRoot,
        outDir,
        renderDir,
        cache,
        digests,
        codeDigest: 'code',
        language: 'en',
        mode: 'production',
        ...given,
      });
    },
    documents: () => readdirSync(outDir).filter((name) => name.endsWith('.html')),
    assets: () => readdirSync(path.join(outDir, 'assets')).sort(),
    read: (name: string) => readFileSync(path.join(outDir, frameFileName(`room/${name}`, 'system')), 'utf8'),
  };
}

describe('writeFrames', () => {
  it('writes a whole document with the rendering, its styles and one module', async () => {
    const project = createProject();
    await expect(project.build(['Desk', 'Chair'])).resolves.toEqual({ failures: new Map(), made: 2 });
    const html = project.read('Desk');
    expect(html).toMatch(/^<!doctype html><html lang="en"><head><meta charset="utf-8"><script>\(function/);
    expect(html).toContain('<title>Desk</title>');
    expect(html).toContain('<style id="demo-theme-vars">:root{--mui-spacing:8px}</style>');
    expect(html).toContain('<style data-emotion="css 1ab">.css-1ab{margin:0;}</style>');
    expect(html).toContain('<style data-emotion="css-global 9zz">body{padding:0;}</style>');
    expect(html).toMatch(/<div id="demo" [^>]*><b class="css-1ab">Desk &amp; co<\/b><\/div><\/body>/);
    expect(html.match(/<script type="module"/g)).toHaveLength(1);
  });

  it('names only files that are there, and Tailwind only where it is needed', async () => {
    const project = createProject();
    await project.build(['Desk', 'Chair']);
    const named = ['Desk', 'Chair'].flatMap((name) =>
      [...project.read(name).matchAll(/(?:href|src)="\/demos\/frames\/assets\/([^"]+)"/g)].map(
        ([, file]) => file,
      ),
    );
    expect(named.length).toBeGreaterThanOrEqual(7);
    expect(project.assets()).toEqual(expect.arrayContaining(named));
    expect(project.read('Chair')).toContain('<link rel="stylesheet" href="/demos/tailwind-0badcafe.css">');
    expect(project.read('Desk')).not.toContain('/demos/tailwind');
  });

  it("keeps a demo's style sheet as it was written, with the files that it names", async () => {
    const project = createProject();
    await project.build(['Desk']);
    const sheet = project.assets().find((name) => /^room-Desk-.*\.css$/.test(name)) ?? '';
    const image = project.assets().find((name) => /^wood-.*\.png$/.test(name)) ?? '';
    const css = readFileSync(path.join(project.outDir, 'assets', sheet), 'utf8');
    expect(css).toContain(`.desk{background:url("/demos/frames/assets/${image}")}`);
    expect(project.read('Desk')).toContain(`<link rel="stylesheet" href="/demos/frames/assets/${sheet}">`);
  });

  it('bundles React once for all frames, and for readers unless told otherwise', async () => {
    const project = createProject();
    await project.build(['Desk', 'Chair']);
    const scripts = () => project.assets().filter((name) => name.endsWith('.js'));
    const textOf = (name: string) => readFileSync(path.join(project.outDir, 'assets', name), 'utf8');
    const withReact = scripts().filter((name) => textOf(name).includes('hydrateRoot'));
    expect(withReact).toHaveLength(1);
    expect(scripts().some((name) => textOf(name).includes('Each child in a list should have a unique'))).toBe(
      false,
    );

    await project.build(['Desk', 'Chair'], { mode: 'development' });
    expect(scripts().some((name) => textOf(name).includes('Each child in a list should have a unique'))).toBe(
      true,
    );
  });

  it('does nothing the second time', async () => {
    const project = createProject();
    await project.build(['Desk', 'Chair']);
    const times = () =>
      [...project.documents(), ...project.assets().map((name) => path.join('assets', name))].map(
        (name) => statSync(path.join(project.outDir, name)).mtimeMs,
      );
    const before = times();
    await expect(project.build(['Desk', 'Chair'])).resolves.toEqual({ failures: new Map(), made: 0 });
    expect(times()).toEqual(before);
  });

  it('writes again what has been lost, or is not what it was', async () => {
    const project = createProject();
    await project.build(['Chair']);
    const html = project.read('Chair');
    writeFileSync(path.join(project.outDir, frameFileName('room/Chair', 'system')), 'something else');
    await expect(project.build(['Chair'])).resolves.toMatchObject({ made: 1 });
    expect(project.read('Chair')).toBe(html);
    rmSync(project.outDir, { recursive: true });
    await expect(project.build(['Chair'])).resolves.toMatchObject({ made: 1 });
    expect(project.read('Chair')).toBe(html);
  });

  it('follows an edit, and of the old files leaves nothing', async () => {
    const project = createProject();
    await project.build(['Chair']);
    const before = project.assets();
    project.write('Chair.tsx', 'export default () => <b>Armchair</b>;\n');
    await expect(project.build(['Chair'])).resolves.toMatchObject({ made: 1 });
    const after = project.assets();
    expect(after.length).toBe(before.length);
    expect(after).not.toEqual(before);
  });

  it('follows an edit of a style sheet, which is no input of the module itself', async () => {
    const project = createProject();
    await project.build(['Desk']);
    project.write('desk.css', '.desk { color: teal; }\n');
    await expect(project.build(['Desk'])).resolves.toMatchObject({ made: 1 });
    expect(project.assets().some((name) => name.startsWith('wood'))).toBe(false);
  });

  it('removes the document of a demo that no page shows in a frame any more', async () => {
    const project = createProject();
    await project.build(['Desk', 'Chair']);
    await project.build(['Chair']);
    expect(project.documents()).toEqual([frameFileName('room/Chair', 'system')]);
    expect(project.assets().some((name) => name.startsWith('room-Desk'))).toBe(false);
    await project.build([]);
    expect(readdirSync(project.outDir)).toEqual([]);
  });

  it('reports a demo that cannot be bundled, and makes the others', async () => {
    const project = createProject();
    const { failures, made } = await project.build(['Lost', 'Chair']);
    expect(made).toBe(1);
    expect([...failures]).toEqual([
      [
        'demo:room/Lost:system',
        {
          code: 'demo-compile-error',
          file: 'Lost.tsx',
          line: 1,
          column: 1,
          message: 'It cannot be bundled for a frame: Could not resolve "./nowhere.css".',
          suggestion: 'Import what runs in a browser only, or take "iframe" out of the page.',
        },
      ],
    ]);
    expect(project.documents()).toEqual([frameFileName('room/Chair', 'system')]);
    // Nor is it forgotten the next time.
    await expect(project.build(['Lost', 'Chair'])).resolves.toMatchObject({ failures });
  });
});
