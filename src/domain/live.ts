import type { CodeStyling } from './codeChoices';

/** The name of a demo among a page's live modules; also the key of its rendered HTML. */
export function demoEntry(demoId: string, styling: CodeStyling): string {
  return `demo:${demoId}:${styling}`;
}

/** The name of a registered component among a page's live modules. */
export function componentEntry(name: string): string {
  return `component:${name}`;
}

/** The key of a component's rendered HTML: what it shows depends on what the page gives it. */
export function componentRendering(name: string, props: Readonly<Record<string, unknown>>): string {
  return `${componentEntry(name)}:${JSON.stringify(props)}`;
}

/** Styles that a rendering needs, as Emotion names them; `<key> <ids>` is the `data-emotion` to send them with. */
export interface StaticStyle {
  readonly key: string;
  readonly ids: readonly string[];
  readonly css: string;
}

/** Live code as the build rendered it. */
export interface StaticDemo {
  readonly html: string;
  readonly styles: readonly StaticStyle[];
}

/** Maps the key of a rendering to its file, both under {@link SERVER_DEMOS_DIR}. */
export type StaticDemoManifest = Readonly<Record<string, string>>;

/** Folder of the renderings, relative to the project: read while pages are rendered, never served. */
export const SERVER_DEMOS_DIR = '.cache/docs/server/demos';
/** The manifest, and the JSON string with the theme's custom properties, in that folder. */
export const STATIC_DEMO_MANIFEST = 'manifest.json';
export const THEME_VARIABLES_FILE = 'theme.json';

/**
 * What React's `useId` puts before the ids of a rendering. A page has many React roots, so each has a
 * prefix of its own, which server and browser both make from the rendering's key.
 */
export function identifierPrefixOf(rendering: string): string {
  // FNV-1a, 32 bits: short, for it is repeated in the HTML for each id.
  let hash = 0x811c9dc5;
  for (let index = 0; index < rendering.length; index += 1) {
    hash = Math.imul(hash ^ rendering.charCodeAt(index), 0x01000193) >>> 0;
  }
  return `d${hash.toString(36)}-`;
}
