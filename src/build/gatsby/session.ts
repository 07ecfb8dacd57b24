import path from 'node:path';
import { contentRootDir } from '../content/contentRoot';
import { isStrict, loadSite, type LoadedSite } from '../content/loadSite';
import { docsCacheDir, framesDir, isDevelop, projectRoot, renderedDemosDir } from './paths';

let loaded: LoadedSite | undefined;

/** The content as this process read it: Gatsby's lifecycle has no other place for what its steps share. */
export const session = {
  contentDir: (): string => contentRootDir(projectRoot),
  /** The content root as seen from the project, with a slash at the end: a prefix for the files in a report. */
  filePrefix: (): string => `${path.relative(projectRoot, session.contentDir()) || '.'}/`,
  /** Every folder that content is read from: products may lie outside the content root's own. */
  contentRoots: (): readonly string[] => loaded?.root?.roots ?? [session.contentDir()],
  strict: (): boolean => isStrict(),
  /** Reads the content as it is now. */
  async load(): Promise<LoadedSite> {
    const latest = await loadSite({
      projectRoot,
      contentDir: session.contentDir(),
      cacheDir: docsCacheDir,
      strict: isStrict(),
      renderDir: renderedDemosDir,
      frames: { outDir: framesDir, mode: isDevelop() ? 'development' : 'production' },
    });
    if (latest.site || !loaded) loaded = latest;
    return latest;
  },
  /** What was read last and made a site. */
  current(): LoadedSite {
    if (!loaded) throw new Error('The content has not been loaded yet: sourceNodes loads it.');
    return loaded;
  },
};
