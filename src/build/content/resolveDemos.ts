import path from 'node:path';
import type { ProblemDraft } from '../../domain/problem';
import { buildDemos } from '../demos/buildDemos';
import { createFolderCache, type DemoCache } from '../demos/demoCache';
import { FileDigests } from '../demos/fileDigests';
import { resolveDemoModules } from '../demos/resolveDemoModules';
import type { BuiltDemo, DemoFiles, DemoRoots } from '../demos/types';
import { demoKey, type ResolvedDemo } from '../pipeline/assembly/types';
import type { ContentRoot } from './contentRoot';
import type { ParsedFile } from './parseDocuments';

export interface LoadedDemos {
  /** What became of each demo that a document names, by `demoKey(file, name)`. */
  readonly resolved: ReadonlyMap<string, ResolvedDemo>;
  /** The demos that compile, each once. */
  readonly built: readonly BuiltDemo[];
}

export interface ResolveDemosOptions {
  readonly projectRoot: string;
  readonly cacheDir: string;
  readonly codeDigest: string;
}

/** What reading and rendering live code share in one run. */
export interface DemoRun extends DemoRoots {
  readonly cache: DemoCache;
  readonly digests: FileDigests;
  readonly codeDigest: string;
}

export function createDemoRun(
  root: ContentRoot,
  { projectRoot, cacheDir, codeDigest }: ResolveDemosOptions,
): DemoRun {
  const cache = createFolderCache(path.join(cacheDir, 'demos'));
  return {
    contentRoot: root.dir,
    roots: root.roots,
    projectRoot,
    cache,
    codeDigest,
    digests: new FileDigests(),
  };
}

/** Finds, checks and builds every demo that the documents name. */
export async function resolveDemos(
  documents: readonly ParsedFile[],
  run: DemoRun,
): Promise<LoadedDemos & { problems: readonly ProblemDraft[] }> {
  const resolved = new Map<string, ResolvedDemo>();
  const problems: ProblemDraft[] = [];
  const found = new Map<string, DemoFiles>();
  const references = new Map<string, string>();
  for (const { file, meta } of documents) {
    for (const { name, line, column } of meta.demos) {
      const resolution = resolveDemoModules(run, file.absolute, name);
      if ('complaint' in resolution) {
        problems.push({ ...resolution.complaint, file: file.file, line, column });
        resolved.set(demoKey(file.file, name), { ok: false, message: resolution.complaint.message });
        continue;
      }
      found.set(resolution.files.id, resolution.files);
      references.set(demoKey(file.file, name), resolution.files.id);
    }
  }

  const built = await buildDemos([...found.values()], run);
  const byId = new Map(built.map((demo) => [demo.files.id, demo]));
  for (const [key, id] of references) {
    const { demo, problems: own } = byId.get(id) ?? { demo: null, problems: [] };
    resolved.set(
      key,
      demo ? { ok: true, demo } : { ok: false, message: own[0]?.message ?? 'It cannot be built.' },
    );
  }
  return {
    resolved,
    built: built.filter(({ demo }) => demo !== null),
    problems: [...problems, ...built.flatMap((demo) => demo.problems)],
  };
}

/** The same demos without those that failed to render; `failures` maps a demo's id to the reason. */
export function withoutFailed(
  { resolved, built }: LoadedDemos,
  failures: ReadonlyMap<string, string>,
): LoadedDemos {
  const entries = [...resolved].map(([key, demo]): [string, ResolvedDemo] => {
    const message = demo.ok ? failures.get(demo.demo.id) : undefined;
    return [key, message === undefined ? demo : { ok: false, message }];
  });
  return { resolved: new Map(entries), built: built.filter(({ files }) => !failures.has(files.id)) };
}
