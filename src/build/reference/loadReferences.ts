import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packageReferenceSchema, type PackageReference } from '../../domain/apiReference';
import { digestOf } from '../pipeline/digest';
import { readManifest, readPublishedPackage, type PublishedPackage } from './packageFiles';

/** A package to be documented, as `site.yml` names it. */
export interface PackageRequest {
  readonly name: string;
  /** Names of references that are left out. */
  readonly exclude?: readonly string[];
}

export interface ReferencePlaces {
  readonly projectRoot: string;
  /** The folder of the content: its packages come before the project's own. */
  readonly contentDir: string;
  /** Where results outlive a build; any folder of ours. */
  readonly cacheDir: string;
}

export interface LoadedReferences {
  /** In the order they were asked for. */
  readonly packages: readonly PackageReference[];
  /** The packages that could not be read, and why: a sentence. */
  readonly missing: readonly { readonly name: string; readonly reason: string }[];
  /** How many packages had to be read anew. */
  readonly extracted: number;
}

/**
 * The references of packages, from the cache where package and extractor are those of last time. The
 * compiler is loaded only where something has to be read anew.
 */
export async function loadReferences(
  requests: readonly PackageRequest[],
  places: ReferencePlaces,
): Promise<LoadedReferences> {
  const found: { request: PackageRequest; pkg: PublishedPackage }[] = [];
  const missing: { name: string; reason: string }[] = [];
  for (const request of requests) {
    const pkg = findPackage(request.name, places);
    if (pkg === null) missing.push({ name: request.name, reason: 'It is not installed.' });
    else if (pkg.rootTypes === null) missing.push({ name: request.name, reason: 'It publishes no types.' });
    else found.push({ request, pkg });
  }

  const extractor = digestOfExtractor(places.projectRoot);
  const fileOf = (pkg: PublishedPackage): string =>
    path.join(places.cacheDir, `${digestOf([...describeVersions(pkg), extractor])}.json`);
  const cached = new Map(found.map(({ pkg }) => [pkg, readCached(fileOf(pkg))]));
  const stale = [...new Set(found.map(({ pkg }) => pkg).filter((pkg) => !cached.get(pkg)))];
  if (stale.length > 0) {
    const { extractPackages } = await import('./extractPackages');
    extractPackages(stale.map(({ dir }) => dir)).forEach((reference, index) => {
      const pkg = stale[index];
      if (pkg === undefined) return;
      cached.set(pkg, reference);
      writeCached(fileOf(pkg), reference);
    });
  }
  return {
    packages: found.flatMap(({ request, pkg }) => {
      const reference = cached.get(pkg);
      return reference ? [leaveOut(reference, request.exclude ?? [])] : [];
    }),
    missing,
    extracted: stale.length,
  };
}

/** A package as it is installed for the content, else for the project; null where it is for neither. */
function findPackage(name: string, { contentDir, projectRoot }: ReferencePlaces): PublishedPackage | null {
  const dir = findPackageDir(name, contentDir) ?? findPackageDir(name, projectRoot);
  return dir === null ? null : readPublishedPackage(dir);
}

/** Where a package is installed for what stands in a folder: in it, or above it. */
function findPackageDir(name: string, start: string): string | null {
  for (let dir = start; ; dir = path.dirname(dir)) {
    const candidate = path.join(dir, 'node_modules', name);
    if (existsSync(path.join(candidate, 'package.json'))) return candidate;
    if (path.dirname(dir) === dir) return null;
  }
}

/** The package, and what it takes types from: a new release of a sibling may change its props. */
function describeVersions({ dir, manifest }: PublishedPackage): readonly string[] {
  const names = [...Object.keys(manifest.dependencies ?? {}), '@types/react'].sort();
  return [
    `${manifest.name}@${manifest.version}`,
    ...names.map((name) => {
      const found = findPackageDir(name, dir);
      return found === null ? name : `${name}@${readManifest(found).version}`;
    }),
  ];
}

function leaveOut(reference: PackageReference, exclude: readonly string[]): PackageReference {
  if (exclude.length === 0) return reference;
  const names = new Set(exclude);
  const left = reference.references.filter(({ name }) => names.has(name));
  return {
    ...reference,
    references: reference.references.filter(({ name }) => !names.has(name)),
    passedOver: [
      ...reference.passedOver,
      ...left.map(({ name }) => ({ name, reason: 'The site leaves it out.' })),
    ],
  };
}

/** Changes with the code that reads packages, with what it yields, and with the compiler. */
function digestOfExtractor(projectRoot: string): string {
  const dir = path.join(projectRoot, 'src/build/reference');
  const files = existsSync(dir)
    ? readdirSync(dir)
        .filter((name) => name.endsWith('.ts'))
        .sort()
        .map((name) => path.join(dir, name))
    : [];
  const texts = [...files, path.join(projectRoot, 'src/domain/apiReference.ts')].map((file) =>
    readFileSync(file, 'utf8'),
  );
  const compiler = readFileSync(path.join(projectRoot, 'node_modules/typescript/package.json'), 'utf8');
  return digestOf([...texts, compiler]);
}

/** What cannot be read, or is not of today's form, counts as absent. */
function readCached(file: string): PackageReference | null {
  try {
    return packageReferenceSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/** Put in place whole: a build that is broken off leaves no half of a file. */
function writeCached(file: string, reference: PackageReference): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.draft`;
  writeFileSync(draft, JSON.stringify(reference));
  renameSync(draft, file);
}
