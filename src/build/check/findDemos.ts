import type { ParsedFile } from '../content/parseDocuments';
import { resolveDemoModules } from '../demos/resolveDemoModules';
import type { DemoFiles, DemoRoots } from '../demos/types';

/** A demo, and the pages that show it, relative to the content root. */
export interface FoundDemo {
  readonly files: DemoFiles;
  readonly pages: readonly string[];
  /** Whether they show it isolated: false, true, or both. */
  readonly isolations: readonly boolean[];
}

/** Every demo that a document names and that is there, each once, by id. */
export function findDemos(
  documents: readonly ParsedFile[],
  roots: Pick<DemoRoots, 'contentRoot' | 'roots'>,
): readonly FoundDemo[] {
  const found = new Map<string, { files: DemoFiles; pages: Set<string>; isolations: Set<boolean> }>();
  for (const { file, meta } of documents) {
    for (const { name, options } of meta.demos) {
      const resolution = resolveDemoModules(roots, file.absolute, name);
      if ('complaint' in resolution) continue;
      const { files } = resolution;
      const demo = found.get(files.id) ?? { files, pages: new Set(), isolations: new Set() };
      found.set(files.id, demo);
      demo.pages.add(file.file);
      demo.isolations.add(options.isolated === true);
    }
  }
  return [...found.values()]
    .map(({ files, pages, isolations }) => ({
      files,
      pages: [...pages].sort(),
      isolations: [...isolations].sort(),
    }))
    .toSorted((a, b) => (a.files.id < b.files.id ? -1 : 1));
}
