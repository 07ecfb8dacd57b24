import path from 'node:path';
import { isFile } from '../files/paths';
import type { ProblemDraft } from '../../domain/problem';
import { SITE_FILE } from '../pipeline/config/parseSiteConfig';
import { isInside, type ContentRoot } from './contentRoot';

/** The modules of the components that `site.yml` registers, by name; absolute paths. */
export function resolveComponents(root: ContentRoot): {
  modules: ReadonlyMap<string, string>;
  problems: readonly ProblemDraft[];
} {
  const modules = new Map<string, string>();
  const problems: ProblemDraft[] = [];
  for (const [name, file] of Object.entries(root.config.components)) {
    const absolute = path.resolve(root.dir, file);
    if (isInside(absolute, root.roots) && isFile(absolute)) {
      modules.set(name, absolute);
      continue;
    }
    problems.push({
      code: isInside(absolute, root.roots) ? 'unknown-component' : 'path-escapes-root',
      file: SITE_FILE,
      ...root.placeOf(['components', name]),
      message: `The component "${name}" has no module: there is no ${file} in the content root.`,
      suggestion: 'Mend the path; it is relative to site.yml.',
    });
  }
  return { modules, problems };
}
