import path from 'node:path';
import { isFile } from '../../files/paths';

/**
 * Makes a function that finds the folder of a package from another folder upwards, as Node does, or
 * null. It remembers what it found: thousands of files ask for the same packages.
 */
export function createPackageFinder(): (name: string, from: string) => string | null {
  const known = new Map<string, string | null>();
  return function find(name, from): string | null {
    const key = `${name}\0${from}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const candidate = path.join(from, 'node_modules', name);
    const above = path.dirname(from);
    const found: string | null = isFile(path.join(candidate, 'package.json'))
      ? candidate
      : above === from
        ? null
        : find(name, above);
    known.set(key, found);
    return found;
  };
}
