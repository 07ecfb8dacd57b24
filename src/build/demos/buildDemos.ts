import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Demo, DemoHelper, DemoSource, DemoVariant } from '../../domain/demo';
import type { ProblemDraft } from '../../domain/problem';
import { digestOf } from '../pipeline/digest';
import { highlightCode } from '../pipeline/markdown/highlightCode';
import { createJsVariant, JS_FORMAT } from './createJsVariant';
import type { DemoCache } from './demoCache';
import { InstalledPackages, installedNameOf } from './describeDependencies';
import type { FileDigests } from './fileDigests';
import { inspectModules, type Inspection } from './inspectModules';
import { relativeTo } from '../files/paths';
import {
  moduleOf,
  type BuiltDemo,
  type DemoFiles,
  type DemoInput,
  type DemoRoots,
  type VariantFiles,
} from './types';
import { findTypeImports } from './typeImports';

/** Raise it when the same files would yield something else than before. */
const BUILDER_VERSION = 3;

/** Files a reader can read; others that a demo imports (images, say) are inputs of it but not shown. */
const TEXT_FILE = /\.(?:tsx?|jsx?|mjs|css|json|md|txt|svg)$/;

export interface BuildDemosContext extends DemoRoots {
  readonly cache: DemoCache;
  readonly digests: FileDigests;
  /**
   * Digest of the code that makes demos: what an older version of it has put into the cache does not
   * count. Empty where the caller keeps a cache per version anyway.
   */
  readonly codeDigest?: string;
}

/** What the cache holds of a demo. A demo with a problem is not in it: an import may resolve tomorrow. */
interface StoredDemo {
  readonly demo: Demo;
  readonly inputs: readonly DemoInput[];
  /** What else it was described by, but does not run with: types, and who is whose peer. */
  readonly descriptions: readonly DemoInput[];
}

/**
 * Reads, checks and highlights demos. One that did not change since it was stored costs the digests of
 * its files; the others are inspected together.
 *
 * @param context `digests` decides what did not change: take a new one for each build
 */
export async function buildDemos(
  demos: readonly DemoFiles[],
  context: BuildDemosContext,
): Promise<readonly BuiltDemo[]> {
  const stored = await Promise.all(demos.map((files) => findStored(files, context)));
  const stale = demos.filter((_, index) => stored[index] === null);
  const inspections = await inspectModules(stale.flatMap(modulesOf), context);
  const packages = new InstalledPackages(context.projectRoot);
  return Promise.all(
    demos.map(async (files, index) => stored[index] ?? makeDemo(files, inspections, context, packages)),
  );
}

/** One demo, as {@link buildDemos} makes it. */
export async function buildDemo(files: DemoFiles, context: BuildDemosContext): Promise<BuiltDemo> {
  const [built] = await buildDemos([files], context);
  if (!built) throw new Error(`No demo was made of ${files.id}`);
  return built;
}

async function findStored(files: DemoFiles, context: BuildDemosContext): Promise<BuiltDemo | null> {
  const stored = await context.cache.get<StoredDemo>(cacheKey(files, context));
  if (!stored || !context.digests.hold([...stored.inputs, ...stored.descriptions])) return null;
  return { files, demo: stored.demo, inputs: stored.inputs, problems: [] };
}

function cacheKey(files: DemoFiles, { contentRoot, codeDigest = '' }: BuildDemosContext): string {
  return `demo ${digestOf([BUILDER_VERSION, codeDigest, JS_FORMAT, contentRoot, files])}`;
}

/** Every script of a demo: the JavaScript beside a TypeScript file does not run, but readers copy it. */
function modulesOf({ variants }: DemoFiles): string[] {
  return variants.flatMap(({ ts, js }) => [ts, js]).filter((file) => file !== null);
}

async function makeDemo(
  files: DemoFiles,
  inspections: ReadonlyMap<string, Inspection>,
  context: BuildDemosContext,
  packages: InstalledPackages,
): Promise<BuiltDemo> {
  const modules = modulesOf(files);
  const own = modules.map((file) => inspections.get(file)).filter((inspection) => inspection !== undefined);
  const previews = files.variants.map(({ preview }) => preview).filter((file) => file !== null);
  const inputs = context.digests.inputs([
    ...own.flatMap((inspection) => [...inspection.files, ...inspection.manifests]),
    ...previews,
  ]);
  const problems = own.flatMap((inspection) => inspection.problems);
  if (problems.length > 0) return { files, demo: null, problems: withoutRepeats(problems), inputs };

  const variants: DemoVariant[] = [];
  const descriptions = new Set<string>();
  for (const variant of files.variants) {
    const { manifests = [], files: reached = [] } = inspections.get(moduleOf(variant)) ?? {};
    const { described, inputs: others } = await readVariant(variant, reached, manifests, context, packages);
    variants.push(described);
    for (const file of others) descriptions.add(file);
  }
  const demo: Demo = { id: files.id, name: files.name, variants };
  await context.cache.set(cacheKey(files, context), {
    demo,
    inputs,
    descriptions: context.digests.inputs(descriptions),
  } satisfies StoredDemo);
  return { files, demo, problems: [], inputs };
}

/**
 * @param files what the variant's module reaches, itself included
 * @param manifests those of the packages that any of them imports
 * @returns the variant, and the files that say something of it without running
 */
async function readVariant(
  variant: VariantFiles,
  files: readonly string[],
  manifests: readonly string[],
  context: BuildDemosContext,
  packages: InstalledPackages,
): Promise<{ described: DemoVariant; inputs: readonly string[] }> {
  const module = moduleOf(variant);
  const ts = variant.ts === null ? null : describeSource(path.basename(variant.ts), readText(variant.ts));
  const js =
    variant.js === null
      ? describeSource(toJsName(path.basename(module)), await createJsVariant(readText(module)))
      : describeSource(path.basename(variant.js), readText(variant.js));
  const types = findTypeImports(files, context, packages);
  const dependencies = packages.describe([...new Set([...manifests, ...types.manifests])]);
  const folder = path.dirname(module);
  const helpers = [...files, ...types.files].filter((file) => file !== module && TEXT_FILE.test(file));
  return {
    described: {
      styling: variant.styling,
      module: relativeTo(context.contentRoot, module),
      ts,
      js,
      previewHtml: variant.preview === null ? null : highlightCode(readText(variant.preview), 'tsx'),
      helpers: await Promise.all(helpers.map((file) => readHelper(file, folder))),
      provider: manifests.some((file) => installedNameOf(file) === '@mui/joy') ? 'joy' : 'material',
      dependencies: dependencies.versions,
    },
    inputs: [...types.files, ...types.manifests, ...dependencies.manifests],
  };
}

async function readHelper(file: string, folder: string): Promise<DemoHelper> {
  const fileName = relativeTo(folder, file);
  const source = readText(file);
  if (!/\.tsx?$/.test(file)) return { fileName, source, js: null };
  return { fileName, source, js: { fileName: toJsName(fileName), source: await createJsVariant(source) } };
}

function toJsName(fileName: string): string {
  return fileName.replace(/(?:\.d)?\.tsx?$/, '.js');
}

function describeSource(fileName: string, source: string): DemoSource {
  return { fileName, source, html: highlightCode(source, /\.tsx?$/.test(fileName) ? 'tsx' : 'jsx') };
}

function readText(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .trimEnd()
    .concat('\n');
}

/** A helper that several modules of one demo share carries its problems into each of them. */
function withoutRepeats(problems: readonly ProblemDraft[]): ProblemDraft[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
