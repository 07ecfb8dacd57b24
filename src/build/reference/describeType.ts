import ts from 'typescript';
import type { ApiType } from '../../domain/apiReference';
import { printNode, printType, splitUnion } from './typeText';
import { isOfLibrary, joinMembers, readMembers } from './unionMembers';

/** A type to be described: as resolved by the compiler, and as declared where that is known. */
export interface TypeSource {
  readonly checker: ts.TypeChecker;
  readonly type: ts.Type;
  readonly node: ts.TypeNode | undefined;
  readonly optional: boolean;
  /** Where names are looked up. */
  readonly place: ts.Node;
  /** The type parameters of the component or hook itself; these alone mean something to the reader. */
  readonly parameters: ReadonlyMap<string, ts.TypeParameterDeclaration>;
}

/**
 * The declared type that a name for a prop of something else stands for: `ModalProps['onClose']`,
 * `NonNullable<ModalProps['onClose']>`. Others are returned as they are.
 */
export function resolveNode(checker: ts.TypeChecker, node: ts.TypeNode): ts.TypeNode {
  if (ts.isParenthesizedTypeNode(node)) return resolveNode(checker, node.type);
  if (ts.isTypeReferenceNode(node) && node.typeName.getText() === 'NonNullable') {
    const inner = node.typeArguments?.[0];
    return inner === undefined ? node : resolveNode(checker, inner);
  }
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isLiteralTypeNode(node.indexType)) return node;
  const key = node.indexType.literal;
  if (!ts.isStringLiteral(key)) return node;
  const property = checker.getTypeFromTypeNode(node.objectType).getProperty(key.text);
  const declaration = property?.declarations?.find(ts.isPropertySignature);
  return declaration?.type === undefined ? node : resolveNode(checker, declaration.type);
}

/** Whether a declared type holds a type parameter that is filled in somewhere above it. */
function holdsOtherParameters(source: TypeSource, node: ts.TypeNode): boolean {
  const visit = (child: ts.Node): boolean => {
    if (ts.isTypeReferenceNode(child) && ts.isIdentifier(child.typeName)) {
      const symbol = source.checker.getSymbolAtLocation(child.typeName);
      const declaration = symbol?.declarations?.find(ts.isTypeParameterDeclaration);
      if (declaration !== undefined && !isInside(declaration, node)) {
        if (!source.parameters.has(child.typeName.text)) return true;
      }
    }
    return ts.forEachChild(child, visit) ?? false;
  };
  return visit(node);
}

function isInside(node: ts.Node, ancestor: ts.Node): boolean {
  for (let at: ts.Node | undefined = node; at !== undefined; at = at.parent) {
    if (at === ancestor) return true;
  }
  return false;
}

/** A declared type that can be shown as it is written; undefined where only the compiler knows it. */
export function findReadableNode(source: TypeSource): ts.TypeNode | undefined {
  if (source.node === undefined) return undefined;
  const node = resolveNode(source.checker, source.node);
  if (isOfLibrary(node) || ts.isIndexedAccessTypeNode(node)) return undefined;
  return holdsOtherParameters(source, node) ? undefined : node;
}

/** The type on one line, with the members of its union and what extends it. */
export function describeType(source: TypeSource): ApiType {
  const node = findReadableNode(source);
  if (node === undefined) {
    const text = printType(source.checker, source.type, source.place);
    return joinMembers({ texts: splitUnion(text), augmentation: null }, source.optional);
  }
  const parameter = source.parameters.get(printNode(node));
  if (parameter?.constraint !== undefined && ts.isTypeReferenceNode(node)) {
    const members = readMembers(source.checker, parameter.constraint);
    // `Multiple extends boolean`: as the type of a whole prop, what it may be says more than its name.
    if (members.texts.every((text) => /^(?:'.*'|boolean|undefined)$/.test(text))) {
      return joinMembers(members, true);
    }
  }
  return joinMembers(readMembers(source.checker, node), source.optional);
}
