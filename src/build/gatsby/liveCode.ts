import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { componentEntry, demoEntry, TAILWIND_PATH } from '../../domain/live';
import type { LoadedSite } from '../content/loadSite';
import { createLiveModules, type LivePage, type LivePageEntry } from '../demos/liveModules';
import { kitFiles } from '../demos/renderBundle';
import { surroundingsOf } from '../demos/surroundings';
import { moduleOf } from '../demos/types';
import type { Site } from '../pipeline/assembly/types';
import { writeIfChanged } from '../files/writeIfChanged';
import { generatedDir, projectRoot, publicDir } from './paths';

/** Writes the modules of each page that shows live code, before webpack runs, and the style sheet of Tailwind's classes. */
export function writeLiveCode({ demos, components, surroundings, tailwind }: LoadedSite, site: Site): void {
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
  writeTailwind(tailwind);
}

function writeTailwind(sheet: LoadedSite['tailwind']): void {
  const dir = path.join(publicDir, path.dirname(TAILWIND_PATH));
  const prefix = path.basename(TAILWIND_PATH);
  if (sheet) writeIfChanged(path.join(publicDir, sheet.url), sheet.css);
  const before = existsSync(dir)
    ? readdirSync(dir).filter((name) => name.startsWith(`${prefix}-`) && name.endsWith('.css'))
    : [];
  for (const name of before) if (name !== path.basename(sheet?.url ?? '')) rmSync(path.join(dir, name));
}
