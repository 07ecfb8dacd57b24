import type { DemoProvider } from '../../domain/demo';
import {
  SERVER_DEMOS_DIR,
  STATIC_DEMO_MANIFEST,
  THEME_VARIABLES_FILE,
  type StaticDemo,
  type StaticDemoManifest,
  type StaticThemes,
} from '../../domain/live';
import { readServerFile } from './readServerFile';

/**
 * Reads what the build rendered of live code, while a page's HTML is rendered. Null where there is
 * nothing to read: in the browser, in develop without server rendering, or for a key without rendering.
 */
export function readServerDemo(rendering: string): StaticDemo | null {
  const manifest = readServerFile<StaticDemoManifest>(SERVER_DEMOS_DIR, STATIC_DEMO_MANIFEST);
  const file = manifest?.[rendering];
  return file === undefined ? null : readServerFile<StaticDemo>(SERVER_DEMOS_DIR, file);
}

/** The custom properties of a library's theme; null where {@link readServerDemo} has nothing either. */
export function readServerThemeVariables(provider: DemoProvider): string | null {
  return readServerFile<StaticThemes>(SERVER_DEMOS_DIR, THEME_VARIABLES_FILE)?.[provider] ?? null;
}
