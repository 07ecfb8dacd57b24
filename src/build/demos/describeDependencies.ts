import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { isProjectPackage, packageNameOf } from './projectPackages';

const manifestSchema = z.object({
  name: z.string().optional(),
  version: z.string().optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
  peerDependencies: z.record(z.string(), z.string()).default({}),
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().optional() })).default({}),
});
type Manifest = z.infer<typeof manifestSchema>;

export interface DemoDependencies {
  /** Name to the exact version installed, sorted by name; an alias as npm writes it: `npm:name@1.2.3`. */
  readonly versions: Readonly<Record<string, string>>;
  /** Every `package.json` that has a say in it, the project's included; absolute paths. */
  readonly manifests: readonly string[];
}

/** Reads manifests and finds installed packages, each once: one instance serves one build. */
export class InstalledPackages {
  readonly #read = new Map<string, Manifest | null>();
  readonly #projectRoot: string;

  /** @param projectRoot the folder with the project's package.json and `node_modules`; absolute */
  constructor(projectRoot: string) {
    this.#projectRoot = projectRoot;
  }

  /** Manifest of the package that a bare import names, seen from a folder; null where it is not installed. */
  find(specifier: string, folder: string): string | null {
    const name = packageNameOf(specifier);
    const places = isProjectPackage(name) ? [this.#projectRoot] : [...withParents(folder), this.#projectRoot];
    const files = places.map((place) => path.join(place, 'node_modules', name, 'package.json'));
    return files.find((file) => this.#manifest(file) !== null) ?? null;
  }

  /**
   * What it takes to run code elsewhere: the packages it imports, React, and the peers of all of them.
   * A peer that its package can do without counts where the project itself depends on it: what was
   * shown here was shown with it. Packages of types are not among them.
   *
   * @param imported manifests of the packages that the code imports; absolute paths
   */
  describe(imported: readonly string[]): DemoDependencies {
    const own = path.join(this.#projectRoot, 'package.json');
    const wanted = Object.keys(this.#manifest(own)?.dependencies ?? {});
    const always = ['react', 'react-dom'].map((name) => this.find(name, this.#projectRoot));
    const manifests = new Set([...imported, ...always.filter((file) => file !== null)]);
    const versions = new Map<string, string>();
    for (const file of manifests) {
      const name = installedNameOf(file);
      const manifest = this.#manifest(file);
      if (!manifest?.version || name.startsWith('@types/')) continue;
      const isAlias = manifest.name !== undefined && manifest.name !== name;
      versions.set(name, isAlias ? `npm:${manifest.name}@${manifest.version}` : manifest.version);
      for (const peer of Object.keys(manifest.peerDependencies)) {
        if (manifest.peerDependenciesMeta[peer]?.optional === true && !wanted.includes(peer)) continue;
        const found = this.find(peer, path.dirname(file));
        if (found !== null) manifests.add(found);
      }
    }
    return {
      versions: Object.fromEntries([...versions].sort(([a], [b]) => (a < b ? -1 : 1))),
      manifests: [own, ...manifests],
    };
  }

  #manifest(file: string): Manifest | null {
    const known = this.#read.get(file);
    if (known !== undefined) return known;
    const manifest = existsSync(file) ? readManifest(file) : null;
    this.#read.set(file, manifest);
    return manifest;
  }
}

/** Another package's manifest is not ours to complain about: one that makes no sense is none. */
function readManifest(file: string): Manifest | null {
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/** The name that imports say, which for an alias is not the one in the manifest. */
export function installedNameOf(manifestFile: string): string {
  const mark = `${path.sep}node_modules${path.sep}`;
  const folder = path.dirname(manifestFile);
  return folder
    .slice(folder.lastIndexOf(mark) + mark.length)
    .split(path.sep)
    .join('/');
}

function withParents(folder: string): string[] {
  const parent = path.dirname(folder);
  return parent === folder ? [folder] : [folder, ...withParents(parent)];
}
