import type { CodeStyling } from '../../domain/codeChoices';
import type { Demo } from '../../domain/demo';
import type { ProblemDraft } from '../../domain/problem';

/** The files of one styling of a demo; absolute paths. At least one of `ts` and `js` is there. */
export interface VariantFiles {
  readonly styling: CodeStyling;
  readonly ts: string | null;
  /** What the author wrote in JavaScript; null where the JS variant is made of the TypeScript. */
  readonly js: string | null;
  /** The excerpt shown while the code is collapsed. */
  readonly preview: string | null;
}

/** Where a demo lies. */
export interface DemoFiles {
  /** See `Demo.id`. */
  readonly id: string;
  readonly name: string;
  readonly variants: readonly VariantFiles[];
}

/** A problem whose place the caller knows: the line of the page that names the demo. */
export type Complaint = Pick<ProblemDraft, 'code' | 'message' | 'suggestion'>;

/** A file that a result was made of, and what was in it. */
export interface DemoInput {
  /** Absolute path. */
  readonly file: string;
  readonly digest: string;
}

/** A demo as the site shows it. `demo` is null as soon as there is a problem: readers get a placeholder then. */
export interface BuiltDemo {
  readonly files: DemoFiles;
  readonly demo: Demo | null;
  readonly problems: readonly ProblemDraft[];
  /** Every file that has a say in the demo: its modules, what they import relatively, manifests of their packages. */
  readonly inputs: readonly DemoInput[];
}

/** Folders that demos are read from; all absolute. */
export interface DemoRoots {
  /** The folder with `site.yml`: ids and problems name files relative to it. */
  readonly contentRoot: string;
  /** Every folder that a demo may lie in: the content root and the products' declared folders. */
  readonly roots: readonly string[];
  /** The folder with the project's `node_modules`. */
  readonly projectRoot: string;
}

/** The file that runs: the TypeScript one where there is one. */
export function moduleOf(variant: VariantFiles): string {
  const file = variant.ts ?? variant.js;
  if (file === null) throw new Error(`The ${variant.styling} variant has no file`);
  return file;
}
