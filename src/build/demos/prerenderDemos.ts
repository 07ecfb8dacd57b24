import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DemoProvider } from '../../domain/demo';
import {
  identifierPrefixOf,
  STATIC_DEMO_MANIFEST,
  THEME_VARIABLES_FILE,
  type StaticDemo,
  type StaticRendering,
  type StaticThemes,
} from '../../domain/live';
import type { ProblemDraft } from '../../domain/problem';
import { digestOf } from '../pipeline/digest';
import type { DemoCache } from './demoCache';
import type { FileDigests } from './fileDigests';
import { inspectModules } from './inspectModules';
import { relativeTo } from '../files/paths';
import { bundleForWorker, kitFiles, renderShellFile } from './renderBundle';
import { RENDER_TIME_LIMIT, renderAll } from './renderPool';
import type { RenderAnswer, RenderRequest } from './renderWorker';
import type { RenderItem } from './renderItems';

export interface PrerenderContext {
  readonly contentRoot: string;
  readonly projectRoot: string;
  /** Where the renderings go; `SERVER_DEMOS_DIR` of the project. */
  readonly outDir: string;
  readonly cache: DemoCache;
  readonly digests: FileDigests;
  /** Milliseconds for one rendering; {@link RENDER_TIME_LIMIT} by default. */
  readonly timeLimit?: number;
}

export interface Prerendered {
  /** File in `outDir` by key of the rendering, for everything that could be rendered. */
  readonly files: ReadonlyMap<string, string>;
  /** What could not, by key of the rendering. */
  readonly failures: ReadonlyMap<string, ProblemDraft>;
  /** How many were rendered now; the others came from the cache. */
  readonly rendered: number;
}

/**
 * Renders live code to HTML and its styles, one JSON file each in `outDir`, with a manifest and the
 * custom properties of the themes; whatever else is in that folder goes. What did not change since it
 * was last rendered comes from the cache, and no process is started if that is everything.
 */
export async function prerenderDemos(
  items: readonly RenderItem[],
  context: PrerenderContext,
): Promise<Prerendered> {
  const providers = [...new Set(items.map(({ surroundings }) => surroundings.provider))].sort();
  const shells = await digestShells(providers, context);
  const keyOf = (item: RenderItem): string =>
    `rendering ${digestOf([shells.get(item.surroundings.provider), describeWork(item)])}`;
  const themeKeyOf = (provider: DemoProvider): string => `theme ${shells.get(provider) ?? provider}`;

  const renderings = new Map<string, StaticDemo>();
  for (const item of items) {
    const stored = await context.cache.get<StaticRendering>(keyOf(item));
    if (stored) renderings.set(item.rendering, { ...stored, ...item.surroundings });
  }
  const themes = new Map<DemoProvider, string>();
  for (const provider of providers) {
    const stored = await context.cache.get<string>(themeKeyOf(provider));
    if (stored !== undefined) themes.set(provider, stored);
  }
  const stale = items.filter(({ rendering }) => !renderings.has(rendering));
  const missing = providers.filter((provider) => !themes.has(provider));

  const failures = new Map<string, ProblemDraft>();
  const answers = await perform(
    [...missing.map((provider): Task => ({ module: null, provider })), ...stale.map(taskOf)],
    context,
  );
  for (const [place, item] of stale.entries()) {
    const answer = answers[missing.length + place];
    if (answer && 'result' in answer) {
      const rendering = answer.result as StaticRendering;
      renderings.set(item.rendering, { ...rendering, ...item.surroundings });
      await context.cache.set(keyOf(item), rendering);
    } else {
      failures.set(item.rendering, describeFailure(item, answer?.error ?? 'It was not rendered', context));
    }
  }
  for (const [place, provider] of missing.entries()) {
    const answer = answers[place];
    // It is the site's own, so nobody who writes a page could mend it.
    if (!answer || 'error' in answer)
      throw new Error(`The theme of ${provider} demos: ${answer?.error ?? ''}`);
    themes.set(provider, String(answer.result));
    await context.cache.set(themeKeyOf(provider), String(answer.result));
  }

  const files = writeRenderings(renderings, Object.fromEntries(themes), context.outDir);
  return { files, failures, rendered: stale.length };
}

/** What of an item decides its HTML: style sheets stand beside it. */
function describeWork({ rendering, module, props, inputs, isolated, surroundings }: RenderItem) {
  return { rendering, module, props, inputs, isolated, provider: surroundings.provider };
}

