import path from 'node:path';
import ts from 'typescript';
import { isProjectPackage } from '../demos/projectPackages';
import { isInside } from '../files/paths';

/** One thing that TypeScript has against a file. */
export interface TypeFinding {
  /** Absolute path. */
  readonly file: string;
  /** Both count from 1. */
  readonly line: number;
  readonly column: number;
  /** TypeScript's number, as in `TS2322`. */
  readonly number: number;
  readonly message: string;
  /** Whether it is only about something that nobody uses. */
  readonly isUnused: boolean;
}

export interface TypeCheckInput {
  /** Where the project's `tsconfig.json` and `node_modules` are. */
  readonly projectRoot: string;
  /** What lies elsewhere, types of packages for instance, is not spoken of. */
  readonly roots: readonly string[];
  /** Modules to check, with everything they import; absolute. */
  readonly files: readonly string[];
  /** Files that are on no disk, by absolute path. */
  readonly virtual: ReadonlyMap<string, string>;
  /** Where TypeScript keeps what it knows of the last run. */
  readonly cacheDir: string;
}

/** Media and styles are webpack's business; here they are an address, and a module of class names. */
const AMBIENT = `
declare module '*.svg' { const url: string; export default url; }
declare module '*.png' { const url: string; export default url; }
declare module '*.jpg' { const url: string; export default url; }
declare module '*.jpeg' { const url: string; export default url; }
declare module '*.gif' { const url: string; export default url; }
declare module '*.webp' { const url: string; export default url; }
declare module '*.avif' { const url: string; export default url; }
declare module '*.woff2' { const url: string; export default url; }
declare module '*.mp4' { const url: string; export default url; }
declare module '*.module.css' { const names: Readonly<Record<string, string>>; export default names; }
declare module '*.css' {}
`;

const SCRIPT = /\.(?:[cm]?js|jsx)$/;

/**
 * Checks modules under the project's own strict options, TypeScript and JavaScript each in one program.
 * JavaScript is checked as far as it can be without types: imports must exist, props must fit.
 *
 * @throws Error where the options themselves are at fault
 */
export function checkTypes(input: TypeCheckInput): readonly TypeFinding[] {
  const names = [...new Set([...input.files, ...input.virtual.keys()])].sort();
  const scripts = names.filter((name) => SCRIPT.test(name));
  const typed = names.filter((name) => !SCRIPT.test(name));
  const declarations = typed.filter((name) => name.endsWith('.d.ts'));
  const strict: ts.CompilerOptions = { ...readOptions(input.projectRoot), allowJs: true, checkJs: false };
  const loose: ts.CompilerOptions = { ...strict, checkJs: true, strict: false };
  return [
    ...(typed.length > declarations.length ? runProgram('typescript', typed, strict, input) : []),
    ...(scripts.length > 0 ? runProgram('javascript', [...scripts, ...declarations], loose, input) : []),
  ];
}

function readOptions(projectRoot: string): ts.CompilerOptions {
  const file = path.join(projectRoot, 'tsconfig.json');
  const read: { readonly config?: unknown; readonly error?: ts.Diagnostic } = ts.readConfigFile(
    file,
    ts.sys.readFile,
  );
  if (read.error) throw new Error(describe(read.error));
  // The files to check are the demos, whatever the project includes.
  const { options } = ts.parseJsonConfigFileContent(
    read.config,
    { ...ts.sys, readDirectory: () => [] },
    projectRoot,
    undefined,
    file,
  );
  return {
    ...options,
    noEmit: true,
    incremental: true,
    skipLibCheck: true,
    // A demo runs in browsers, and in Node while the site is built; it knows nothing of tests.
    types: ['node'],
    moduleDetection: ts.ModuleDetectionKind.Force,
  };
}

