/** What an import may leave out, in the order in which bundlers try it. */
const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '.mjs', '.json', '/index.tsx', '/index.ts', '/index.jsx', '/index.js']; // prettier-ignore

/**
 * The file of a demo that a relative import means.
 *
 * @param paths of the files, relative to the demo's folder, with forward slashes; `../` leads out of it
 * @param importer one of them
 * @returns one of them, or null
 */
export function resolveFile(paths: readonly string[], importer: string, specifier: string): string | null {
  const target = join(importer.split('/').slice(0, -1), specifier);
  const candidates = ENDINGS.map((ending) => (target === '' ? ending.slice(1) : target + ending));
  return candidates.find((candidate) => paths.includes(candidate)) ?? null;
}

function join(folder: readonly string[], specifier: string): string {
  const segments = [...folder];
  for (const segment of specifier.split('/')) {
    if (segment === '' || segment === '.') continue;
    const last = segments.at(-1);
    if (segment === '..' && last !== undefined && last !== '..') segments.pop();
    else segments.push(segment);
  }
  return segments.join('/');
}
