import path from 'node:path';
import { build, type Message, type Plugin, type ResolveResult } from 'esbuild';
import ts from 'typescript';
import { packageNameOf } from '../../../src/build/demos/projectPackages';
import { projectRoot, type Exported } from './exportedProjects';

/** Folder that projects seem to lie in: from there, packages are found in this project's `node_modules`. */
const HOME = path.join(projectRoot, 'exported');

const folderOf = (index: number): string => path.join(HOME, String(index));

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

export function readManifest({ project }: Exported): Manifest {
  return JSON.parse(project.files['package.json'] ?? '') as Manifest;
}

/**
 * Checks TypeScript projects under their own `tsconfig.json`, as many as possible in one program: types
 * of Material UI take seconds to read. One that extends the types of a package would extend them for the
 * others too, and gets a program of its own.
 *
 * @returns what TypeScript has against them, each with the demo's name
 */
export function checkTypeScript(exports: readonly Exported[]): string[] {
  const groups = new Map<string, number[]>();
  for (const [index, { project }] of exports.entries()) {
    const augments = Object.values(project.files).some((text) => /\bdeclare (?:module|global)\b/.test(text));
    const key = `${project.files['tsconfig.json']}${augments ? index : ''}`;
    groups.set(key, [...(groups.get(key) ?? []), index]);
  }
  const texts = new Map(
    exports.flatMap(({ project }, index) =>
      Object.entries(project.files).map(([file, text]) => [path.join(folderOf(index), file), text] as const),
    ),
  );
  const parsed = new Map<string, ts.SourceFile | undefined>();
  return [...groups.values()].flatMap((indices) => {
    const options = readOptions(exports[indices[0] ?? 0]);
    const host = createHost(options, texts, parsed);
    const rootNames = indices.flatMap((index) =>
      [...texts.keys()].filter((file) => file.startsWith(`${folderOf(index)}/src/`) && /\.tsx?$/.test(file)),
    );
    const program = ts.createProgram({ rootNames, options, host });
    return ts.getPreEmitDiagnostics(program).map((diagnostic) => describeDiagnostic(diagnostic, exports));
  });
}

function readOptions(exported: Exported | undefined): ts.CompilerOptions {
  const { compilerOptions } = JSON.parse(exported?.project.files['tsconfig.json'] ?? '') as {
    compilerOptions: object;
  };
  const { options, errors } = ts.convertCompilerOptionsFromJson(compilerOptions, HOME);
  if (errors.length > 0) throw new Error(ts.formatDiagnostics(errors, FORMAT));
  return options;
}

const FORMAT: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => HOME,
  getNewLine: () => '\n',
};

function createHost(
  options: ts.CompilerOptions,
  texts: ReadonlyMap<string, string>,
  parsed: Map<string, ts.SourceFile | undefined>,
): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const folders = new Set([...texts.keys()].flatMap((file) => ancestorsOf(path.dirname(file))));
  const { getSourceFile } = host;
  return {
    ...host,
    getCurrentDirectory: () => HOME,
    fileExists: (file) => texts.has(file) || ts.sys.fileExists(file),
    readFile: (file) => texts.get(file) ?? ts.sys.readFile(file),
    directoryExists: (folder) => folders.has(folder) || ts.sys.directoryExists(folder),
    getSourceFile(file, languageVersion, ...rest) {
      if (!parsed.has(file)) {
        const text = texts.get(file);
        const source =
          text === undefined
            ? getSourceFile.call(host, file, languageVersion, ...rest)
            : ts.createSourceFile(file, text, languageVersion, true);
        parsed.set(file, source);
      }
      return parsed.get(file);
    },
  };
}

function ancestorsOf(folder: string): string[] {
  return folder.startsWith(HOME) ? [folder, ...ancestorsOf(path.dirname(folder))] : [];
}

