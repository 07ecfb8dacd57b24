import path from 'node:path';
import { build } from 'esbuild';
import { DEMO_COMPILATION } from '../inspectModules';

/** An import of a package, and the folder it is looked for from. */
export interface PackageImport {
  readonly specifier: string;
  /** Folder of the first file that imports it; absolute. */
  readonly folder: string;
}

/**
 * Every package, or part of one, that modules import, directly or through the files they import
 * relatively, each once and sorted. Nothing is resolved and nothing written.
 *
 * @param modules absolute paths of modules that compile
 */
export async function collectImports(modules: readonly string[]): Promise<readonly PackageImport[]> {
  if (modules.length === 0) return [];
  const folders = new Map<string, string>();
  await build({
    ...DEMO_COMPILATION,
    entryPoints: modules.map((module, index) => ({ in: module, out: String(index) })),
    outdir: 'collected',
    platform: 'browser',
    format: 'esm',
    plugins: [
      {
        name: 'collect-imports',
        setup({ onResolve }) {
          onResolve({ filter: /^[^./]/ }, ({ path: specifier, importer, kind }) => {
            if (kind === 'entry-point' || specifier.startsWith('data:') || path.isAbsolute(specifier)) {
              return undefined;
            }
            const folder = path.dirname(importer);
            const known = folders.get(specifier);
            // esbuild reads files in no order: the first by name is the same one each time.
            if (known === undefined || folder < known) folders.set(specifier, folder);
            return { path: specifier, external: true };
          });
        },
      },
    ],
  });
  return [...folders]
    .map(([specifier, folder]) => ({ specifier, folder }))
    .sort((a, b) => (a.specifier < b.specifier ? -1 : 1));
}
