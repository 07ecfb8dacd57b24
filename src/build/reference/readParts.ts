import ts from 'typescript';
import type { ApiClass, ApiSlot } from '../../domain/apiReference';
import type { Candidate } from './candidates';
import type { PublishedPackage } from './packageFiles';
import { readFirstComment } from './propReader';
import { GLOBAL_STATES, readClassNames } from './scriptFacts';

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

/** The classes of a component, in the order of their declaration: `<Name>Classes`, named by its script. */
export function readClasses(
  { program, pkg }: { readonly program: ts.Program; readonly pkg: PublishedPackage },
  candidate: Candidate,
): ApiClass[] {
  const type = findExportedType(program, candidate, `${candidate.name}Classes`);
  const classNameOf = readClassNames(pkg, candidate.folder);
  if (type === null || classNameOf === null) return [];
  return type.getProperties().flatMap((symbol) => {
    const text = textOf(symbol);
    if (text === null) return [];
    return [
      {
        key: symbol.name,
        className: classNameOf(symbol.name),
        description: text.description,
        isGlobalState: GLOBAL_STATES.has(symbol.name),
        deprecated: text.deprecated,
      },
    ];
  });
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
