import { demoEntry } from '../../domain/live';
import { writeFrames } from '../demos/frames/writeFrames';
import type { FrameItem, FramesContext } from '../demos/frames/types';
import { moduleOf, type BuiltDemo } from '../demos/types';
import { demoKey } from '../pipeline/assembly/types';
import type { ParsedFile } from './parseDocuments';
import type { LiveCode } from './renderLiveCode';
import { withoutFailed, type DemoRun } from './resolveDemos';

/** Where frames go, and what they are for; see `FramesContext`. */
export type FramesTarget = Pick<FramesContext, 'outDir' | 'mode'>;

/**
 * Writes the documents of the demos that some page shows with `"iframe": true`. One that cannot be
 * bundled is reported and left out, as live code is that cannot be rendered.
 */
export async function renderFrames(
  live: LiveCode,
  documents: readonly ParsedFile[],
  run: DemoRun,
  target: FramesTarget & Pick<FramesContext, 'renderDir' | 'language'>,
): Promise<LiveCode> {
  const framed = findFramed(documents, live);
  const items = live.demos.built.filter(({ files }) => framed.has(files.id)).flatMap(describeItems);
  const { failures } = await writeFrames(items, live.renderings, { ...run, ...target });
  if (failures.size === 0) return live;
  const messages = new Map(
    items.flatMap(({ demoId, rendering }): [string, string][] => {
      const failure = failures.get(rendering);
      return failure ? [[demoId, failure.message]] : [];
    }),
  );
  return {
    ...live,
    demos: withoutFailed(live.demos, messages),
    problems: [...live.problems, ...failures.values()],
  };
}

function findFramed(documents: readonly ParsedFile[], { demos }: LiveCode): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const { file, meta } of documents) {
    for (const { name, options } of meta.demos) {
      const resolved = demos.resolved.get(demoKey(file.file, name));
      if (options.iframe && resolved?.ok) ids.add(resolved.demo.id);
    }
  }
  return ids;
}

function describeItems({ files, demo, inputs }: BuiltDemo): FrameItem[] {
  return files.variants.map((variant) => ({
    demoId: files.id,
    name: files.name,
    styling: variant.styling,
    provider: demo?.variants.find(({ styling }) => styling === variant.styling)?.provider ?? 'material',
    // What stands in a frame is never isolated: it is by itself.
    rendering: demoEntry(files.id, variant.styling),
    module: moduleOf(variant),
    inputs,
  }));
}
