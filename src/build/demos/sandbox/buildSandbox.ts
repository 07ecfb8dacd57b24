import { CORE_GROUP, SANDBOX_FOLDER, type SandboxManifest } from '../../../domain/sandbox';
import { digestOf } from '../../pipeline/digest';
import type { DemoCache } from '../demoCache';
import type { FileDigests } from '../fileDigests';
import { moduleOf, type BuiltDemo, type DemoInput } from '../types';
import { bundleDocument, readTailwind } from './bundleDocument';
import { bundleGroup, groupOf } from './bundleGroup';
import { collectImports, type PackageImport } from './collectImports';
import { planGroups } from './planGroups';
import type { BundledGroup, GroupPlan, ModuleSource, Taken } from './types';

/** Raise it when the same files would yield something else than before. */
const SANDBOX_VERSION = 1;

export interface SandboxContext {
  readonly projectRoot: string;
  readonly cache: DemoCache;
  readonly digests: FileDigests;
  /** Digest of the code that makes it; what an older version has put into the cache does not count. */
  readonly codeDigest: string;
}

export interface Sandbox {
  /** Null where the content root has no demo, and so nothing to edit. */
  readonly manifest: SandboxManifest | null;
  /** What is served in `SANDBOX_FOLDER`, by file name. */
  readonly files: ReadonlyMap<string, string>;
  /** How many bundles were made now; the others came from the cache. */
  readonly bundled: number;
}

/**
 * Makes the document in which readers run the demos they edit, and the scripts with the packages that
 * edited code may import: those that any demo of the content root imports, and the core.
 */
export async function buildSandbox(demos: readonly BuiltDemo[], context: SandboxContext): Promise<Sandbox> {
  const sound = demos.filter(({ demo }) => demo !== null);
  const plans = planGroups(await loadImports(sound, context), context.projectRoot);
  if (plans.length === 0) return { manifest: null, files: new Map(), bundled: 0 };

  const { groups, bundled } = await bundleGroups(plans, context);
  const files = new Map<string, string>();
  const publish = (name: string, extension: string, text: string): string => {
    const slug = name.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '');
    const file = `${slug}.${digestOf(text).slice(0, 12)}.${extension}`;
    files.set(file, text);
    return `${SANDBOX_FOLDER}/${file}`;
  };
  const document = await loadBundle('document', bundleDocument, context);
  const needsTailwind = sound.some(({ files: own }) =>
    own.variants.some(({ styling }) => styling === 'tailwind'),
  );
  return {
    manifest: {
      documentUrl: publish('document', 'html', document.text),
      groups: groups.map(({ plan, group }) => ({
        name: plan.name,
        url: publish(plan.name, 'js', group.script),
        modules: [...plan.modules.keys()],
        needs: [...new Set(group.taken.map(homeOf))].filter((name) => name !== CORE_GROUP).sort(),
      })),
      tailwindUrl: needsTailwind ? publish('tailwind', 'js', readTailwind(context.projectRoot)) : null,
    },
    files,
    bundled: bundled + (document.isNew ? 1 : 0),
  };
}

/** What the demos import. A content root that did not change costs the digests of its demos' files. */
async function loadImports(
  demos: readonly BuiltDemo[],
  context: SandboxContext,
): Promise<readonly PackageImport[]> {
  const { cache, codeDigest } = context;
  const modules = demos.flatMap(({ files }) => files.variants.map(moduleOf));
  const key = `sandbox imports ${digestOf([SANDBOX_VERSION, codeDigest, modules, demos.map(({ inputs }) => inputs)])}`;
  const stored = await cache.get<readonly PackageImport[]>(key);
  if (stored) return stored;
  const imports = await collectImports(modules);
  await cache.set(key, imports);
  return imports;
}

interface NamedGroup {
  readonly plan: GroupPlan;
  readonly group: BundledGroup;
}

/**
 * Bundles groups until each has every module that another takes from it: usually once each, the core,
 * from which all take, last.
 */
async function bundleGroups(
  plans: readonly GroupPlan[],
  context: SandboxContext,
): Promise<{ groups: readonly NamedGroup[]; bundled: number }> {
  const names = new Set(plans.map(({ name }) => name));
  const wanted = new Map(plans.map((plan) => [plan.name, plan]));
  const made = new Map<string, NamedGroup>();
  let bundled = 0;
  for (;;) {
    const stale = [...wanted.values()].filter((plan) => made.get(plan.name)?.plan !== plan);
    const next = stale.filter(({ name }) => name !== CORE_GROUP);
    const round = next.length > 0 ? next : stale;
    if (round.length === 0) break;
    const results = await Promise.all(round.map((plan) => loadGroup(plan, names, context)));
    for (const [index, plan] of round.entries()) {
      const result = results[index];
      if (!result) continue;
      made.set(plan.name, { plan, group: result.group });
      if (result.isNew) bundled += 1;
      for (const taken of result.group.taken) addModule(wanted, taken);
    }
  }
  const groups = [...names].flatMap((name) => made.get(name) ?? []);
  return { groups, bundled };
}

function addModule(wanted: Map<string, GroupPlan>, { specifier, source }: Taken): void {
  const plan = wanted.get(homeOf({ specifier }));
  if (!plan || plan.modules.has(specifier)) return;
  wanted.set(plan.name, {
    ...plan,
    modules: new Map<string, ModuleSource>([...plan.modules, [specifier, source]]),
  });
}

/** The group that answers for something taken: files of the site are the core's. */
function homeOf({ specifier }: Pick<Taken, 'specifier'>): string {
  return specifier.startsWith('docs:') ? CORE_GROUP : groupOf(specifier);
}

async function loadGroup(plan: GroupPlan, groups: ReadonlySet<string>, context: SandboxContext) {
  const { projectRoot, cache, digests, codeDigest } = context;
  const key = `sandbox group ${digestOf([SANDBOX_VERSION, codeDigest, plan.name, [...plan.modules], [...groups]])}`;
  const stored = await cache.get<BundledGroup>(key);
  if (stored && digests.hold(stored.inputs)) return { group: stored, isNew: false };
  const { script, taken, files } = await bundleGroup(plan, { projectRoot, groups });
  const group: BundledGroup = { script, taken, inputs: digests.inputs(files) };
  await cache.set(key, group);
  return { group, isNew: true };
}

interface StoredText {
  readonly text: string;
  readonly inputs: readonly DemoInput[];
}

async function loadBundle(
  name: string,
  bundle: (projectRoot: string) => Promise<{ text: string; files: readonly string[] }>,
  { projectRoot, cache, digests, codeDigest }: SandboxContext,
): Promise<{ text: string; isNew: boolean }> {
  const key = `sandbox ${name} ${digestOf([SANDBOX_VERSION, codeDigest])}`;
  const stored = await cache.get<StoredText>(key);
  if (stored && digests.hold(stored.inputs)) return { text: stored.text, isNew: false };
  const { text, files } = await bundle(projectRoot);
  await cache.set(key, { text, inputs: digests.inputs(files) } satisfies StoredText);
  return { text, isNew: true };
}
