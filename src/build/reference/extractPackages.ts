import type ts from 'typescript';
import { packageReferenceSchema, type PackageReference } from '../../domain/apiReference';
import { findCandidates, listTypeFiles } from './candidates';
import { createProgram } from './createProgram';
import { readDocComment } from './docComment';
import { Places } from './origin';
import { readPublishedPackage, type PublishedPackage } from './packageFiles';
import { byName } from './propReader';
import { readComponent, type ReadContext } from './readComponent';
import { readHook } from './readHook';

/**
 * The reference of each package, read from its published types and scripts; in the order of the
 * folders. What the packages share is read once. Throws where a folder holds no package.
 */
export function extractPackages(packageDirs: readonly string[]): readonly PackageReference[] {
  const packages = packageDirs.map((dir) => readPublishedPackage(dir));
  const program = createProgram(packages.flatMap((pkg) => listTypeFiles(pkg)));
  const places = new Places(packages);
  return packages.map((pkg) => extract(program, places, pkg));
}

/** The reference of one package. */
export function extractPackage(packageDir: string): PackageReference {
  const [reference] = extractPackages([packageDir]);
  if (reference === undefined) throw new Error(`${packageDir} holds no package.`);
  return reference;
}

function extract(program: ts.Program, places: Places, pkg: PublishedPackage): PackageReference {
  const { found, passedOver } = findCandidates(program, pkg);
  const docs = new Map(found.map(({ name, declaration }) => [name, readDocComment(declaration).text]));
  const context: ReadContext = { program, places, pkg, docs };
  const { name, version, homepage } = pkg.manifest;
  return packageReferenceSchema.parse({
    packageName: name,
    version,
    homepage: homepage ?? null,
    references: found
      .map((candidate) =>
        candidate.kind === 'hook' ? readHook(context, candidate) : readComponent(context, candidate),
      )
      .sort(byName),
    passedOver: [...passedOver],
  } satisfies PackageReference);
}
