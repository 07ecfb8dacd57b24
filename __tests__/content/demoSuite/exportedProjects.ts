import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findDemos } from '../../../src/build/check/findDemos';
import { loadSite } from '../../../src/build/content/loadSite';
import { createDemoSources } from '../../../src/build/output/demoSources';
import { createExportTools } from '../../../src/build/output/exportTools';
import type { CodeVariant } from '../../../src/domain/codeChoices';
import type { DemoSources } from '../../../src/domain/demo';
import { assembleProject, type ExportedProject } from '../../../src/site/demos/export/createProject';

export const projectRoot = path.resolve(__dirname, '../../..');

/** A project that a reader can make of a demo. */
export interface Exported {
  /** The demo's file, the pages that show it, and the language: what a failure has to say. */
  readonly name: string;
  readonly language: CodeVariant;
  readonly project: ExportedProject;
}

export const tools = createExportTools(readFileSync(path.join(projectRoot, 'package.json'), 'utf8'));

/** Every demo that a page of the content root names, in every styling and language, as its export makes it. */
export async function exportDemosOf(contentDir: string): Promise<readonly Exported[]> {
  const { site, root, documents } = await loadSite({
    projectRoot,
    contentDir: path.join(projectRoot, contentDir),
    cacheDir: path.join(projectRoot, 'node_modules/.cache/every-export'),
    strict: true,
  });
  if (!site || !root) throw new Error(`${contentDir} is no content root`);
  const found = findDemos(documents, { contentRoot: root.dir, roots: root.roots });
  const pagesOf = new Map(found.map(({ files, pages }) => [files.id, pages]));
  const modules = new Map(site.demos.map((demo) => [demo.id, demo.variants]));
  return createDemoSources(site.demos).flatMap(({ demoId, text }) => {
    // As the reader's browser gets it.
    const sources = JSON.parse(text) as DemoSources;
    return sources.variants.flatMap(({ styling, ts }) => {
      const module = modules.get(demoId)?.find((variant) => variant.styling === styling)?.module ?? demoId;
      const name = `${contentDir}/${module} on ${(pagesOf.get(demoId) ?? []).join(' and ')}`;
      const languages: CodeVariant[] = ts === null ? ['JS'] : ['TS', 'JS'];
      return languages.map((language) => ({
        name: `${name}, ${language}`,
        language,
        project: assembleProject(sources, { styling, variant: language }, tools),
      }));
    });
  });
}
