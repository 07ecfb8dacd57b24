import ts from 'typescript';
import type { ApiSignature } from '../../domain/apiReference';
import { findReadableNode, type TypeSource } from './describeType';
import type { DocComment } from './docComment';
import { printNode, printSignature, printType } from './typeText';

/**
 * How a function is called: of a type that is a function and nothing else, else null. A component or
 * an element has signatures too, but properties or other forms beside them.
 */
export function readSignature(source: TypeSource, doc: DocComment): ApiSignature | null {
  const { checker } = source;
  const type = source.optional ? checker.getNonNullableType(source.type) : source.type;
  const [signature, ...others] = type.getCallSignatures();
  if (signature === undefined || others.length > 0 || type.isUnion()) return null;
  if (type.getConstructSignatures().length > 0 || type.getProperties().length > 0) return null;

  const readable = findReadableNode(source);
  const node = readable !== undefined && ts.isFunctionTypeNode(readable) ? readable : undefined;
  const parameters = signature.parameters.map((symbol, index) =>
    readParameter(source, symbol, node?.parameters[index], findText(doc, symbol.name, index, signature)),
  );
  return {
    text: node === undefined ? printSignature(checker, signature, source.place) : printNode(node),
    parameters,
    returns: {
      type:
        node === undefined
          ? printType(checker, signature.getReturnType(), source.place)
          : printNode(node.type),
      description: doc.returns,
    },
  };
}

/** JSDoc and type may name a parameter differently; where they count the same, the place decides. */
function findText(doc: DocComment, name: string, index: number, signature: ts.Signature): string {
  const byName = doc.parameters.find((parameter) => parameter.name === name);
  if (byName !== undefined) return byName.text;
  const sameCount = doc.parameters.length === signature.parameters.length;
  return sameCount ? (doc.parameters[index]?.text ?? '') : '';
}

function readParameter(
  { checker, place }: TypeSource,
  symbol: ts.Symbol,
  node: ts.ParameterDeclaration | undefined,
  description: string,
): ApiSignature['parameters'][number] {
  const declared = symbol.valueDeclaration;
  const parameter = node ?? (declared !== undefined && ts.isParameter(declared) ? declared : undefined);
  const type = checker.getTypeOfSymbolAtLocation(symbol, place);
  const name = parameter === undefined ? symbol.name : printNode(parameter.name);
  return {
    name: parameter?.dotDotDotToken === undefined ? name : `...${name}`,
    type: node?.type === undefined ? printType(checker, type, place) : printNode(node.type),
    optional: parameter !== undefined && checker.isOptionalParameter(parameter),
    description,
  };
}
