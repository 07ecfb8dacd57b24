import type { CodeStyling } from '../../domain/codeChoices';
import type { DemoProvider } from '../../domain/demo';
import { TAILWIND_PATH, type LiveSurroundings, type ScopedStyleSheet } from '../../domain/live';
import { digestOf } from '../pipeline/digest';
import type { DemoCache } from './demoCache';
import type { FileDigests } from './fileDigests';
import type { Inspection } from './inspectModules';
import { providerOf } from './projectPackages';
import { compileSheet } from './styles/compileSheet';
import { compileTailwind } from './styles/compileTailwind';
import { moduleOf, type BuiltDemo } from './types';

/** A module whose default export is shown: one styling of a demo, or a registered component. */
export interface LiveModule {
  /** Absolute path. */
  readonly file: string;
  /** Every file that has a say in it, itself included, and the manifests of its packages; absolute paths. */
  readonly inputs: readonly string[];
  readonly provider: DemoProvider;
  readonly styling: CodeStyling;
  /** The scripts that it is made of, as their authors wrote them. */
  readonly sources: readonly string[];
}

export function modulesOfDemo({ files, demo, inputs }: BuiltDemo): LiveModule[] {
  return files.variants.map((variant) => {
    const file = moduleOf(variant);
    const described = demo?.variants.find(({ styling }) => styling === variant.styling);
    return {
      file,
      inputs: inputs.map((input) => input.file),
      provider: described?.provider ?? 'material',
      styling: variant.styling,
      sources: described
        ? [(described.ts ?? described.js).source, ...described.helpers.map(({ source }) => source)]
        : [],
    };
  });
}

export function moduleOfComponent(file: string, { files, manifests }: Inspection): LiveModule {
  return {
    file,
    inputs: [...files, ...manifests],
    provider: providerOf(manifests),
    styling: 'system',
    sources: [],
  };
}

const PLAIN: LiveSurroundings = { provider: 'material', sheet: null, tailwind: null };

/** What stands around a module; a module that nobody described needs nothing but Material UI's theme. */
export function surroundingsOf(known: ReadonlyMap<string, LiveSurroundings>, file: string): LiveSurroundings {
  return known.get(file) ?? PLAIN;
}

export interface SurroundingsContext {
  readonly projectRoot: string;
  readonly cache: DemoCache;
  readonly digests: FileDigests;
  /** See `BuildDemosContext`. */
  readonly codeDigest: string;
}

/** The style sheet with the Tailwind classes of a content root, and the URL that it is served under. */
export interface TailwindSheet {
  readonly url: string;
  readonly css: string;
}

export interface DescribedModules {
  /** By the absolute paths of the modules. */
  readonly surroundings: ReadonlyMap<string, LiveSurroundings>;
  /** Null where no module is styled by Tailwind. */
  readonly tailwind: TailwindSheet | null;
}

/** Finds out what modules need around them. */
export async function describeSurroundings(
  modules: readonly LiveModule[],
  context: SurroundingsContext,
): Promise<DescribedModules> {
  const tailwind = await findTailwind(
    modules.filter(({ styling }) => styling === 'tailwind'),
    context,
  );
  const described = await Promise.all(
    modules.map(async (module): Promise<[string, LiveSurroundings]> => {
      const { file, provider, styling } = module;
      const url = styling === 'tailwind' && tailwind ? tailwind.url : null;
      return [file, { provider, sheet: await findSheet(module, context), tailwind: url }];
    }),
  );
  return { surroundings: new Map(described), tailwind };
}

async function findTailwind(
  modules: readonly LiveModule[],
  { projectRoot, cache, codeDigest }: SurroundingsContext,
): Promise<TailwindSheet | null> {
  if (modules.length === 0) return null;
  const sources = [...new Set(modules.flatMap((module) => module.sources))].sort();
  const css = await remember(`tailwind ${digestOf([codeDigest, sources])}`, cache, () =>
    compileTailwind(sources, projectRoot),
  );
  return { url: `${TAILWIND_PATH}-${digestOf(css).slice(0, 12)}.css`, css };
}

async function findSheet(
  { file, inputs }: LiveModule,
  { cache, digests, codeDigest }: SurroundingsContext,
): Promise<ScopedStyleSheet | null> {
  if (!inputs.some((input) => input.endsWith('.css'))) return null;
  return remember(`sheet ${digestOf([codeDigest, file, digests.inputs(inputs)])}`, cache, () =>
    compileSheet(file),
  );
}

/** What the cache holds under a key; made and kept there the first time. */
async function remember<T>(key: string, cache: DemoCache, make: () => Promise<T>): Promise<T> {
  const stored = await cache.get<{ readonly value: T }>(key);
  if (stored) return stored.value;
  const value = await make();
  await cache.set(key, { value });
  return value;
}
