import ts from 'typescript';
import type { ApiClass, ApiSlot } from '../../domain/apiReference';
import type { Candidate } from './candidates';
import { GLOBAL_STATES, readClassNames } from './classNames';
import type { PublishedPackage } from './packageFiles';
import { readFirstComment } from './propReader';

const textOf = (
  symbol: ts.Symbol,
): { description: string; default: string | null; deprecated: string | null } | null => {
  const doc = readFirstComment(symbol.declarations ?? []);
  return doc === null || doc.ignored !== null
    ? null
    : { description: doc.text, default: doc.default, deprecated: doc.deprecated };
};

/** The type that a component's folder exports under a name; null without one. */
export function findExportedType(program: ts.Program, candidate: Candidate, name: string): ts.Type | null {
  const checker = program.getTypeChecker();
  const folder = candidate.declaration.getSourceFile().fileName.replace(/[^/]*$/, '');
  for (const source of program.getSourceFiles()) {
    if (!source.fileName.startsWith(folder)) continue;
    const module = checker.getSymbolAtLocation(source);
    const symbol = module && checker.getExportsOfModule(module).find((exported) => exported.name === name);
    if (symbol) {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      return checker.getDeclaredTypeOfSymbol(target);
    }
  }
  return null;
}

/** What `<name>Classes` of a component's folder holds, where no interface of the folder says so. */
function findTypeOfClasses(program: ts.Program, { declaration, name }: Candidate): ts.Type | null {
  const checker = program.getTypeChecker();
  const folder = declaration.getSourceFile().fileName.replace(/[^/]*$/, '');
  const file = `${folder}${name.charAt(0).toLowerCase()}${name.slice(1)}Classes.d.ts`;
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const symbol = module && checker.getExportsOfModule(module).find((exported) => exported.name === 'default');
  return source && symbol ? checker.getTypeOfSymbolAtLocation(symbol, source) : null;
}

/**
 * The classes of a component: those its types describe, in the order of their declaration, then those
 * that only its script lists.
 */
export function readClasses(
  { program, pkg }: { readonly program: ts.Program; readonly pkg: PublishedPackage },
  candidate: Candidate,
): ApiClass[] {
  const type =
    findExportedType(program, candidate, `${candidate.name}Classes`) ?? findTypeOfClasses(program, candidate);
  const names = readClassNames(pkg, candidate.folder, candidate.name);
  if (type === null || names === null) return [];
  const create = (key: string, description: string, deprecated: string | null): ApiClass => ({
    key,
    className: names.write(key),
    description,
    isGlobalState: GLOBAL_STATES.has(key),
    deprecated,
  });
  const symbols = type.getProperties();
  const described = symbols.flatMap((symbol) => {
    const text = textOf(symbol);
    return text === null ? [] : [create(symbol.name, text.description, text.deprecated)];
  });
  const typed = new Set(symbols.map((symbol) => symbol.name));
  return [...described, ...names.keys.filter((key) => !typed.has(key)).map((key) => create(key, '', null))];
}

/** Mapped types may turn the order around. */
function inDeclaredOrder(symbols: readonly ts.Symbol[]): readonly ts.Symbol[] {
  const positionOf = (symbol: ts.Symbol): number => symbol.declarations?.[0]?.pos ?? 0;
  return [...symbols].sort((a, b) => positionOf(a) - positionOf(b));
}

/** The slots of a component: what its `slots` prop takes. */
export function readSlots(
  checker: ts.TypeChecker,
  properties: readonly ts.Symbol[],
  place: ts.Node,
  classes: readonly ApiClass[],
): ApiSlot[] {
  const slots = properties.find((symbol) => symbol.name === 'slots');
  if (slots === undefined) return [];
  const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(slots, place));
  return inDeclaredOrder(checker.getPropertiesOfType(type)).flatMap((symbol) => {
    const text = textOf(symbol);
    if (text === null) return [];
    const className = classes.find(({ key }) => key === symbol.name)?.className ?? null;
    return [{ name: symbol.name, className, ...text }];
  });
}
