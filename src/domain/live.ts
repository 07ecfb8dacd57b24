import type { CodeStyling } from './codeChoices';
import type { DemoProvider } from './demo';

/** The name of one styling of a demo among a page's live modules. */
export function demoEntry(demoId: string, styling: CodeStyling): string {
  return `demo:${demoId}:${styling}`;
}

/** The key of the rendered HTML of one styling of a demo; an isolated one looks different. */
export function demoRendering(demoId: string, styling: CodeStyling, isolated: boolean): string {
  return isolated ? `${demoEntry(demoId, styling)}:isolated` : demoEntry(demoId, styling);
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

/**
 * The style sheets that live code imports, as one. Its rules reach what stands below an element with
 * `data-demo-css="<scope>"`, and what the demo portals to the end of `<body>`; nothing else of the page.
 */
export interface ScopedStyleSheet {
  /** Eight hexadecimal digits, made of the content. */
  readonly scope: string;
  readonly css: string;
}

/** Where the Tailwind classes of a content root are served: this, a digest, and `.css`. */
export const TAILWIND_PATH = '/demos/tailwind';

/** What live code needs around it, however it is rendered. */
export interface LiveSurroundings {
  readonly provider: DemoProvider;
  readonly sheet: ScopedStyleSheet | null;
  /** URL of the style sheet with the Tailwind classes of the content root; null where it needs none. */
  readonly tailwind: string | null;
}

/** HTML of live code, and the styles that Emotion made for it. */
export interface StaticRendering {
  readonly html: string;
  readonly styles: readonly StaticStyle[];
}

/** Live code as the build rendered it. */
export interface StaticDemo extends StaticRendering, LiveSurroundings {}

/** Maps the key of a rendering to its file, both under {@link SERVER_DEMOS_DIR}. */
export type StaticDemoManifest = Readonly<Record<string, string>>;

/** Folder of the renderings, relative to the project: read while pages are rendered, never served. */
export const SERVER_DEMOS_DIR = '.cache/docs/server/demos';
/** The manifest in that folder, and the custom properties of each library's theme, as JSON strings by provider. */
export const STATIC_DEMO_MANIFEST = 'manifest.json';
export const THEME_VARIABLES_FILE = 'theme.json';
export type StaticThemes = Readonly<Partial<Record<DemoProvider, string>>>;

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
