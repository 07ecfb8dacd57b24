import path from 'node:path';
import { readExports } from './readExports';
import { readPropTypes, type DocumentedProp } from './readPropTypes';

/** The components that a version exports, by name; null where their propTypes are not in the package. */
export type Components = Readonly<Record<string, readonly DocumentedProp[] | null>>;

/** The text of a file of the package by its path in it, or null where there is none. */
export type ReadFile = (file: string) => string | null;

/**
 * Reads the props of every component that the entry of a published version exports by name. Re-exports
 * are followed from file to file, so that it does not matter where a version keeps a component; not
 * into other packages, though.
 *
 * @param entry the entry as ES modules, `index.js`
 */
export function readComponents(entry: string, readFile: ReadFile): Components {
  const exported = readExports(readFile(entry) ?? '').filter(
    ({ name, from }) => /^(?:Unstable_)?[A-Z]/.test(name) && from !== null,
  );
  return Object.fromEntries(
    exported.map(({ name, imported, from }) => [name, readProps(entry, imported, from, readFile)]),
  );
}

function readProps(
  file: string,
  imported: string,
  from: string | null,
  readFile: ReadFile,
): readonly DocumentedProp[] | null {
  if (from !== null) {
    const target = resolveModule(file, from, readFile);
    const source = target === null ? null : readFile(target);
    if (target === null || source === null) return null;
    const next = readExports(source).find(({ name }) => name === imported);
    return next ? readProps(target, next.imported, next.from, readFile) : null;
  }
  const declared = readPropTypes(readFile(file) ?? '');
  return declared.find(({ component }) => component === imported)?.props ?? null;
}

/** `./Button` from `index.js` → `Button/index.js`; null for another package's module. */
function resolveModule(file: string, specifier: string, readFile: ReadFile): string | null {
  if (!specifier.startsWith('.')) return null;
  const target = path.posix.join(path.posix.dirname(file), specifier);
  const candidates = [target, `${target}.js`, `${target}/index.js`];
  return candidates.find((candidate) => candidate.endsWith('.js') && readFile(candidate) !== null) ?? null;
}
