import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { DemoProvider } from '../../domain/demo';
import { DEMO_COMPILATION } from './inspectModules';
import { isInside } from '../files/paths';
import { isProjectPackage } from './projectPackages';

/** The file of the site that renders live code; named by path, for the wings do not import each other. */
const SHELL_FILE = 'src/site/demos/renderStatic.tsx';
const WORKER_FILE = 'src/build/demos/renderWorker.ts';
/** What brings the theme of a library other than Material UI, whose theme is always there. */
const KIT_FILES: Readonly<Partial<Record<DemoProvider, string>>> = { joy: 'src/site/demos/joyKit.tsx' };

export function renderShellFile(projectRoot: string): string {
  return path.join(projectRoot, SHELL_FILE);
}

/** The modules that register themes; absolute paths. */
export function kitFiles(projectRoot: string): Readonly<Partial<Record<DemoProvider, string>>> {
  return Object.fromEntries(
    Object.entries(KIT_FILES).map(([provider, file]) => [provider, path.join(projectRoot, file)]),
  );
}

/**
 * Bundles modules with what renders them into the source of a worker thread. Packages of the project
 * are not in it: the worker requires them from there, where Node keeps one of each.
 *
 * @param modules absolute paths; a worker is asked for them by place
 * @param providers the libraries whose themes the worker needs
 * @throws esbuild's failure where a module does not compile for Node
 */
export async function bundleForWorker(
  modules: readonly string[],
  providers: readonly DemoProvider[],
  projectRoot: string,
): Promise<string> {
  const { outputFiles } = await build({
    ...DEMO_COMPILATION,
    stdin: {
      contents: writeEntry(modules, providers, projectRoot),
      resolveDir: projectRoot,
      sourcefile: 'render-demos.js',
    },
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    banner: {
      js: `var require = require('node:module').createRequire(${JSON.stringify(path.join(projectRoot, 'package.json'))});`,
    },
    plugins: [requireFromProject(projectRoot)],
  });
  return outputFiles[0]?.text ?? '';
}

function writeEntry(
  modules: readonly string[],
  providers: readonly DemoProvider[],
  projectRoot: string,
): string {
  const quote = (file: string): string => JSON.stringify(file);
  const kits = kitFiles(projectRoot);
  return [
    `import { answerRequests } from ${quote(path.join(projectRoot, WORKER_FILE))};`,
    `import * as shell from ${quote(renderShellFile(projectRoot))};`,
    ...providers.flatMap((provider) => kits[provider] ?? []).map((file) => `import ${quote(file)};`),
    // By `require`, so that each runs when it is asked for: one that throws at once harms no other.
    `answerRequests(shell, [${modules.map((file) => `() => require(${quote(file)})`).join(', ')}]);`,
  ].join('\n');
}

/** Leaves the project's packages to Node, and takes those of a foreign content root into the bundle. */
function requireFromProject(projectRoot: string): Plugin {
  const ownQuestion = { ownQuestion: true };
  const projectModules = path.join(projectRoot, 'node_modules');
  return {
    name: 'require-from-project',
    setup(build) {
      build.onResolve({ filter: /^[^./]/ }, async ({ path: specifier, resolveDir, kind, pluginData }) => {
        if (pluginData === ownQuestion || kind === 'entry-point' || specifier.startsWith('data:'))
          return undefined;
        if (isProjectPackage(specifier)) return { path: specifier, external: true };
        for (const place of [resolveDir, projectRoot]) {
          const found = await build.resolve(specifier, { resolveDir: place, kind, pluginData: ownQuestion });
          if (found.errors.length > 0) continue;
          // Node knows no stylesheet; esbuild makes it an empty module.
          const nodeCanRequire = found.external || /\.[cm]?js$/.test(found.path);
          return nodeCanRequire && isInside(projectModules, found.path)
            ? { path: specifier, external: true }
            : found;
        }
        return undefined;
      });
    },
  };
}
