import type { Candidate } from './candidates';
import { readTypeTexts, type PackageManifest, type PublishedPackage } from './packageFiles';

/** Where the source of a package's files can be read; null where the package names no repository. */
export interface SourceLocation {
  readonly urlOf: (file: string) => string;
}

/** `git+https://github.com/a/b.git`, `github:a/b`, `a/b`: all of `https://github.com/a/b`. */
function readAddress(repository: string): string | null {
  const match = /(?:github\.com[/:]|^github:|^)([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(repository);
  return match?.[1] === undefined ? null : `https://github.com/${match[1]}`;
}

/**
 * A release's version, without the range around it; null for what is no plain range (`workspace:*`).
 */
const versionOf = (range: string | undefined): string | null =>
  /^[~^]?(\d+\.\d+\.\d+\S*)$/.exec(range ?? '')?.[1] ?? null;

/** Siblings that are released with every tag of their repository, by the end of their name. */
const RELEASED_TOGETHER = ['core-downloads-tracker', 'system', 'utils'] as const;

/**
 * The tag of a package's release. A repository of several packages is tagged with the version of its
 * main ones; a package on a line of its own (a prerelease) tells it by a sibling that it was published
 * with. (Where it was published again later, on its own, the sources at that tag are the nearest that
 * can be told.)
 */
export function findTag({ name, version, dependencies }: PackageManifest): string {
  if (!version.includes('-')) return `v${version}`;
  const scope = name.startsWith('@') ? name.slice(0, name.indexOf('/')) : name;
  const siblings = RELEASED_TOGETHER.map((sibling) => versionOf(dependencies?.[`${scope}/${sibling}`]));
  return `v${siblings.find((sibling) => sibling !== null) ?? version}`;
}

export function locateSource(manifest: PackageManifest): SourceLocation | null {
  const { repository } = manifest;
  if (repository === undefined) return null;
  const address = readAddress(typeof repository === 'string' ? repository : repository.url);
  if (address === null) return null;
  const directory = typeof repository === 'string' ? undefined : repository.directory;
  const root = [address, 'blob', findTag(manifest), ...(directory === undefined ? [] : [directory]), 'src'];
  return { urlOf: (file) => `${root.join('/')}/${file}` };
}

/**
 * The source of a component or hook. Whether it is written in TypeScript is told by its script, else
 * by the types of its folder: those that the compiler writes are indented by four spaces, those that
 * stand beside JavaScript by two.
 */
export function findSourceUrl(
  pkg: PublishedPackage,
  candidate: Candidate,
  isTypeScript: boolean | null,
): string | null {
  const source = candidate.declaration.getSourceFile();
  const inTypeScript =
    isTypeScript ?? !readTypeTexts(pkg, candidate.folder).some((text) => /^ {2}\S/m.test(text));
  const extension = inTypeScript ? (candidate.kind === 'hook' ? 'ts' : 'tsx') : 'js';
  const file = source.fileName.slice(pkg.dir.length + 1).replace(/\.d\.[cm]?ts$/, '');
  return locateSource(pkg.manifest)?.urlOf(`${file}.${extension}`) ?? null;
}
