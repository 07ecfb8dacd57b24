/*
 * Modules that `src/build/gatsby` writes under `.cache/docs/generated` before webpack runs: the bridge
 * between the two wings for what is code, or needed by every page.
 */

declare module 'docs-generated/site.json' {
  const site: GeneratedSite;
  export default site;
}

declare module 'docs-generated/stringLoaders' {
  /** The texts of each language but English, which the shell brings itself, as chunks of their own. */
  export const stringLoaders: Readonly<
    Record<string, () => Promise<{ readonly default: Readonly<Record<string, string>> }>>
  >;
}

declare module 'docs-generated/serverStrings' {
  /** The same texts at once, for rendering HTML. */
  export const serverStrings: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

declare module 'docs-generated/live' {
  import type { ComponentType } from 'react';
  /** A live component and what it needs around it. */
  export interface LiveEntry extends GeneratedLiveSurroundings {
    readonly Component: ComponentType<Record<string, unknown>>;
  }
  /** By key: `demo:<demoId>:<styling>` or `component:<name>`. */
  export type LiveModules = Readonly<Record<string, LiveEntry>>;
  /**
   * Brings live components of the page with that `liveKey`, in one chunk: the registered components and
   * each demo's first styling (null), or the demos' variants of a further styling.
   */
  export function loadLiveModules(liveKey: string, styling: GeneratedStyling | null): Promise<LiveModules>;
}

declare module 'docs-generated/exportTools.json' {
  const tools: GeneratedExportTools;
  export default tools;
}

declare module 'docs-generated/sandbox.json' {
  /** What runs edited demos; null where the content root has none. */
  const sandbox: GeneratedSandbox | null;
  export default sandbox;
}
