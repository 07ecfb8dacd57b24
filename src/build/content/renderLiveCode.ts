import { isBuiltInComponent } from '../../domain/components';
import { componentRendering } from '../../domain/live';
import type { ProblemDraft } from '../../domain/problem';
import { inspectModules } from '../demos/inspectModules';
import {
  prerenderDemos,
  renderItemOf,
  renderItemOfComponent,
  type RenderItem,
} from '../demos/prerenderDemos';
import type { ComponentUse } from '../pipeline/parsedDocument';
import type { ParsedFile } from './parseDocuments';
import { withoutFailed, type DemoRun, type LoadedDemos } from './resolveDemos';

/** Live code as it came out of the trial render, which is the render that pages show. */
export interface LiveCode {
  readonly demos: LoadedDemos;
  /** See `AssemblyInput.renderings`. */
  readonly renderings: ReadonlyMap<string, string>;
  /** See `AssemblyInput.brokenComponents`. */
  readonly brokenComponents: ReadonlyMap<string, string>;
  readonly problems: readonly ProblemDraft[];
  /** How many were rendered now; the others came from the cache. */
  readonly rendered: number;
}

/**
 * Renders every demo, and every registered component with the props that a page gives it, into
 * `outDir`. What fails is reported and left out, so that no error is left for Gatsby to stumble over.
 */
export async function renderLiveCode(
  demos: LoadedDemos,
  documents: readonly ParsedFile[],
  modules: ReadonlyMap<string, string>,
  run: DemoRun,
  outDir: string,
): Promise<LiveCode> {
  const components = await prepareComponents(documents, modules, run);
  const items = new Map(demos.built.map((demo) => [demo.files.id, renderItemOf(demo)]));
  const { files, failures, rendered } = await prerenderDemos([...items.values(), ...components.items], {
    ...run,
    outDir,
  });

  const failedDemos = new Map<string, string>();
  for (const [id, { rendering }] of items) {
    const failure = failures.get(rendering);
    if (failure) failedDemos.set(id, failure.message);
  }
  const broken = new Map(components.broken);
  for (const { rendering } of components.items) {
    const failure = failures.get(rendering);
    if (failure) broken.set(rendering, failure.message);
  }
  return {
    demos: withoutFailed(demos, failedDemos),
    renderings: files,
    brokenComponents: broken,
    problems: [...components.problems, ...failures.values()],
    rendered,
  };
}

async function prepareComponents(
  documents: readonly ParsedFile[],
  modules: ReadonlyMap<string, string>,
  run: DemoRun,
) {
  const uses = new Map<string, ComponentUse>();
  for (const { meta } of documents) {
    for (const use of meta.components)
      if (!isBuiltInComponent(use.name)) uses.set(componentRendering(use.name, use.props), use);
  }
  const used = new Set([...uses.values()].map(({ name }) => name));
  const inspections = await inspectModules(
    [...used].flatMap((name) => modules.get(name) ?? []),
    run,
  );
  const items: RenderItem[] = [];
  const broken = new Map<string, string>();
  for (const [rendering, { name, props }] of uses) {
    const inspection = inspections.get(modules.get(name) ?? '');
    const [problem] = inspection?.problems ?? [];
    if (!inspection || problem)
      broken.set(rendering, problem?.message ?? `The component "${name}" has no module.`);
    else items.push(renderItemOfComponent(name, props, inspection, run.digests));
  }
  return { items, broken, problems: [...inspections.values()].flatMap(({ problems }) => problems) };
}
