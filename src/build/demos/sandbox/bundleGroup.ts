import { existsSync } from 'node:fs';
import path from 'node:path';
import { build, type Metafile, type OnResolveArgs, type Plugin, type PluginBuild } from 'esbuild';
import { CORE_GROUP } from '../../../domain/sandbox';
import { relativeTo } from '../../files/paths';
import { BROWSER_TARGET } from '../browserTarget';
import { DEMO_COMPILATION } from '../inspectModules';
import { isProjectPackage, packageNameOf } from '../projectPackages';
import { createPackageFinder } from './findPackage';
import type { GroupPlan, ModuleSource, Taken } from './types';

export interface BundleOptions {
  readonly projectRoot: string;
  /** Names of all groups: what is in another one is taken from there. */
  readonly groups: ReadonlySet<string>;
}

export interface Bundle {
  readonly script: string;
  readonly taken: readonly Taken[];
  /** Files it is made of; absolute, sorted. Of a package only the manifest is named. */
  readonly files: readonly string[];
}

/** Marks a resolution that the plugin asks esbuild for, so that it does not answer itself. */
const OWN_QUESTION = { ownQuestion: true };
/** Files of the site that hold something of which there must be one; they are in the core. */
const SHARED_FILES = new Set(['src/site/demos/providerKits.ts', 'src/site/theme/colorMode.ts']);
/** Name of the generated entry. */
const ENTRY = 'sandbox-group.js';
const TAKEN = 'taken';
const MISSING = 'missing';

/**
 * Bundles a group of packages into a classic script that registers a module for each specifier. A
 * module runs when it is first asked for, so a script costs little more than its reading.
 *
 * What belongs to another group is taken from the registry, so that there is one React and one theme
 * in the document; what is not installed (an optional peer, say) throws when it is asked for.
 */
export async function bundleGroup(plan: GroupPlan, options: BundleOptions): Promise<Bundle> {
  const taken = new Map<string, ModuleSource>();
  const { outputFiles, metafile } = await build({
    ...DEMO_COMPILATION,
    stdin: {
      contents: writeEntry(plan),
      resolveDir: options.projectRoot,
      sourcefile: ENTRY,
    },
    // Without it `require` would prefer the builds for Node.
    mainFields: ['browser', 'module', 'main'],
    platform: 'browser',
    format: 'iife',
    target: BROWSER_TARGET,
    minify: true,
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    metafile: true,
    absWorkingDir: options.projectRoot,
    plugins: [connectGroups(plan, options, taken)],
  });
  return {
    script: outputFiles[0]?.text ?? '',
    taken: [...taken].map(([specifier, source]) => ({ specifier, source })),
    files: listFiles(metafile, options.projectRoot),
  };
}

function writeEntry({ modules }: GroupPlan): string {
  const entries = [...modules.keys()].map((specifier) => {
    const name = JSON.stringify(specifier);
    return `${name}: () => require(${name})`;
  });
  return `docsSandbox.register({\n${entries.join(',\n')}\n});`;
}

function connectGroups(plan: GroupPlan, options: BundleOptions, taken: Map<string, ModuleSource>): Plugin {
  const locate = createPackageFinder();
  return {
    name: 'connect-groups',
    setup(esbuild) {
      // Thousands of files import each other relatively: those esbuild resolves without asking.
      esbuild.onResolve({ filter: /^[^./]/ }, (question) => {
        if (question.kind === 'entry-point' || question.pluginData === OWN_QUESTION) return undefined;
        if (question.path.startsWith('data:') || path.isAbsolute(question.path)) return undefined;
        const own = question.importer.endsWith(ENTRY) && plan.modules.get(question.path);
        if (!own) return resolveInner(esbuild, question);
        return 'file' in own ? { path: own.file } : resolvePackage(esbuild, question, own.folder);
      });
      esbuild.onLoad({ filter: /.*/, namespace: TAKEN }, ({ path: specifier }) => ({
        contents: takeFromRegistry(specifier),
      }));
      esbuild.onLoad({ filter: /.*/, namespace: MISSING }, ({ path: specifier }) => ({
        contents: `throw new Error(${JSON.stringify(`"${specifier}" is not installed here.`)});`,
      }));
      if (plan.name === CORE_GROUP) return;
      esbuild.onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
        const name = relativeTo(options.projectRoot, file);
        if (!SHARED_FILES.has(name)) return undefined;
        taken.set(`docs:${name}`, { file });
        return { contents: takeFromRegistry(`docs:${name}`), loader: 'js' };
      });
    },
  };

  /** An import inside the group: another group's module, or a package that is bundled with this one. */
  function resolveInner(esbuild: PluginBuild, question: OnResolveArgs) {
    const { path: specifier, resolveDir } = question;
    const home = groupOf(specifier);
    if (home === plan.name || !options.groups.has(home)) return resolvePackage(esbuild, question, resolveDir);
    taken.set(specifier, {
      specifier,
      folder: isProjectPackage(specifier) ? options.projectRoot : resolveDir,
    });
    return { path: specifier, namespace: TAKEN };
  }

  async function resolvePackage(esbuild: PluginBuild, question: OnResolveArgs, folder: string) {
    const { path: specifier, resolveDir, kind } = question;
    const name = packageNameOf(specifier);
    const places = isProjectPackage(specifier) ? [options.projectRoot] : [folder, options.projectRoot];
    const place = places.find((candidate) => locate(name, candidate) !== null);
    if (place === undefined) return { path: specifier, namespace: MISSING };
    if (place === resolveDir) return undefined;
    return esbuild.resolve(specifier, { resolveDir: place, kind, pluginData: OWN_QUESTION });
  }
}

function takeFromRegistry(specifier: string): string {
  return `module.exports = docsSandbox.require(${JSON.stringify(specifier)});`;
}

/** What must exist once, because it stands around every demo. */
const CORE_PATTERN =
  /^(?:react|react-dom|@emotion\/[^/]+|@mui\/(?:material|system|styled-engine|private-theming|utils))(?:\/|$)/;

/** The group that a package's modules are in, if there is one of that name. */
export function groupOf(specifier: string): string {
  return CORE_PATTERN.test(specifier) ? CORE_GROUP : packageNameOf(specifier);
}

/** Files of packages change with their version only, which their manifests say in far fewer files. */
function listFiles({ inputs }: Metafile, projectRoot: string): string[] {
  const files = Object.keys(inputs)
    .filter((name) => !/^(?:taken|missing|sandbox-group)\b/.test(name) && !name.startsWith('<'))
    .map((name) => path.resolve(projectRoot, name))
    .map((file) => manifestAbove(file) ?? file);
  return [...new Set(files)].filter((file) => existsSync(file)).sort();
}

function manifestAbove(file: string): string | null {
  const mark = `${path.sep}node_modules${path.sep}`;
  const start = file.lastIndexOf(mark);
  if (start < 0) return null;
  const inside = file.slice(start + mark.length).split(path.sep);
  const name = inside.slice(0, inside[0]?.startsWith('@') ? 2 : 1);
  return path.join(file.slice(0, start), 'node_modules', ...name, 'package.json');
}