function describeDiagnostic({ file, start = 0, messageText }: ts.Diagnostic, exports: readonly Exported[]) {
  const message = ts.flattenDiagnosticMessageText(messageText, ' ');
  if (!file) return message;
  const [index = '', ...rest] = path.relative(HOME, file.fileName).split(path.sep);
  const { line } = file.getLineAndCharacterOfPosition(start);
  return `${exports[Number(index)]?.name}: ${rest.join('/')}:${line + 1} ${message}`;
}

/**
 * Bundles projects as far as that says whether each of their imports is there: in the project itself,
 * or in a package that its `package.json` names and that is installed here.
 *
 * @returns what is wrong, each with the demo's name
 */
export async function checkImports(exports: readonly Exported[]): Promise<string[]> {
  const { errors, warnings } = await build({
    entryPoints: exports.map(({ project }, index) => {
      const entry = Object.keys(project.files).find((file) => /^src\/index\.[jt]sx$/.test(file)) ?? '';
      return { in: path.join(folderOf(index), entry), out: String(index) };
    }),
    bundle: true,
    write: false,
    outdir: HOME,
    absWorkingDir: projectRoot,
    logLevel: 'silent',
    logLimit: 0,
    format: 'esm',
    jsx: 'automatic',
    tsconfigRaw: '{}',
    plugins: [serveFiles(exports)],
  }).catch((failure: unknown) => failure as { errors: Message[]; warnings: Message[] });
  return [...errors, ...warnings].map(({ text, location }) => {
    const [, index = '', file = ''] = /(\d+)[/\\](.*)$/.exec(location?.file ?? '') ?? [];
    return `${exports[Number(index)]?.name ?? ''}: ${file}:${location?.line ?? 0} ${text}`;
  });
}

/** Vite's own order, in which it tries extensions that an import leaves out. */
const VITE_EXTENSIONS = ['', '.mjs', '.js', '.mts', '.ts', '.jsx', '.tsx', '.json'];

function serveFiles(exports: readonly Exported[]): Plugin {
  const texts = new Map(
    exports.flatMap(({ project }, index) =>
      Object.entries(project.files).map(([file, text]) => [path.join(folderOf(index), file), text] as const),
    ),
  );
  const allowed = exports.map((exported) => {
    const { dependencies, devDependencies } = readManifest(exported);
    return new Set([...Object.keys(dependencies), ...Object.keys(devDependencies)]);
  });
  return {
    name: 'serve-files',
    setup(bundle) {
      const answers = new Map<string, Promise<ResolveResult>>();
      bundle.onResolve({ filter: /.*/ }, async ({ path: specifier, importer, kind, pluginData }) => {
        if (pluginData === 'installed') return undefined;
        if (kind === 'entry-point') return { path: specifier, namespace: 'exported' };
        if (/^\.{1,2}\//.test(specifier)) {
          const target = path.join(path.dirname(importer), specifier);
          const candidates = [target, path.join(target, 'index')].flatMap((file) =>
            VITE_EXTENSIONS.map((extension) => file + extension),
          );
          const found = candidates.find((file) => texts.has(file));
          return found
            ? { path: found, namespace: 'exported' }
            : { errors: [{ text: `"${specifier}" is not in the project.` }] };
        }
        const index = Number(path.relative(HOME, importer).split(path.sep)[0]);
        if (kind.endsWith('rule')) return { path: specifier, external: true };
        if (!allowed[index]?.has(packageNameOf(specifier)))
          return { errors: [{ text: `"${specifier}" is not in package.json.` }] };
        const asked =
          answers.get(specifier) ??
          bundle.resolve(specifier, { resolveDir: projectRoot, kind, pluginData: 'installed' });
        answers.set(specifier, asked);
        const installed = await asked;
        return installed.errors.length > 0
          ? { errors: installed.errors }
          : { path: specifier, external: true };
      });
      bundle.onLoad({ filter: /.*/, namespace: 'exported' }, ({ path: file }) => {
        const extension = path.extname(file).slice(1);
        const loader = (['ts', 'tsx', 'jsx', 'json', 'css'] as const).find((known) => known === extension);
        return { contents: texts.get(file) ?? '', loader: loader ?? (extension === 'js' ? 'js' : 'file') };
      });
    },
  };
}
