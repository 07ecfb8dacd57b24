import {
  SERVER_DEMOS_DIR,
  STATIC_DEMO_MANIFEST,
  THEME_VARIABLES_FILE,
  type StaticDemo,
  type StaticDemoManifest,
} from '../../domain/live';

/** Webpack turns this into Node's own `require`; it exists in the HTML renderer's bundle alone. */
declare const __non_webpack_require__: NodeJS.Require | undefined;

/**
 * Reads what the build rendered of live code, while a page's HTML is rendered. Null where there is
 * nothing to read: in the browser, in develop without server rendering, or for a key without rendering.
 *
 * By `require`, because Gatsby takes a page that touches `fs` for one that must be rendered anew each time.
 */
export function readServerDemo(rendering: string): StaticDemo | null {
  const manifest = readServerFile<StaticDemoManifest>(STATIC_DEMO_MANIFEST);
  const file = manifest?.[rendering];
  return file === undefined ? null : readServerFile<StaticDemo>(file);
}

/** The custom properties of the demos' theme; null where {@link readServerDemo} has nothing either. */
export function readServerThemeVariables(): string | null {
  return readServerFile<string>(THEME_VARIABLES_FILE);
}

function readServerFile<T>(name: string): T | null {
  if (typeof window !== 'undefined' || typeof __non_webpack_require__ === 'undefined') return null;
  try {
    return __non_webpack_require__(`${process.cwd()}/${SERVER_DEMOS_DIR}/${name}`) as T;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return null;
    throw error;
  }
}
