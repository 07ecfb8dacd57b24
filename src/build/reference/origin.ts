import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { findFolderTypes, readPublishedPackage, type PublishedPackage } from './packageFiles';

/** Where a declaration stands: in which folder of which package ('' for the package's root). */
export interface Place {
  readonly packageName: string;
  readonly packageDir: string;
  readonly folder: string;
}

/** Knows which package and folder a file belongs to, and which folders are components of their own. */
export class Places {
  readonly #packages = new Map<string, PublishedPackage>();
  readonly #components = new Map<string, boolean>();

  constructor(packages: readonly PublishedPackage[]) {
    for (const pkg of packages) this.#packages.set(pkg.dir, pkg);
  }

  find(fileName: string): Place | null {
    const dir = this.#findPackageDir(fileName);
    const pkg = dir === null ? null : this.#read(dir);
    if (pkg === null) return null;
    const segments = path.relative(pkg.dir, fileName).split(path.sep);
    return {
      packageName: pkg.manifest.name,
      packageDir: pkg.dir,
      folder: segments.length < 2 ? '' : (segments[0] ?? ''),
    };
  }

  /** Whether a place is the folder of a component that its package gives to the public. */
  isComponent({ packageDir, folder }: Place): boolean {
    if (!/^(?:Unstable_)?[A-Z]/.test(folder)) return false;
    const key = path.join(packageDir, folder);
    const known = this.#components.get(key);
    if (known !== undefined) return known;
    const pkg = this.#read(packageDir);
    const answer = pkg !== null && findFolderTypes(pkg, folder) !== null && exportsFolder(pkg, folder);
    this.#components.set(key, answer);
    return answer;
  }

  #findPackageDir(fileName: string): string | null {
    for (const dir of this.#packages.keys()) {
      const inside = fileName.startsWith(`${dir}${path.sep}`) || fileName.startsWith(`${dir}/`);
      // A package may bring others in a node_modules of its own.
      if (inside && !fileName.slice(dir.length).includes('/node_modules/')) return dir;
    }
    return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(fileName)?.[0] ?? null;
  }

  #read(dir: string): PublishedPackage | null {
    const known = this.#packages.get(dir);
    if (known !== undefined) return known;
    try {
      const pkg = readPublishedPackage(dir);
      this.#packages.set(dir, pkg);
      return pkg;
    } catch {
      // A folder of node_modules without a manifest of a package: nothing that could have a reference.
      return null;
    }
  }
}

/** The folders that a root's declarations export from: `export * from './Button'`. */
export function listExportedFolders(rootTypes: string): ReadonlySet<string> {
  const { importedFiles } = ts.preProcessFile(readFileSync(rootTypes, 'utf8'), true);
  return new Set(
    importedFiles.flatMap(({ fileName }) => {
      const match = /^\.\/([^/]+)(?:\/.*)?$/.exec(fileName);
      return match?.[1] === undefined ? [] : [match[1]];
    }),
  );
}

const exportedFolders = new WeakMap<PublishedPackage, ReadonlySet<string>>();

/** Whether the root of a package exports from this folder. */
export function exportsFolder(pkg: PublishedPackage, folder: string): boolean {
  if (pkg.rootTypes === null) return false;
  const known = exportedFolders.get(pkg) ?? listExportedFolders(pkg.rootTypes);
  exportedFolders.set(pkg, known);
  return known.has(folder);
}
