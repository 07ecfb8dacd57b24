import type { DemoInput } from '../types';

/** What one group of packages is to answer: specifiers, and for each the folder it is resolved from. */
export interface GroupPlan {
  /** See `SandboxGroup.name`. */
  readonly name: string;
  readonly modules: ReadonlyMap<string, ModuleSource>;
}

/** Where the code of a registered module is: a package's part, looked for from a folder, or a file of the site. */
export type ModuleSource =
  { readonly specifier: string; readonly folder: string } | { readonly file: string };

/** One bundled group. */
export interface BundledGroup {
  /** A classic script that registers its modules. */
  readonly script: string;
  /** What it takes from other groups while it runs: specifiers of packages, and names of files of the site. */
  readonly taken: readonly Taken[];
  /** The files that have a say in the script; those in `node_modules` are represented by their packages' manifests. */
  readonly inputs: readonly DemoInput[];
}

export interface Taken {
  /** What the script asks the registry for. */
  readonly specifier: string;
  readonly source: ModuleSource;
}
