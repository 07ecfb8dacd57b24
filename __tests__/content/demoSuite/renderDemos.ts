import { createRequire } from 'node:module';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'node:util';
import { build } from 'esbuild';
import { findDemos } from '../../../src/build/check/findDemos';
import { loadSite } from '../../../src/build/content/loadSite';
import { DEMO_COMPILATION } from '../../../src/build/demos/inspectModules';
import { moduleOf } from '../../../src/build/demos/types';
import { relativeTo } from '../../../src/build/files/paths';
import { demoRendering, identifierPrefixOf } from '../../../src/domain/live';
import type { RenderedDemo } from './renderedDemo';

/*
 * A program of its own, `tsx renderDemos.ts <content root> <output.json>`: rendering on the server needs a
 * process without a document, and the build's own renderer a production build without React's warnings.
 */

type Plan = Omit<RenderedDemo, 'html' | 'complaints'> & { readonly module: string };

/** What the bundle below gives. */
interface Bundle {
  readonly renderStatic: (
    component: unknown,
    props: object,
    options: { identifierPrefix: string; provider: RenderedDemo['provider']; isolated: boolean },
  ) => { readonly html: string };
  readonly modules: readonly (() => { readonly default?: unknown })[];
}

const projectRoot = path.resolve(__dirname, '../../..');
const workDir = path.join(projectRoot, 'node_modules/.cache/every-demo');

async function main(contentDir: string, output: string): Promise<void> {
  const plans = await planDemos(contentDir);
  const modules = [...new Set(plans.map(({ module }) => module))];
  const bundle = await loadBundle(modules);
  const rendered = plans.map(({ module, ...plan }): RenderedDemo => ({
    ...plan,
    ...render(bundle, modules.indexOf(module), plan),
  }));
  writeFileSync(output, JSON.stringify(rendered));
}

/** Every styling of every demo that a page names, isolated too where a page shows it so. */
async function planDemos(contentDir: string): Promise<readonly Plan[]> {
  const { root, documents, demos } = await loadSite({
    projectRoot,
    contentDir,
    cacheDir: workDir,
    strict: true,
  });
  if (!root) throw new Error(`${contentDir} is no content root`);
  const built = new Map(demos.built.map(({ files, demo }) => [files.id, demo]));
  return findDemos(documents, { contentRoot: root.dir, roots: root.roots }).flatMap(
    ({ files, pages, isolations }) =>
      files.variants.flatMap((variant): Plan[] => {
        const { provider = 'material' } =
          built.get(files.id)?.variants.find(({ styling }) => styling === variant.styling) ?? {};
        return isolations.map((isolated) => ({
          module: moduleOf(variant),
          file: relativeTo(projectRoot, moduleOf(variant)),
          pages,
          provider,
          isolated,
          identifierPrefix: identifierPrefixOf(demoRendering(files.id, variant.styling, isolated)),
        }));
      }),
  );
}

async function loadBundle(modules: readonly string[]): Promise<Bundle> {
  const fromProject = (file: string): string => JSON.stringify(path.join(projectRoot, file));
  const outfile = path.join(workDir, `server-${process.pid}.cjs`);
  await build({
    ...DEMO_COMPILATION,
    stdin: {
      contents: [
        `export { renderStatic } from ${fromProject('src/site/demos/renderStatic.tsx')};`,
        `import ${fromProject('src/site/demos/joyKit.tsx')};`,
        // By `require`, so that each runs in its turn.
        `export const modules = [${modules.map((file) => `() => require(${JSON.stringify(file)})`).join(', ')}];`,
      ].join('\n'),
      resolveDir: projectRoot,
    },
    write: true,
    outfile,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    packages: 'external',
  });
  const bundle = createRequire(outfile)(outfile) as Bundle;
  rmSync(outfile);
  return bundle;
}

function render(
  { modules, renderStatic }: Bundle,
  place: number,
  { provider, isolated, identifierPrefix }: Omit<Plan, 'module'>,
): Pick<RenderedDemo, 'html' | 'complaints'> {
  const complaints: string[] = [];
  const { error, warn } = console;
  const note = (...words: unknown[]) => complaints.push(format(...words));
  Object.assign(console, { error: note, warn: note });
  try {
    const component = modules[place]?.().default;
    const { html } = renderStatic(component, {}, { identifierPrefix, provider, isolated });
    return { html, complaints };
  } catch (failure) {
    return { html: null, complaints: [...complaints, format(failure)] };
  } finally {
    Object.assign(console, { error, warn });
  }
}

const [contentDir = '', output = ''] = process.argv.slice(2);
void main(contentDir, output);
