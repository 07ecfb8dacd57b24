/** Webpack turns this into Node's own `require`; it exists in the HTML renderer's bundle alone. */
declare const __non_webpack_require__: NodeJS.Require | undefined;

/**
 * Reads a JSON file that the build has written for rendering pages. Null in the browser, in develop
 * without server rendering, and where there is no such file.
 *
 * By `require`, because Gatsby takes a page that touches `fs` for one that must be rendered anew each time.
 *
 * @param dir relative to the project
 */
export function readServerFile<T>(dir: string, name: string): T | null {
  if (typeof window !== 'undefined' || typeof __non_webpack_require__ === 'undefined') return null;
  try {
    return __non_webpack_require__(`${process.cwd()}/${dir}/${name}`) as T;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return null;
    throw error;
  }
}
