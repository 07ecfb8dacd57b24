import ts from 'typescript';
import type { ApiKind, PassedOver } from '../../domain/apiReference';
import { readDocComment } from './docComment';
import { exportsFolder } from './origin';
import { findFolderTypes, listFolders, type PublishedPackage } from './packageFiles';

/** A component or hook that a package gives to the public. */
export interface Candidate {
  readonly kind: ApiKind;
  readonly folder: string;
  /** As it is shown: without the prefix of what may still change (`Unstable_`, `unstable_`). */
  readonly name: string;
  /** What it is, past all re-exports. */
  readonly symbol: ts.Symbol;
  /** Where it is declared. */
  readonly declaration: ts.Declaration;
  /** The name it has where its folder is imported: `default`, or one of its own. */
  readonly exportName: string;
  /** The name the package's root gives it; null where it has none there. */
  readonly rootName: string | null;
}

export interface Candidates {
  readonly found: readonly Candidate[];
  readonly passedOver: readonly PassedOver[];
}

const FOLDER = /^(?:[Uu]nstable_)?(?:use)?[A-Z]/;
const HOOK = /^(?:unstable_)?use[A-Z]/;

/** Zero-runtime twins of components: their API is that of the component they stand in for. */
const PIGMENT = /^Pigment[A-Z]/;

/** The folders of a package that could hold a component or a hook. */
export function listCandidateFolders(pkg: PublishedPackage): readonly string[] {
  return listFolders(pkg).filter((folder) => FOLDER.test(folder));
}

/** The files that a program must hold to read a package. */
export function listTypeFiles(pkg: PublishedPackage): readonly string[] {
  const folders = listCandidateFolders(pkg).flatMap((folder) => findFolderTypes(pkg, folder) ?? []);
  return pkg.rootTypes === null ? folders : [pkg.rootTypes, ...folders];
}

function resolveAlias(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function listExports(program: ts.Program, file: string): readonly ts.Symbol[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source === undefined ? undefined : checker.getSymbolAtLocation(source);
  return module === undefined ? [] : checker.getExportsOfModule(module);
}

/** Finds what has a reference, and says of every other folder why it has none. */
export function findCandidates(program: ts.Program, pkg: PublishedPackage): Candidates {
  const checker = program.getTypeChecker();
  const rootExports = pkg.rootTypes === null ? [] : listExports(program, pkg.rootTypes);
  const rootNames = new Map<ts.Symbol, string>();
  for (const symbol of rootExports) {
    const resolved = resolveAlias(checker, symbol);
    if (!rootNames.has(resolved)) rootNames.set(resolved, symbol.name);
  }

  const found: Candidate[] = [];
  const passedOver: PassedOver[] = [];
  for (const folder of listCandidateFolders(pkg)) {
    const answer = judgeFolder(program, pkg, folder, rootNames);
    if (typeof answer === 'string') passedOver.push({ name: folder, reason: answer });
    else found.push(answer);
  }
  return { found, passedOver };
}

function judgeFolder(
  program: ts.Program,
  pkg: PublishedPackage,
  folder: string,
  rootNames: ReadonlyMap<ts.Symbol, string>,
): Candidate | string {
  const checker = program.getTypeChecker();
  if (PIGMENT.test(folder)) return 'It is for Pigment CSS alone.';
  const types = findFolderTypes(pkg, folder);
  if (types === null) return 'It has no types.';
  if (!exportsFolder(pkg, folder)) return 'The root of the package does not export it.';

  const name = folder.replace(/^[Uu]nstable_/, '');
  const exports = listExports(program, types);
  const entry = [folder, 'default', name]
    .map((wanted) => exports.find((symbol) => symbol.name === wanted))
    .find((symbol) => symbol !== undefined && isValue(resolveAlias(checker, symbol)));
  if (entry === undefined) return `It exports nothing that is called ${name}.`;
  const symbol = resolveAlias(checker, entry);
  const [declaration] = symbol.declarations ?? [];
  if (declaration === undefined) return 'Its declaration cannot be found.';
  const file = declaration.getSourceFile().fileName;
  const inside = file.slice(pkg.dir.length);
  if (!file.startsWith(pkg.dir) || inside.includes('/node_modules/')) {
    return 'It only hands on what another package exports.';
  }
  const { ignored } = readDocComment(declaration);
  if (ignored !== null) return 'The package marks it as not to be documented.';
  const kind: ApiKind = HOOK.test(folder) ? 'hook' : 'component';
  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration);
  if (kind === 'hook' ? type.getCallSignatures().length === 0 : !isComponent(checker, type, declaration)) {
    return kind === 'hook' ? 'It is no function.' : 'It is no component.';
  }
  return {
    kind,
    folder,
    name,
    symbol,
    declaration,
    exportName: entry.name,
    rootName: rootNames.get(symbol) ?? null,
  };
}

const isValue = (symbol: ts.Symbol): boolean => (symbol.flags & ts.SymbolFlags.Value) !== 0;

/** Whether something can stand in JSX and draws something: a context can, but only hands on. */
function isComponent(checker: ts.TypeChecker, type: ts.Type, place: ts.Node): boolean {
  if (type.getConstructSignatures().length > 0) return true;
  if (type.getProperty('Provider') !== undefined) return false;
  const forms = type.isUnion() ? type.types : [type];
  return forms
    .flatMap((form) => form.getCallSignatures())
    .some((signature) =>
      /Element|ReactNode|^null$/.test(checker.typeToString(signature.getReturnType(), place)),
    );
}

/** Whole import lines, by path first. */
export function writeImports(packageName: string, candidate: Candidate): string[] {
  const { folder, name, exportName, rootName } = candidate;
  const named = (exported: string): string => (exported === name ? name : `${exported} as ${name}`);
  const byPath = exportName === 'default' ? name : `{ ${named(exportName)} }`;
  return [
    `import ${byPath} from '${packageName}/${folder}';`,
    ...(rootName === null ? [] : [`import { ${named(rootName)} } from '${packageName}';`]),
  ];
}
