import type { CodeStyling } from '../../domain/codeChoices';
import type { DemoProvider } from '../../domain/demo';
import type { LiveSurroundings } from '../../domain/live';
import type { ProblemDraft } from '../../domain/problem';
import type { Inspection } from './inspectModules';
import { providerOf } from './projectPackages';
import { moduleOf, type BuiltDemo, type DemoRoots } from './types';

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

/** Finds out what modules need around them, by their absolute paths. */
export async function describeSurroundings(
  modules: readonly LiveModule[],
  _roots: DemoRoots,
): Promise<{
  readonly surroundings: ReadonlyMap<string, LiveSurroundings>;
  readonly problems: readonly ProblemDraft[];
}> {
  return {
    surroundings: new Map(modules.map(({ file, provider }) => [file, { ...PLAIN, provider }])),
    problems: [],
  };
}
