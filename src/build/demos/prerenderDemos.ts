import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CodeStyling } from '../../domain/codeChoices';
import {
  componentRendering,
  demoEntry,
  identifierPrefixOf,
  STATIC_DEMO_MANIFEST,
  THEME_VARIABLES_FILE,
  type StaticDemo,
} from '../../domain/live';
import type { ProblemDraft } from '../../domain/problem';
import { digestOf } from '../pipeline/digest';
import type { DemoCache } from './demoCache';
import type { FileDigests } from './fileDigests';
import { inspectModules, type Inspection } from './inspectModules';
import { relativeTo } from '../files/paths';
import { bundleForWorker, renderShellFile } from './renderBundle';
import { RENDER_TIME_LIMIT, renderAll } from './renderPool';
import type { RenderAnswer, RenderRequest } from './renderWorker';
import { moduleOf, type BuiltDemo, type DemoInput } from './types';

/** One thing to render: a demo, or a registered component with the props that a page gives it. */
export interface RenderItem {
  /** Key of the rendering, by which the site finds it (`demoEntry`, `componentRendering`). */
  readonly rendering: string;
  /** The module whose default export is rendered; absolute path. */
  readonly module: string;
  readonly props: Readonly<Record<string, unknown>>;
  /** What the module is made of. */
  readonly inputs: readonly DemoInput[];
}

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

/** A built demo as a thing to render: its first styling, which is the one that pages show. */
export function renderItemOf({ files, inputs }: BuiltDemo): RenderItem & { readonly styling: CodeStyling } {
  const variant = files.variants[0];
  if (!variant) throw new Error(`${files.id} has no variant`);
  return {
    rendering: demoEntry(files.id, variant.styling),
    styling: variant.styling,
    module: moduleOf(variant),
    props: {},
    inputs,
  };
}

/** A registered component as a thing to render, once `inspectModules` has found nothing wrong with it. */
export function renderItemOfComponent(
  name: string,
  props: Readonly<Record<string, unknown>>,
  { files, manifests }: Inspection,
  digests: FileDigests,
): RenderItem {
  const [module] = files;
  if (module === undefined) throw new Error(`${name} has no module`);
  return {
    rendering: componentRendering(name, props),
    module,
    props,
    inputs: digests.inputs([...files, ...manifests]),
  };
}

/**
 * Renders live code to HTML and its styles, one JSON file each in `outDir`, with a manifest and the
 * theme's custom properties; whatever else is in that folder goes. What did not change since it was
 * last rendered comes from the cache, and no process is started if that is everything.
 */
export async function prerenderDemos(
  items: readonly RenderItem[],
  context: PrerenderContext,
): Promise<Prerendered> {
  const shell = items.length === 0 ? '' : await digestShell(context);
  const keyOf = (item: RenderItem): string => `rendering ${digestOf([shell, item])}`;
  const themeKey = `theme ${shell}`;

  const renderings = new Map<string, StaticDemo>();
  for (const item of items) {
    const stored = await context.cache.get<StaticDemo>(keyOf(item));
    if (stored) renderings.set(item.rendering, stored);
  }
  const stale = items.filter(({ rendering }) => !renderings.has(rendering));
  let theme = items.length === 0 ? '' : await context.cache.get<string>(themeKey);

  const failures = new Map<string, ProblemDraft>();
  const themeTasks = theme === undefined ? [THEME_TASK] : [];
  const answers = await perform([...themeTasks, ...stale.map(taskOf)], context);
  for (const [place, item] of stale.entries()) {
    const answer = answers[themeTasks.length + place];
    if (answer && 'result' in answer) {
      const rendering = answer.result as StaticDemo;
      renderings.set(item.rendering, rendering);
      await context.cache.set(keyOf(item), rendering);
    } else {
      failures.set(item.rendering, describeFailure(item, answer?.error ?? 'It was not rendered', context));
    }
  }
  if (theme === undefined) {
    const [answer] = answers;
    // It is the site's own, so nobody who writes a page could mend it.
    if (!answer || 'error' in answer) throw new Error(`The theme of the demos: ${answer?.error ?? ''}`);
    theme = String(answer.result);
    await context.cache.set(themeKey, theme);
  }

  const files = writeRenderings(renderings, theme, context.outDir);
  return { files, failures, rendered: stale.length };
}

/** Digest of what stands around every rendering: the site's own components, and the packages they use. */
async function digestShell({ projectRoot, digests }: PrerenderContext): Promise<string> {
  const shell = renderShellFile(projectRoot);
  const roots = { contentRoot: projectRoot, roots: [projectRoot], projectRoot };
  const inspection = (await inspectModules([shell], roots)).get(shell);
  const [problem] = inspection?.problems ?? [];
  if (problem) throw new Error(`${problem.file}:${problem.line}:${problem.column} ${problem.message}`);
  return digestOf(digests.inputs([...(inspection?.files ?? []), ...(inspection?.manifests ?? [])]));
}

/** A request before the bundle is made: `module` is null for the theme. */
interface Task {
  readonly module: string | null;
  readonly props: Readonly<Record<string, unknown>>;
  readonly identifierPrefix: string;
}

const THEME_TASK: Task = { module: null, props: {}, identifierPrefix: '' };

function taskOf({ module, props, rendering }: RenderItem): Task {
  return { module, props, identifierPrefix: identifierPrefixOf(rendering) };
}

/** Messages that production builds of React and Material UI replace by a number and a link. */
const SHORTENED = /Minified (?:React|MUI) error/;

async function perform(tasks: readonly Task[], context: PrerenderContext): Promise<readonly RenderAnswer[]> {
  if (tasks.length === 0) return [];
  const { projectRoot, timeLimit = RENDER_TIME_LIMIT } = context;
  const modules = [...new Set(tasks.map(({ module }) => module).filter((module) => module !== null))];
  let source: string;
  try {
    source = await bundleForWorker(modules, projectRoot);
  } catch (failure) {
    // One of them cannot be bundled for Node (a package that needs a browser, say): find out which.
    if (tasks.length === 1) return [{ error: failure instanceof Error ? failure.message : String(failure) }];
    const middle = Math.ceil(tasks.length / 2);
    return [
      ...(await perform(tasks.slice(0, middle), context)),
      ...(await perform(tasks.slice(middle), context)),
    ];
  }
  const requests = tasks.map(({ module, props, identifierPrefix }): RenderRequest => ({
    rendering: module === null ? null : modules.indexOf(module),
    props,
    identifierPrefix,
  }));
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
  theme: string,
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
  writeFileSync(path.join(outDir, THEME_VARIABLES_FILE), JSON.stringify(theme));
  const kept = new Set([...files.values(), STATIC_DEMO_MANIFEST, THEME_VARIABLES_FILE]);
  for (const name of readdirSync(outDir)) {
    if (!kept.has(name)) rmSync(path.join(outDir, name), { recursive: true });
  }
  return files;
}
