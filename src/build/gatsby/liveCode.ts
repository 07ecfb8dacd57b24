import { componentEntry, demoEntry } from '../../domain/live';
import type { LoadedSite } from '../content/loadSite';
import { createLiveModules, type LivePage, type LivePageEntry } from '../demos/liveModules';
import { kitFiles } from '../demos/renderBundle';
import { surroundingsOf } from '../demos/surroundings';
import { moduleOf } from '../demos/types';
import type { Site } from '../pipeline/assembly/types';
import { generatedDir, projectRoot } from './paths';

/** Writes the modules of each page that shows live code, before webpack runs. */
export function writeLiveCode({ demos, components, surroundings }: LoadedSite, site: Site): void {
  const entriesById = new Map(
    demos.built.map(({ files }) => [
      files.id,
      files.variants.map((variant, place): LivePageEntry => ({
        name: demoEntry(files.id, variant.styling),
        file: moduleOf(variant),
        styling: place === 0 ? null : variant.styling,
        surroundings: surroundingsOf(surroundings, moduleOf(variant)),
      })),
    ]),
  );
  const pages = site.docs.flatMap((doc): LivePage[] => {
    if (doc.liveKey === null) return [];
    const ofDemos = doc.liveDemoIds.flatMap((id) => entriesById.get(id) ?? []);
    const ofComponents = doc.componentNames.flatMap((name): LivePageEntry[] => {
      const file = components.get(name);
      return file === undefined
        ? []
        : [
            {
              name: componentEntry(name),
              file,
              styling: null,
              surroundings: surroundingsOf(surroundings, file),
            },
          ];
    });
    return [{ key: doc.liveKey, entries: [...ofDemos, ...ofComponents] }];
  });
  createLiveModules(pages, generatedDir, kitFiles(projectRoot));
}
