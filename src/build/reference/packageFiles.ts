import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const repositorySchema = z.union([
  z.string(),
  z.object({ url: z.string(), directory: z.string().optional() }),
]);

const manifestSchema = z.object({
  name: z.string().min(1),
  version: z.string().min(1),
  homepage: z.string().optional(),
  types: z.string().optional(),
  typings: z.string().optional(),
  repository: repositorySchema.optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
});
export type PackageManifest = z.infer<typeof manifestSchema>;

/** A package as it lies in node_modules. */
export interface PublishedPackage {
  /** Its folder, absolute, links resolved: TypeScript names files that way. */
  readonly dir: string;
  readonly manifest: PackageManifest;
  /** The declarations of its root; null where it publishes no types. */
  readonly rootTypes: string | null;
}

/** The name and version of the package in a folder, without looking further. Throws where that is none. */
export function readManifest(packageDir: string): PackageManifest {
  return manifestSchema.parse(JSON.parse(readFileSync(path.join(packageDir, 'package.json'), 'utf8')));
}

/** Throws where the folder holds no package. */
export function readPublishedPackage(packageDir: string): PublishedPackage {
  const dir = realpathSync(packageDir);
  const manifest = readManifest(dir);
  return { dir, manifest, rootTypes: findTypes(dir, manifest) };
}

/** The declarations of a folder that can be imported: what its package.json names, else its index. */
function findTypes(dir: string, manifest: Pick<PackageManifest, 'types' | 'typings'>): string | null {
  const named = manifest.types ?? manifest.typings;
  const candidates = [...(named === undefined ? [] : [named]), 'index.d.ts'];
  return candidates.map((file) => path.join(dir, file)).find((file) => existsSync(file)) ?? null;
}

const folderManifestSchema = z.object({ types: z.string().optional(), typings: z.string().optional() });

/** The declarations of a folder of a package; null where it has none. */
export function findFolderTypes(pkg: PublishedPackage, folder: string): string | null {
  const dir = path.join(pkg.dir, folder);
  const manifest = path.join(dir, 'package.json');
  const named = existsSync(manifest)
    ? folderManifestSchema.parse(JSON.parse(readFileSync(manifest, 'utf8')))
    : {};
  return findTypes(dir, named);
}

/** The names of a package's folders, sorted. */
export function listFolders(pkg: PublishedPackage): readonly string[] {
  return readdirSync(pkg.dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/**
 * The published JavaScript of a folder, file names without extension to their text, '' for what is
 * not there. ES modules are preferred: some packages keep them apart in `esm`.
 */
export function readScript(pkg: PublishedPackage, folder: string, file: string): string {
  const places = [path.join('esm', folder), folder].flatMap((dir) =>
    ['.js', '.mjs'].map((extension) => path.join(pkg.dir, dir, `${file}${extension}`)),
  );
  const found = places.find((place) => existsSync(place));
  return found === undefined ? '' : readFileSync(found, 'utf8');
}

/** The declarations of a folder, file by file. */
export function readTypeTexts(pkg: PublishedPackage, folder: string): readonly string[] {
  const dir = path.join(pkg.dir, folder);
  return readdirSync(dir)
    .filter((name) => name.endsWith('.d.ts'))
    .map((name) => readFileSync(path.join(dir, name), 'utf8'));
}

/** Names of the script files of a folder, without extension. */
export function listScripts(pkg: PublishedPackage, folder: string): readonly string[] {
  const names = [path.join(pkg.dir, 'esm', folder), path.join(pkg.dir, folder)]
    .filter((dir) => existsSync(dir))
    .flatMap((dir) => readdirSync(dir))
    .filter((name) => /\.m?js$/.test(name))
    .map((name) => name.replace(/\.m?js$/, ''));
  return [...new Set(names)].sort();
}
