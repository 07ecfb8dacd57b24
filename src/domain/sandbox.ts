/*
 * What the build and the browser have to agree on about the document that runs edited demos.
 */

/** Packages in one script. A script loads only where edited code imports something of it. */
export interface SandboxGroup {
  /** `core`, or the name of the one package in it. */
  readonly name: string;
  readonly url: string;
  /** The import specifiers it answers. */
  readonly modules: readonly string[];
  /** Names of the groups whose modules it takes for its own; `core` is loaded anyway. */
  readonly needs: readonly string[];
}

/** Everything the page has to know to run edited code. URLs are absolute paths of the site. */
export interface SandboxManifest {
  readonly documentUrl: string;
  readonly groups: readonly SandboxGroup[];
  /** Tailwind's compiler for browsers; null where no demo is styled with it. */
  readonly tailwindUrl: string | null;
}

/** Where all of it is served. A host that sends a content security policy has to except this folder. */
export const SANDBOX_FOLDER = '/demos/sandbox';
/** The group that every edited demo needs. */
export const CORE_GROUP = 'core';
/** The specifier under which the core answers with what shows an edited demo (`src/site/demos/editor/sandbox/mountEdited.tsx`). */
export const SANDBOX_RUNTIME = 'docs:sandbox';
/** The specifier under which the group of Joy UI answers with what puts Joy UI's theme around a demo. */
export const SANDBOX_JOY_KIT = 'docs:joy';
