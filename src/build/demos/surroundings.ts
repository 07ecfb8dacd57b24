import type { CodeStyling } from '../../domain/codeChoices';
import type { DemoProvider } from '../../domain/demo';
import type { LiveSurroundings, ScopedStyleSheet } from '../../domain/live';
import { digestOf } from '../pipeline/digest';
import type { DemoCache } from './demoCache';
import type { FileDigests } from './fileDigests';
import type { Inspection } from './inspectModules';
import { providerOf } from './projectPackages';
import { compileSheet } from './styles/compileSheet';
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
  readonly cache: DemoCache;
  readonly digests: FileDigests;
  /** See `BuildDemosContext`. */
  readonly codeDigest: string;
}

/** Finds out what modules need around them, by their absolute paths. */
export async function describeSurroundings(
  modules: readonly LiveModule[],
  context: SurroundingsContext,
): Promise<ReadonlyMap<string, LiveSurroundings>> {
  const described = await Promise.all(
    modules.map(async (module): Promise<[string, LiveSurroundings]> => [
      module.file,
      { provider: module.provider, sheet: await findSheet(module, context), tailwind: null },
    ]),
  );
  return new Map(described);
}

async function findSheet(
  { file, inputs }: LiveModule,
  { cache, digests, codeDigest }: SurroundingsContext,
): Promise<ScopedStyleSheet | null> {
  if (!inputs.some((input) => input.endsWith('.css'))) return null;
  const key = `sheet ${digestOf([codeDigest, file, digests.inputs(inputs)])}`;
  const stored = await cache.get<{ readonly sheet: ScopedStyleSheet | null }>(key);
  if (stored) return stored.sheet;
  const sheet = await compileSheet(file);
  await cache.set(key, { sheet });
  return sheet;
}
