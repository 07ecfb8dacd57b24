import { statSync } from 'node:fs';
import path from 'node:path';
import type { OnResolveArgs, OnResolveResult, PartialMessage, Plugin, PluginBuild } from 'esbuild';
import { isFile, isInside, isReallyInside, relativeTo } from '../files/paths';
import { isProjectPackage, manifestOf } from './projectPackages';
import type { Complaint, DemoRoots } from './types';

/** Who imports what, as far as one bundle got. Every name is an absolute path. */
export interface ImportGraph {
  /** Relative imports: importer to imported files. */
  readonly files: Map<string, Set<string>>;
  /** Imports of packages: importer to the packages' manifests. */
  readonly manifests: Map<string, Set<string>>;
}

export function createImportGraph(): ImportGraph {
  return { files: new Map(), manifests: new Map() };
}

/** Every file that can be reached from `entry` by relative imports, itself first. */
export function reachFiles(graph: ImportGraph, entry: string): string[] {
  const reached = new Set([entry]);
  for (const file of reached) {
    for (const imported of graph.files.get(file) ?? []) reached.add(imported);
  }
  return [...reached];
}

/** The manifests of the packages that any of the files imports. */
export function manifestsOf(graph: ImportGraph, files: readonly string[]): string[] {
  return [...new Set(files.flatMap((file) => [...(graph.manifests.get(file) ?? [])]))];
}

/** Marks a resolution that this plugin asks esbuild for, so that it does not answer itself. */
const OWN_QUESTION = { ownQuestion: true };

/**
 * An esbuild plugin that records the graph and leaves packages out of the bundle. A bare import is
 * looked for from the importing file's folder, then from the project; the packages that must exist
 * once come from the project only.
 *
 * What an import has against it comes back as a warning with a {@link Complaint} for its `detail`:
 * unlike an error, a warning does not keep esbuild from reading on, and it carries the import's place.
 */
export function recordImports(graph: ImportGraph, roots: DemoRoots): Plugin {
  return {
    name: 'record-imports',
    setup(build) {
      // Demos import the same packages again and again; the project's are the same for every folder.
      const packages = new Map<string, Promise<string | null>>();
      const findPackage = (specifier: string, folder: string): Promise<string | null> => {
        const key = isProjectPackage(specifier) ? specifier : `${folder}\0${specifier}`;
        const known = packages.get(key) ?? resolvePackage(build, specifier, folder, roots.projectRoot);
        packages.set(key, known);
        return known;
      };
      build.onResolve({ filter: /.*/ }, async (question) => {
        if (question.kind === 'entry-point' || question.pluginData === OWN_QUESTION) return undefined;
        if (/^data:/.test(question.path)) return undefined;
        if (isRelative(question)) return resolveFile(build, question, graph, roots);
        // An address elsewhere, or a place in the same document (`url(#gradient)`).
        if (question.kind === 'url-token' && /^(?:https?:|#|\/\/)/.test(question.path))
          return { external: true };
        if (question.kind === 'import-rule' && /^(?:https?:)?\/\//.test(question.path)) {
          return complain(question, REMOTE_SHEET);
        }
        const found = await findPackage(question.path, question.resolveDir);
        if (found === null) return complain(question, describeMissingPackage(question.path));
        const manifest = manifestOf(question.path, found);
        if (manifest) addTo(graph.manifests, question.importer, manifest);
        return { path: question.path, external: true };
      });
    },
  };
}

/** In CSS, `parts/base.css` is beside the file; in a script it would be a package. */
function isRelative({ path: specifier, kind, resolveDir }: OnResolveArgs): boolean {
  if (/^\.{0,2}\/(?!\/)|^\.{1,2}$/.test(specifier)) return true;
  const ofStyles = kind === 'import-rule' || kind === 'url-token';
  return ofStyles && isFile(path.resolve(resolveDir, specifier));
}

const REMOTE_SHEET: Complaint = {
  code: 'demo-import-unresolved',
  message: 'A style sheet of another site is imported.',
  suggestion: 'Copy what the demo needs into its own style sheet: pages load nothing from elsewhere.',
};

const CSS_MODULE: Complaint = {
  code: 'demo-compile-error',
  message: 'CSS modules are not for live code.',
  suggestion: 'Import a plain style sheet and write its class names: it is scoped to the demo anyway.',
};

/** Bytes of a file that a style sheet shows; it becomes a part of the style sheet. */
const MAX_ASSET_SIZE = 32 * 1024;

async function resolveFile(
  build: PluginBuild,
  question: OnResolveArgs,
  graph: ImportGraph,
  { contentRoot, roots, projectRoot }: DemoRoots,
): Promise<OnResolveResult> {
  const target = path.resolve(question.resolveDir, question.path);
  // What lies in none of the roots is the site's own, which may import across the project.
  const own = roots.some((root) => isInside(root, question.importer));
  const allowed = own ? roots : [projectRoot];
  if (!allowed.some((root) => isInside(root, target))) {
    return complain(question, {
      code: 'path-escapes-root',
      message: `"${question.path}" lies outside the content root.`,
      suggestion: 'Move the file into the folder of the demo, or into a folder below it.',
    });
  }
  const { path: found, errors } = await build.resolve(question.path, {
    resolveDir: question.resolveDir,
    kind: question.kind,
    pluginData: OWN_QUESTION,
  });
  if (errors.length > 0) {
    return complain(question, {
      code: 'demo-import-unresolved',
      message: `"${question.path}" does not exist.`,
      suggestion: `Create ${relativeTo(contentRoot, target)}, or correct the import.`,
    });
  }
  if (!isReallyInside(allowed, found)) {
    return complain(question, {
      code: 'symlink-outside-root',
      message: `"${question.path}" is a symbolic link that leads out of the content root.`,
      suggestion: 'Replace the link by the file itself.',
    });
  }
  addTo(graph.files, question.importer, found);
  if (found.endsWith('.module.css')) return complain(question, CSS_MODULE);
  if (question.kind === 'url-token' && statSync(found).size > MAX_ASSET_SIZE) {
    return complain(question, {
      code: 'demo-compile-error',
      message: `"${question.path}" is larger than ${MAX_ASSET_SIZE / 1024} kB, too much to be put into a style sheet.`,
      suggestion: 'Make the file smaller, or show it as an image of the page.',
    });
  }
  return question.kind === 'url-token' ? { path: found, external: true } : { path: found };
}

async function resolvePackage(
  build: PluginBuild,
  specifier: string,
  folder: string,
  projectRoot: string,
): Promise<string | null> {
  const places = isProjectPackage(specifier) ? [projectRoot] : [folder, projectRoot];
  for (const resolveDir of places) {
    const { path: found, errors } = await build.resolve(specifier, {
      resolveDir,
      kind: 'import-statement',
      pluginData: OWN_QUESTION,
    });
    if (errors.length === 0) return found;
  }
  return null;
}

function describeMissingPackage(specifier: string): Complaint {
  return {
    code: 'demo-import-unresolved',
    message: `"${specifier}" resolves neither from the demo's folder nor from the project.`,
    suggestion: 'Install the package, or correct the import.',
  };
}

/** Goes on without the imported thing, and says what is wrong with it. */
function complain(question: OnResolveArgs, complaint: Complaint): OnResolveResult {
  const warning: PartialMessage = { text: complaint.message, detail: complaint };
  return { path: question.path, external: true, warnings: [warning] };
}

function addTo(map: Map<string, Set<string>>, key: string, value: string): void {
  const values = map.get(key) ?? new Set();
  values.add(value);
  map.set(key, values);
}
