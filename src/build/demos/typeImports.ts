import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isFile, isReallyInside } from '../files/paths';
import type { InstalledPackages } from './describeDependencies';
import type { DemoRoots } from './types';

/** `import … from '…'`, `export … from '…'`, `import '…'` and `import('…')`. */
const IMPORT =
  /(?:^|[;}])[ \t]*(?:import|export)\b[^'"`;=]*?['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/gm;

const EXTENSIONS = ['', '.ts', '.tsx', '.d.ts', '/index.ts', '/index.tsx', '/index.d.ts'];

export interface TypeImports {
  /** Files that give types alone, absolute, not among those asked about. */
  readonly files: readonly string[];
  /** `package.json` of every package that any of the files names. */
  readonly manifests: readonly string[];
}

/**
 * Finds what TypeScript needs of a module beside what runs. Compilers drop imports of types before
 * they resolve them, so the graph of what runs does not know these.
 *
 * @param files TypeScript files, absolute
 */
export function findTypeImports(
  files: readonly string[],
  roots: Pick<DemoRoots, 'roots'>,
  packages: InstalledPackages,
): TypeImports {
  const reached = new Set(files);
  const manifests = new Set<string>();
  for (const file of reached) {
    if (!/\.tsx?$/.test(file)) continue;
    const folder = path.dirname(file);
    for (const specifier of listImports(readFileSync(file, 'utf8'))) {
      if (!/^\.{1,2}(?:\/|$)/.test(specifier)) {
        const manifest = packages.find(specifier, folder);
        if (manifest !== null) manifests.add(manifest);
        continue;
      }
      const found = findTypes(path.resolve(folder, specifier));
      if (found !== null && isReallyInside(roots.roots, found)) reached.add(found);
    }
  }
  return { files: [...reached].filter((file) => !files.includes(file)), manifests: [...manifests] };
}

/** What a module names in its imports, in order, each once; types count. */
export function listImports(source: string): string[] {
  return [...new Set([...source.matchAll(IMPORT)].map(([, from, called]) => from ?? called ?? ''))];
}

/** `./rows.js` may mean `rows.ts`: TypeScript takes the name of what it would be compiled to. */
function findTypes(target: string): string | null {
  const candidates = [
    ...EXTENSIONS.map((extension) => target + extension),
    ...(/\.jsx?$/.test(target)
      ? [target.replace(/\.js(x?)$/, '.ts$1'), target.replace(/\.js$/, '.tsx')]
      : []),
  ];
  return candidates.find((file) => /\.tsx?$/.test(file) && isFile(file)) ?? null;
}
