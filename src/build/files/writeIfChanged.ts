import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a file unless it says the same already: webpack and Gatsby watch for changes. Returns whether it wrote. */
export function writeIfChanged(file: string, text: string): boolean {
  try {
    if (readFileSync(file, 'utf8') === text) return false;
  } catch {
    mkdirSync(path.dirname(file), { recursive: true });
  }
  writeFileSync(file, text);
  return true;
}

/** Removes the files of a folder that `keep` does not name. Returns how many went. */
export function removeOthers(dir: string, keep: ReadonlySet<string>): number {
  let names: string[];
  try {
    names = readdirSync(dir);
  } catch {
    return 0;
  }
  const stale = names.filter((name) => !keep.has(name));
  for (const name of stale) rmSync(path.join(dir, name), { recursive: true, force: true });
  return stale.length;
}
