import ts from 'typescript';
import type { ApiProp } from '../../domain/apiReference';
import { describeType, type TypeSource } from './describeType';
import { readDocComment, type DocComment } from './docComment';
import { readSignature } from './readSignature';

export type TypeParameters = ReadonlyMap<string, ts.TypeParameterDeclaration>;

/** The declared type of a property, parameter or method; undefined for what has none of its own. */
export function findTypeNode(declaration: ts.Declaration): ts.TypeNode | undefined {
  return ts.isPropertySignature(declaration) ||
    ts.isPropertyDeclaration(declaration) ||
    ts.isParameter(declaration)
    ? declaration.type
    : undefined;
}

const isEmpty = (doc: DocComment): boolean =>
  doc.text === '' && doc.default === null && doc.deprecated === null && doc.ignored === null;

/** The first of several declarations that says something, else the first. */
export function readFirstComment(declarations: readonly ts.Declaration[]): DocComment | null {
  const docs = declarations.map((declaration) => readDocComment(declaration));
  return docs.find((doc) => !isEmpty(doc)) ?? docs[0] ?? null;
}

/**
 * A property as the reader sees it. `declarations` are those that count, the deciding one first; where
 * several decide together (`isAmbiguous`), the compiler's word on their type is taken. Null where it is not meant for readers (`@ignore`, `@internal`).
 */
export function readProp(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
  declarations: readonly ts.Declaration[],
  parameters: TypeParameters,
  isAmbiguous = false,
): ApiProp | null {
  const [place] = declarations;
  const doc = readFirstComment(declarations);
  if (place === undefined || doc === null || doc.ignored !== null) return null;
  const optional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
  const source: TypeSource = {
    checker,
    type: checker.getTypeOfSymbolAtLocation(symbol, place),
    node: isAmbiguous ? undefined : findTypeNode(place),
    optional,
    place,
    parameters,
  };
  return {
    name: symbol.name,
    type: describeType(source),
    required: !optional,
    default: doc.default,
    description: doc.text,
    deprecated: doc.deprecated,
    signature: readSignature(source, doc),
  };
}

export const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
  a.name.localeCompare(b.name, 'en');
