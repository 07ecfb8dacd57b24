import path from 'node:path';
import type { ProblemDraft } from '../../domain/problem';
import { buildDemos } from '../demos/buildDemos';
import { createFolderCache, type DemoCache } from '../demos/demoCache';
import { FileDigests } from '../demos/fileDigests';
import { resolveDemoModules } from '../demos/resolveDemoModules';
import type { BuiltDemo, DemoFiles } from '../demos/types';
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
  /** A trial render: tells which of the demos that compile cannot be shown after all, and why. */
  readonly render?: RenderDemos;
}

export type RenderDemos = (
  demos: readonly BuiltDemo[],
  cache: DemoCache,
) => Promise<readonly { readonly demoId: string; readonly problem: ProblemDraft }[]>;

/** Finds, checks and builds every demo that the documents name. */
export async function resolveDemos(
  documents: readonly ParsedFile[],
  root: ContentRoot,
  { projectRoot, cacheDir, codeDigest, render }: ResolveDemosOptions,
): Promise<LoadedDemos & { problems: readonly ProblemDraft[] }> {
  const roots = { contentRoot: root.dir, roots: root.roots };
  const resolved = new Map<string, ResolvedDemo>();
  const problems: ProblemDraft[] = [];
  const found = new Map<string, DemoFiles>();
  const references = new Map<string, string>();
  for (const { file, meta } of documents) {
    for (const { name, line, column } of meta.demos) {
      const resolution = resolveDemoModules(roots, file.absolute, name);
      if ('complaint' in resolution) {
        problems.push({ ...resolution.complaint, file: file.file, line, column });
        resolved.set(demoKey(file.file, name), { ok: false, message: resolution.complaint.message });
        continue;
      }
      found.set(resolution.files.id, resolution.files);
      references.set(demoKey(file.file, name), resolution.files.id);
    }
  }

  const cache = createFolderCache(path.join(cacheDir, 'demos'));
  const all = await buildDemos([...found.values()], {
    ...roots,
    projectRoot,
    cache,
    codeDigest,
    digests: new FileDigests(),
  });
  const healthy = all.filter((demo) => demo.problems.length === 0);
  const failures = render ? await render(healthy, cache) : [];
  problems.push(...all.flatMap((demo) => demo.problems), ...failures.map((failure) => failure.problem));

  const failed = new Map(failures.map((failure) => [failure.demoId, failure.problem.message]));
  const byId = new Map(all.map((demo) => [demo.files.id, demo]));
  for (const [key, id] of references) {
    const built = byId.get(id);
    const message = failed.get(id) ?? built?.problems[0]?.message;
    resolved.set(
      key,
      built?.demo && message === undefined
        ? { ok: true, demo: built.demo }
        : { ok: false, message: message ?? 'It cannot be built.' },
    );
  }
  return { resolved, built: healthy.filter((demo) => !failed.has(demo.files.id)), problems };
}
