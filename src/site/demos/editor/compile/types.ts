import type { CompiledFile } from '../protocol';

/** A file of a demo as its author, or the reader, wrote it. */
export interface SourceFile {
  /** Relative to the folder of the demo's module, with forward slashes. */
  readonly path: string;
  readonly source: string;
}

/** A place in a file; lines and columns from 1. */
export interface Place {
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

/** What is wrong with edited code. */
export type CodeProblem = Place & CodeComplaint;

export type CodeComplaint =
  /** It cannot be read, or threw; the words are the compiler's, the engine's or React's. */
  | { readonly kind: 'error'; readonly message: string }
  /** It imports a package that is not here. */
  | {
      readonly kind: 'package';
      readonly specifier: string;
      readonly packages: readonly string[];
      readonly nearest: string | null;
    }
  /** It imports a file that the demo does not have. */
  | { readonly kind: 'file'; readonly specifier: string };

/** Scripts are CommonJS modules now. `imports` are the specifiers of packages that they ask for. */
export interface CompiledDemo {
  readonly files: Readonly<Record<string, CompiledFile>>;
  readonly imports: readonly string[];
}

export type Compilation = { readonly compiled: CompiledDemo } | { readonly problems: readonly CodeProblem[] };
