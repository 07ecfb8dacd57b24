import path from 'node:path';
import type { Plugin } from 'esbuild';
import { isInside } from '../../files/paths';
import { isProjectPackage } from '../projectPackages';

/** Marks a resolution that this plugin asks esbuild for, so that it does not answer itself. */
const OWN_QUESTION = { ownQuestion: true };

/**
 * Resolves packages for a browser's bundle as the pages' webpack does: those that must exist once come
 * from the project, the others from the importing file's folder first. What the project's packages
 * import among themselves is left to esbuild.
 */
export function resolvePackages(projectRoot: string): Plugin {
  const projectModules = path.join(projectRoot, 'node_modules');
  return {
    name: 'resolve-packages',
    setup(build) {
      // Style sheets of the site say `~` before a package, which is webpack's way.
      build.onResolve({ filter: /^~/ }, ({ path: specifier, kind }) =>
        build.resolve(specifier.slice(1), { resolveDir: projectRoot, kind, pluginData: OWN_QUESTION }),
      );
      build.onResolve({ filter: /^[^./~]/ }, async (question) => {
        const { path: specifier, kind, importer, resolveDir } = question;
        if (
          question.pluginData === OWN_QUESTION ||
          kind === 'entry-point' ||
          /^[a-z][a-z+.-]*:/i.test(specifier)
        )
          return undefined;
        if (isInside(projectModules, importer)) return undefined;
        const places = isProjectPackage(specifier) ? [projectRoot] : [resolveDir, projectRoot];
        for (const place of places) {
          const found = await build.resolve(specifier, { resolveDir: place, kind, pluginData: OWN_QUESTION });
          if (found.errors.length === 0) return found;
        }
        return undefined;
      });
    },
  };
}
