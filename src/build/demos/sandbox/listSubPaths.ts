import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A package with more parts than this is a library of icons or the like: nobody needs all of them. */
const MOST_PARTS = 300;

/**
 * Folders that are not for a browser, or not for this project: builds for other readers, translations
 * of every text, types alone, and what ties a package to a second library.
 */
const LEFT_OUT =
  /^(?:node|modern|legacy|esm|umd|locales?|themeCssVarsAugmentation|Pigment\w+|themeAugmentation|joy)$/;

/**
 * The import specifiers of a package's parts: folders with a `package.json` of their own, which is how
 * the packages of MUI 6 offer them. A package that lists its parts under `exports` instead has none here.
 *
 * @param dir the package's folder; absolute
 */
export function listSubPaths(name: string, dir: string): readonly string[] {
  const manifest = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as { exports?: unknown };
  if (manifest.exports !== undefined) return [];
  const parts = readdirSync(dir)
    .filter((part) => !LEFT_OUT.test(part) && existsSync(path.join(dir, part, 'package.json')))
    .sort();
  return parts.length > MOST_PARTS ? [] : parts.map((part) => `${name}/${part}`);
}
