import ts from 'typescript';
import type { ApiType } from '../../domain/apiReference';
import { printNode } from './typeText';

/** The members of a union as declared, what extends it told apart. */
export interface Members {
  readonly texts: readonly string[];
  /** The interface that applications add members to. */
  readonly augmentation: string | null;
}

const one = (text: string): Members => ({ texts: [text], augmentation: null });

/** The declared type of a type node's alias, with nothing to fill in; null for what is no such alias. */
function findAlias(
  checker: ts.TypeChecker,
  node: ts.TypeReferenceNode | ts.ImportTypeNode,
): ts.TypeNode | null {
  const name = ts.isTypeReferenceNode(node) ? node.typeName : node.qualifier;
  if (name === undefined) return null;
  const found = checker.getSymbolAtLocation(name);
  if (found === undefined) return null;
  const symbol = found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
  const declaration = symbol.declarations?.find(ts.isTypeAliasDeclaration);
  if (declaration === undefined || declaration.typeParameters !== undefined) return null;
  // React's and the DOM's own names say more to a reader than what they stand for.
  return isOfLibrary(declaration) ? null : declaration.type;
}

function nameOf(node: ts.TypeReferenceNode | ts.ImportTypeNode): string {
  const name = ts.isTypeReferenceNode(node) ? node.typeName : node.qualifier;
  if (name === undefined) return '';
  return ts.isIdentifier(name) ? name.text : name.right.text;
}

const PLAIN = /^(?:'.*'|".*"|`.*`|-?[\d.]+|string|number|boolean|true|false|null|undefined|bigint)$/;

/** A string that still lets editors offer the literals beside it: `string & {}`. */
const isLooseString = (node: ts.TypeNode): boolean =>
  ts.isIntersectionTypeNode(node) &&
  node.types.some((part) => part.kind === ts.SyntaxKind.StringKeyword) &&
  node.types.some((part) => /^(?:\{\s*\}|Record<(?:never|string), never>)$/.test(printNode(part)));

/**
 * Takes a type apart into the members of its union, in the order of their declaration. Names of unions
 * of plain values are replaced by those values; other names stay.
 */
export function readMembers(checker: ts.TypeChecker, node: ts.TypeNode): Members {
  if (ts.isParenthesizedTypeNode(node)) {
    const inner = readMembers(checker, node.type);
    return inner.texts.length === 1 ? one(inner.texts[0] ?? '') : inner;
  }
  if (ts.isUnionTypeNode(node)) {
    const all = node.types.map((part) => readMembers(checker, part));
    return {
      texts: [...new Set(all.flatMap(({ texts }) => texts))],
      augmentation: all.find(({ augmentation }) => augmentation !== null)?.augmentation ?? null,
    };
  }
  if (isLooseString(node)) return one('string');
  if (ts.isTypeReferenceNode(node) || ts.isImportTypeNode(node)) return readReference(checker, node);
  if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword) {
    return readKeys(checker, node);
  }
  return one(printNode(node));
}

/** The keys of an interface of the package, by name; of all else (tags of HTML, say) as it is written. */
function readKeys(checker: ts.TypeChecker, node: ts.TypeOperatorNode): Members {
  const properties = checker.getTypeFromTypeNode(node.type).getProperties();
  const isOfPackage = properties.every((symbol) => !symbol.declarations?.some(isOfLibrary));
  const keys = checker.getTypeFromTypeNode(node);
  const literals = (keys.isUnion() ? keys.types : [keys]).flatMap((type) =>
    type.isStringLiteral() ? [`'${type.value}'`] : [],
  );
  return isOfPackage && literals.length > 0 && literals.length === properties.length
    ? { texts: literals, augmentation: null }
    : one(printNode(node));
}

/** Whether something is declared by React, the DOM or CSS, not by a family of components. */
export const isOfLibrary = (node: ts.Node): boolean =>
  /\/node_modules\/(?:@types|csstype|typescript)\//.test(node.getSourceFile().fileName);

function readReference(checker: ts.TypeChecker, node: ts.TypeReferenceNode | ts.ImportTypeNode): Members {
  const [first, second] = node.typeArguments ?? [];
  if (nameOf(node) === 'OverridableStringUnion' && first !== undefined) {
    const base = readMembers(checker, first);
    return { ...base, augmentation: second === undefined ? base.augmentation : printNode(second) };
  }
  const alias = first === undefined ? findAlias(checker, node) : null;
  if (alias === null) return one(printNode(node));
  const members = readMembers(checker, alias);
  return members.texts.every((text) => PLAIN.test(text)) ? members : one(printNode(node));
}

const isFunction = (text: string): boolean => /^(?:new |<|\().*=>/.test(text);

/** Puts members together again. `undefined` is left out where the prop is optional anyway. */
export function joinMembers({ texts, augmentation }: Members, optional: boolean): ApiType {
  const present = texts.filter((text) => !(optional && text === 'undefined'));
  const isBoolean = present.includes('true') && present.includes('false');
  const merged = [
    ...new Set(present.map((text) => (isBoolean && /^(?:true|false)$/.test(text) ? 'boolean' : text))),
  ];
  const isOpen = merged.includes('string') && merged.some((text) => /^['"]/.test(text));
  const members = isOpen ? merged.filter((text) => text !== 'string') : merged;
  const written = (isOpen ? [...members, 'string'] : members).map((text) =>
    merged.length > 1 && isFunction(text) ? `(${text})` : text,
  );
  return {
    text: written.length === 0 ? 'undefined' : written.join(' | '),
    members: merged.length > 1 ? members : [],
    // Where any string will do, there is no need to add one.
    extension: isOpen
      ? { kind: 'string' }
      : augmentation === null
        ? null
        : { kind: 'augmentation', interface: augmentation },
  };
}
