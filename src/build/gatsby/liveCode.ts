import { componentEntry } from '../../domain/live';
import type { LoadedSite } from '../content/loadSite';
import { createLiveModules, type LivePage } from '../demos/liveModules';
import { renderItemOf } from '../demos/prerenderDemos';
import type { Site } from '../pipeline/assembly/types';
import { generatedDir } from './paths';

/** Writes the module of each page that shows live code, before webpack runs. */
export function writeLiveCode({ demos, components }: LoadedSite, site: Site): void {
  const byId = new Map(demos.built.map((demo) => [demo.files.id, renderItemOf(demo)]));
  const pages = site.docs.flatMap((doc): LivePage[] => {
    if (doc.liveKey === null) return [];
    const demoEntries = doc.demoIds.flatMap((id) => {
      const item = byId.get(id);
      return item ? [{ name: item.rendering, file: item.module }] : [];
    });
    const componentEntries = doc.componentNames.flatMap((name) => {
      const file = components.get(name);
      return file === undefined ? [] : [{ name: componentEntry(name), file }];
    });
    return [{ key: doc.liveKey, entries: [...demoEntries, ...componentEntries] }];
  });
  createLiveModules(pages, generatedDir);
}
