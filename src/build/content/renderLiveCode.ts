import { isBuiltInComponent } from '../../domain/components';
import { componentRendering, type LiveSurroundings } from '../../domain/live';
import type { ProblemDraft } from '../../domain/problem';
import { inspectModules } from '../demos/inspectModules';
import { prerenderDemos } from '../demos/prerenderDemos';
import { renderItemOfComponent, renderItemsOf, type RenderItem } from '../demos/renderItems';
import {
  describeSurroundings,
  moduleOfComponent,
  modulesOfDemo,
  surroundingsOf,
  type LiveModule,
  type TailwindSheet,
} from '../demos/surroundings';
import { moduleOf } from '../demos/types';
import { demoKey } from '../pipeline/assembly/types';
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
  /** What stands around each piece of live code, by the absolute path of its module. */
  readonly surroundings: ReadonlyMap<string, LiveSurroundings>;
  readonly tailwind: TailwindSheet | null;
  readonly problems: readonly ProblemDraft[];
  /** How many were rendered now; the others came from the cache. */
  readonly rendered: number;
}

/**
 * Renders every demo in each of its stylings, and every registered component with the props that a
 * page gives it, into `outDir`. What fails is reported and left out, so that no error is left for
 * Gatsby to stumble over.
 */
export async function renderLiveCode(
  demos: LoadedDemos,
  documents: readonly ParsedFile[],
  modules: ReadonlyMap<string, string>,
  run: DemoRun,
  outDir: string,
): Promise<LiveCode> {
  const components = await inspectComponents(documents, modules, run);
  const { surroundings, tailwind } = await describeSurroundings(
    [...demos.built.flatMap(modulesOfDemo), ...components.usable.map(({ module }) => module)],
    run,
  );
  const isolations = findIsolations(documents, demos);
  const items = demos.built.map((demo): readonly [string, readonly RenderItem[]] => [
    demo.files.id,
    [...(isolations.get(demo.files.id) ?? [false])].flatMap((isolated) =>
      renderItemsOf(demo, isolated, (variant) => surroundingsOf(surroundings, moduleOf(variant))),
    ),
  ]);
  const componentItems = components.usable.map(({ use, module }) =>
    renderItemOfComponent(use, module, surroundingsOf(surroundings, module.file), run.digests),
  );
  const { files, failures, rendered } = await prerenderDemos(
    [...items.flatMap(([, own]) => own), ...componentItems],
    { ...run, outDir },
  );

  const failedDemos = new Map<string, string>();
  for (const [id, own] of items) {
    const failure = own
      .map(({ rendering }) => failures.get(rendering))
      .find((failed) => failed !== undefined);
    if (failure) failedDemos.set(id, failure.message);
  }
  const broken = new Map(components.broken);
  for (const { rendering } of componentItems) {
    const failure = failures.get(rendering);
    if (failure) broken.set(rendering, failure.message);
  }
  return {
    demos: withoutFailed(demos, failedDemos),
    renderings: files,
    brokenComponents: broken,
    surroundings,
    tailwind,
    problems: [...components.problems, ...failures.values()],
    rendered,
  };
}

/** How the pages show each demo: isolated, as a part of the page, or both; by the demo's id. */
function findIsolations(
  documents: readonly ParsedFile[],
  { resolved }: LoadedDemos,
): ReadonlyMap<string, ReadonlySet<boolean>> {
  const found = new Map<string, Set<boolean>>();
  for (const { file, meta } of documents) {
    for (const { name, options } of meta.demos) {
      const demo = resolved.get(demoKey(file.file, name));
      if (!demo?.ok) continue;
      const isolations = found.get(demo.demo.id) ?? new Set();
      found.set(demo.demo.id, isolations.add(options.isolated === true));
    }
  }
  return found;
}

async function inspectComponents(
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
  const usable: { readonly use: ComponentUse; readonly module: LiveModule }[] = [];
  const broken = new Map<string, string>();
  for (const [rendering, use] of uses) {
    const file = modules.get(use.name) ?? '';
    const inspection = inspections.get(file);
    const [problem] = inspection?.problems ?? [];
    if (!inspection || problem)
      broken.set(rendering, problem?.message ?? `The component "${use.name}" has no module.`);
    else usable.push({ use, module: moduleOfComponent(file, inspection) });
  }
  return { usable, broken, problems: [...inspections.values()].flatMap(({ problems }) => problems) };
}
