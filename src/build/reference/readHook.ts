import ts from 'typescript';
import type { ApiProp, HookReference } from '../../domain/apiReference';
import { writeImports, type Candidate } from './candidates';
import { dropLinkLists, readDocComment } from './docComment';
import { byName, readProp, type TypeParameters } from './propReader';
import { listTypeParameters, type ReadContext } from './readComponent';
import { readScriptFacts } from './scriptFacts';
import { findSourceUrl } from './sourceUrl';
import { printDeclaredSignature } from './typeText';
import { isOfLibrary } from './unionMembers';

/** Whether a type is an object whose fields are worth a row each: none of React's, no list, no function. */
function hasFields(checker: ts.TypeChecker, type: ts.Type): boolean {
  if (type.isUnion() || checker.isArrayLikeType(type) || type.getCallSignatures().length > 0) return false;
  const properties = checker.getPropertiesOfType(type);
  return (
    (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 &&
    properties.length > 0 &&
    properties.every((symbol) => !isForeign(symbol))
  );
}

const isForeign = (symbol: ts.Symbol): boolean => symbol.declarations?.every(isOfLibrary) ?? false;

function readFields(checker: ts.TypeChecker, type: ts.Type, parameters: TypeParameters): ApiProp[] {
  return checker
    .getPropertiesOfType(type)
    .flatMap((symbol) => readProp(checker, symbol, symbol.declarations ?? [], parameters) ?? [])
    .sort(byName);
}

/** A hook with its one object of parameters taken apart, or its parameters as they are. */
export function readHook({ program, pkg }: ReadContext, candidate: Candidate): HookReference {
  const checker = program.getTypeChecker();
  const { symbol, declaration, folder, name } = candidate;
  const { manifest } = pkg;
  const signature = checker.getTypeOfSymbolAtLocation(symbol, declaration).getCallSignatures().at(-1);
  if (signature === undefined) throw new Error(`${manifest.name}: ${name} is no function.`);
  const doc = readDocComment(declaration);
  const parameters = listTypeParameters(signature);
  const returned = signature.getReturnType();
  return {
    kind: 'hook',
    packageName: manifest.name,
    version: manifest.version,
    name,
    description: dropLinkLists(doc.text),
    deprecated: doc.deprecated,
    imports: writeImports(manifest.name, candidate),
    sourceUrl: findSourceUrl(pkg, candidate, readScriptFacts(pkg, folder, name).isTypeScript),
    signature: `${name}${printDeclaredSignature(checker, signature, declaration)}`,
    parameters: readParameters(checker, signature, declaration, parameters),
    returns: hasFields(checker, returned) ? readFields(checker, returned, parameters) : [],
  };
}

function readParameters(
  checker: ts.TypeChecker,
  signature: ts.Signature,
  place: ts.Declaration,
  parameters: TypeParameters,
): ApiProp[] {
  const [only, ...others] = signature.parameters;
  if (only !== undefined && others.length === 0) {
    const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(only, place));
    if (hasFields(checker, type)) return readFields(checker, type, parameters);
  }
  const doc = readDocComment(place);
  return signature.parameters.flatMap((symbol) => {
    const prop = readProp(checker, symbol, symbol.declarations ?? [], parameters);
    const [declared] = symbol.declarations ?? [];
    const optional =
      declared !== undefined && ts.isParameter(declared) && checker.isOptionalParameter(declared);
    const text = doc.parameters.find((parameter) => parameter.name === symbol.name)?.text;
    return prop === null
      ? []
      : [
          {
            ...prop,
            required: !optional,
            description: prop.description === '' ? (text ?? '') : prop.description,
          },
        ];
  });
}