function runProgram(
  name: 'typescript' | 'javascript',
  files: readonly string[],
  options: ts.CompilerOptions,
  { projectRoot, roots, virtual, cacheDir }: TypeCheckInput,
): TypeFinding[] {
  const ambient = path.join(projectRoot, 'demo-media.d.ts');
  const texts = new Map([...virtual, [ambient, AMBIENT]]);
  const system: ts.System = {
    ...ts.sys,
    getCurrentDirectory: () => projectRoot,
    fileExists: (file) => texts.has(file) || ts.sys.fileExists(file),
    readFile: (file, encoding) => texts.get(file) ?? ts.sys.readFile(file, encoding),
  };
  const own: ts.CompilerOptions = { ...options, tsBuildInfoFile: path.join(cacheDir, `${name}.tsbuildinfo`) };
  const host = ts.createIncrementalCompilerHost(own, system);
  host.resolveModuleNameLiterals = createResolver(host, own, { projectRoot, roots });
  const program = ts.createIncrementalProgram({ rootNames: [...files, ambient], options: own, host });
  const [fault] = [...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics()];
  if (fault) throw new Error(describe(fault));
  const diagnostics = [...program.getSyntacticDiagnostics(), ...program.getSemanticDiagnostics()];
  program.emit();
  return diagnostics.flatMap((diagnostic) => describeFinding(diagnostic, roots, name));
}

/**
 * A bare import is looked for from the importing file's folder, then from the project, as everywhere
 * where demos are compiled; what must exist once comes from the project only.
 */
function createResolver(
  host: ts.ModuleResolutionHost,
  options: ts.CompilerOptions,
  { projectRoot, roots }: Pick<TypeCheckInput, 'projectRoot' | 'roots'>,
): NonNullable<ts.CompilerHost['resolveModuleNameLiterals']> {
  const cache = ts.createModuleResolutionCache(projectRoot, (name) => name, options);
  const home = path.join(projectRoot, 'package.json');
  const resolveFrom = (place: string, name: string, mode: ts.ResolutionMode) =>
    ts.resolveModuleName(name, place, options, host, cache, undefined, mode);
  return (literals, importer, _redirect, _options, sourceFile) =>
    literals.map((literal) => {
      const mode = ts.getModeForUsageLocation(sourceFile, literal, options);
      const { text } = literal;
      const isContent =
        roots.some((root) => isInside(root, importer)) && !importer.includes('/node_modules/');
      if (!isContent || /^\.{0,2}\/|^\.{1,2}$/.test(text)) return resolveFrom(importer, text, mode);
      if (isProjectPackage(text)) return resolveFrom(home, text, mode);
      const found = resolveFrom(importer, text, mode);
      return found.resolvedModule ? found : resolveFrom(home, text, mode);
    });
}

function describeFinding(
  diagnostic: ts.Diagnostic,
  roots: readonly string[],
  program: 'typescript' | 'javascript',
): TypeFinding[] {
  const { file, start = 0, code } = diagnostic;
  if (!file || file.fileName.includes('/node_modules/')) return [];
  if (!roots.some((root) => isInside(root, file.fileName))) return [];
  // TypeScript that JavaScript imports has been checked as what it is.
  if (program === 'javascript' && !SCRIPT.test(file.fileName)) return [];
  const { line, character } = file.getLineAndCharacterOfPosition(start);
  return [
    {
      file: file.fileName,
      line: line + 1,
      column: character + 1,
      number: code,
      message: describe(diagnostic),
      isUnused: diagnostic.reportsUnnecessary !== undefined,
    },
  ];
}

/** The first thing TypeScript says and the last, which is the one that helps; in between it can take pages. */
function describe({ messageText }: ts.Diagnostic): string {
  const lines = ts
    .flattenDiagnosticMessageText(messageText, '\n')
    .split('\n')
    .map((line) => shorten(line.trim()));
  const [first = '', last = first] = [lines[0], lines.at(-1)];
  return first === last ? first : `${first} ${last}`;
}

const LONGEST = 240;

function shorten(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`;
}
