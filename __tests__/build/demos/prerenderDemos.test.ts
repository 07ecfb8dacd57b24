import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildDemos } from '../../../src/build/demos/buildDemos';
import { FileDigests } from '../../../src/build/demos/fileDigests';
import { inspectModules } from '../../../src/build/demos/inspectModules';
import { prerenderDemos, type PrerenderContext } from '../../../src/build/demos/prerenderDemos';
import { renderItemOfComponent, renderItemsOf } from '../../../src/build/demos/renderItems';
import { moduleOfComponent } from '../../../src/build/demos/surroundings';
import type { LiveSurroundings, StaticDemo, StaticThemes } from '../../../src/domain/live';
import {
  createContext,
  createMemoryCache,
  createTemporaryFolder,
  findDemo,
  inContent,
  roots,
} from './fixtureDemos';

// Each test starts a thread that loads Material UI.
jest.setTimeout(60_000);

const plain: LiveSurroundings = { provider: 'material', sheet: null, tailwind: null };

async function itemsOf(...demos: readonly [folder: string, name: string][]) {
  const built = await buildDemos(
    demos.map(([folder, name]) => findDemo(folder, name)),
    createContext(),
  );
  return built.flatMap((demo) => renderItemsOf(demo, false, () => plain));
}

function createPrerenderContext(given: Partial<PrerenderContext> = {}): PrerenderContext {
  return {
    ...roots,
    outDir: path.join(createTemporaryFolder(), 'out'),
    cache: createMemoryCache(),
    digests: new FileDigests(),
    ...given,
  };
}

function read<T>(context: PrerenderContext, file: string | undefined): T {
  return JSON.parse(readFileSync(path.join(context.outDir, file ?? ''), 'utf8')) as T;
}

describe('prerenderDemos', () => {
  it('renders each demo to HTML and to the styles it needs, and says which cannot be', async () => {
    const context = createPrerenderContext({ timeLimit: 4000 });
    const { files, failures } = await prerenderDemos(
      await itemsOf(
        ['button', 'Basic.js'],
        ['broken', 'Throws.js'],
        ['broken', 'Hangs.js'],
        ['broken', 'Undefined.js'],
        ['broken', 'NoDefault.js'],
        ['button', 'Plain.js'],
        ['button', 'parts/WithHelper.js'],
        ['button', 'Styled'],
      ),
      context,
    );
    expect([...files.keys()]).toEqual([
      'demo:button/Basic:system',
      'demo:button/Plain:system',
      'demo:button/parts/WithHelper:system',
      'demo:button/Styled:system',
      'demo:button/Styled:css',
    ]);
    const basic = read<StaticDemo>(context, files.get('demo:button/Basic:system'));
    expect(basic.html).toMatch(/^<button class="MuiButtonBase-root MuiButton-root [^>]*>.*Pressed .*0/);
    // Emotion's own <style> elements would part what the browser is to take up.
    expect(basic.html).not.toContain('<style');
    const ids = basic.styles.flatMap((style) => style.ids);
    const classes = [...basic.html.matchAll(/\bcss-([a-z0-9]+)/g)].map(([, id]) => id);
    expect(ids).toEqual(expect.arrayContaining(classes));
    expect(basic.styles.every(({ css }) => css.length > 0)).toBe(true);
    expect(read<StaticDemo>(context, files.get('demo:button/parts/WithHelper:system')).html).toContain(
      'HELLO',
    );

    expect(failures.get('demo:broken/Throws:system')).toMatchObject({
      code: 'demo-render-error',
      file: 'broken/Throws.tsx',
      message: 'Rendering it on the server failed: It broke while rendering.',
    });
    expect(failures.get('demo:broken/Hangs:system')?.message).toContain('still rendering after 4 s');
    expect(failures.get('demo:broken/Undefined:system')?.message).toContain('Element type is invalid');
    expect(failures.get('demo:broken/NoDefault:system')?.message).toContain(
      'exports no component by default',
    );
    expect(failures.size).toBe(4);
  });

  it('writes a manifest and the variables of both colour schemes for the pages that show a demo', async () => {
    const context = createPrerenderContext();
    const { files } = await prerenderDemos(await itemsOf(['button', 'Plain.js']), context);
    expect(read(context, 'manifest.json')).toEqual(Object.fromEntries(files));
    const { material: theme = '' } = read<StaticThemes>(context, 'theme.json');
    expect(theme).toContain(':root, [data-color-scheme="light"]{');
    expect(theme).toContain('[data-color-scheme="dark"]{');
    expect(theme).toContain('--mui-palette-primary-main:#1976d2');
    expect(theme).toContain('--mui-spacing:8px');
  });

  it('renders nothing twice, and removes what no page shows any more', async () => {
    const context = createPrerenderContext();
    const both = await itemsOf(['button', 'Plain.js'], ['button', 'Basic.js']);
    const first = await prerenderDemos(both, context);
    expect(first.rendered).toBe(2);
    const second = await prerenderDemos(both, context);
    expect(second).toEqual({ ...first, rendered: 0 });
    const third = await prerenderDemos(both.slice(0, 1), context);
    expect(third.rendered).toBe(0);
    expect(readdirSync(context.outDir).sort()).toEqual(
      [...third.files.values(), 'manifest.json', 'theme.json'].sort(),
    );
  });

  it('gives a registered component the props of its page', async () => {
    const context = createPrerenderContext();
    const module = inContent('button/Basic.tsx');
    const inspection = (await inspectModules([module], roots)).get(module);
    if (!inspection) throw new Error('not inspected');
    const item = renderItemOfComponent(
      { name: 'Basic', props: { color: 'secondary' } },
      moduleOfComponent(module, inspection),
      plain,
      context.digests,
    );
    const { files } = await prerenderDemos([item], context);
    expect(read<StaticDemo>(context, files.get('component:Basic:{"color":"secondary"}')).html).toContain(
      'MuiButton-colorSecondary',
    );
  });

  it('does nothing but an empty manifest where there is no live code', async () => {
    const context = createPrerenderContext();
    await expect(prerenderDemos([], context)).resolves.toMatchObject({ rendered: 0 });
    expect(read(context, 'manifest.json')).toEqual({});
    expect(existsSync(path.join(context.outDir, 'theme.json'))).toBe(true);
  });
});