/** Digests of what stands around every rendering: the site's own components, and the packages they use. */
async function digestShells(
  providers: readonly DemoProvider[],
  { projectRoot, digests }: PrerenderContext,
): Promise<ReadonlyMap<DemoProvider, string>> {
  const shell = renderShellFile(projectRoot);
  const kits = kitFiles(projectRoot);
  const modulesFor = (provider: DemoProvider): string[] => {
    const kit = kits[provider];
    return kit === undefined ? [shell] : [shell, kit];
  };
  const inspections = await inspectModules(providers.flatMap(modulesFor), {
    contentRoot: projectRoot,
    roots: [projectRoot],
    projectRoot,
  });
  const [problem] = [...inspections.values()].flatMap(({ problems }) => problems);
  if (problem) throw new Error(`${problem.file}:${problem.line}:${problem.column} ${problem.message}`);
  return new Map(
    providers.map((provider) => {
      const own = modulesFor(provider).flatMap((file) => inspections.get(file) ?? []);
      const inputs = digests.inputs(own.flatMap(({ files, manifests }) => [...files, ...manifests]));
      return [provider, digestOf([provider, inputs])];
    }),
  );
}

/** A request before the bundle is made: one without a module is for the theme. */
type Task =
  | { readonly module: null; readonly provider: DemoProvider }
  | {
      readonly module: string;
      readonly provider: DemoProvider;
      readonly props: Readonly<Record<string, unknown>>;
      readonly identifierPrefix: string;
      readonly isolated: boolean;
    };

function taskOf({ module, props, rendering, isolated, surroundings }: RenderItem): Task {
  return {
    module,
    provider: surroundings.provider,
    props,
    identifierPrefix: identifierPrefixOf(rendering),
    isolated,
  };
}

/** Messages that production builds of React and Material UI replace by a number and a link. */
const SHORTENED = /Minified (?:React|MUI) error/;

async function perform(tasks: readonly Task[], context: PrerenderContext): Promise<readonly RenderAnswer[]> {
  if (tasks.length === 0) return [];
  const { projectRoot, timeLimit = RENDER_TIME_LIMIT } = context;
  const modules = [...new Set(tasks.map(({ module }) => module).filter((module) => module !== null))];
  const providers = [...new Set(tasks.map(({ provider }) => provider))];
  let source: string;
  try {
    source = await bundleForWorker(modules, providers, projectRoot);
  } catch (failure) {
    // One of them cannot be bundled for Node (a package that needs a browser, say): find out which.
    if (tasks.length === 1) return [{ error: failure instanceof Error ? failure.message : String(failure) }];
    const middle = Math.ceil(tasks.length / 2);
    return [
      ...(await perform(tasks.slice(0, middle), context)),
      ...(await perform(tasks.slice(middle), context)),
    ];
  }
  const requests = tasks.map((task): RenderRequest => {
    if (task.module === null) return { theme: task.provider };
    const { provider, props, identifierPrefix, isolated } = task;
    return {
      module: modules.indexOf(task.module),
      props,
      options: { identifierPrefix, provider, isolated },
    };
  });
  const answers = [...(await renderAll(requests, { source, mode: 'production', timeLimit }))];
  const unclear = [...answers.entries()].filter(
    ([, answer]) => 'error' in answer && SHORTENED.test(answer.error),
  );
  const clearer = await renderAll(
    unclear.flatMap(([place]) => requests[place] ?? []),
    { source, mode: 'development', timeLimit },
  );
  for (const [index, [place]] of unclear.entries()) {
    const again = clearer[index];
    if (again && 'error' in again) answers[place] = again;
  }
  return answers;
}

function describeFailure(
  { module }: RenderItem,
  error: string,
  { contentRoot }: PrerenderContext,
): ProblemDraft {
  return {
    code: 'demo-render-error',
    file: relativeTo(contentRoot, module),
    line: 1,
    column: 1,
    message: `Rendering it on the server failed: ${(error.split('\n', 1)[0] ?? '').replace(/\.$/, '')}.`,
    suggestion: 'Mend the component; what needs a browser belongs into an effect or an event handler.',
  };
}

/** Writes each rendering under the digest of its content, and takes away what is no longer one. */
function writeRenderings(
  renderings: ReadonlyMap<string, StaticDemo>,
  themes: StaticThemes,
  outDir: string,
): ReadonlyMap<string, string> {
  mkdirSync(outDir, { recursive: true });
  const files = new Map<string, string>();
  for (const [key, rendering] of renderings) {
    const text = JSON.stringify(rendering);
    const name = `${digestOf(text)}.json`;
    files.set(key, name);
    if (!existsSync(path.join(outDir, name))) writeFileSync(path.join(outDir, name), text);
  }
  writeFileSync(path.join(outDir, STATIC_DEMO_MANIFEST), JSON.stringify(Object.fromEntries(files)));
  writeFileSync(path.join(outDir, THEME_VARIABLES_FILE), JSON.stringify(themes));
  const kept = new Set([...files.values(), STATIC_DEMO_MANIFEST, THEME_VARIABLES_FILE]);
  for (const name of readdirSync(outDir)) {
    if (!kept.has(name)) rmSync(path.join(outDir, name), { recursive: true });
  }
  return files;
}
