import ts from 'typescript';
import type { ApiProp, ComponentReference } from '../../domain/apiReference';
import { writeImports, type Candidate } from './candidates';
import { dropLinkLists, findInheritedNames, readDocComment } from './docComment';
import { elementOf, findEventTarget, findRefTarget, tagOf } from './elements';
import type { Places } from './origin';
import type { PublishedPackage } from './packageFiles';
import { byName, readProp, type TypeParameters } from './propReader';
import { findExportedType, readClasses, readSlots } from './readParts';
import { readProps } from './readProps';
import { readScriptFacts } from './scriptFacts';
import { findSourceUrl } from './sourceUrl';
import { printType } from './typeText';

/** What all references of a program are read with. */
export interface ReadContext {
  readonly program: ts.Program;
  readonly places: Places;
  readonly pkg: PublishedPackage;
  /** The JSDoc of every component of the package, by name. */
  readonly docs: ReadonlyMap<string, string>;
}

/** The form of a component's props that needs nothing said: the last of its overloads. */
function findSignature(type: ts.Type): ts.Signature | undefined {
  const forms = type.isUnion() ? type.types : [type];
  return (
    forms.flatMap((form) => form.getCallSignatures()).at(-1) ??
    forms.flatMap((form) => form.getConstructSignatures()).at(-1)
  );
}

export function listTypeParameters(signature: ts.Signature | undefined): TypeParameters {
  const declarations =
    signature?.getDeclaration()?.typeParameters?.filter(ts.isTypeParameterDeclaration) ?? [];
  return new Map(declarations.map((declaration) => [declaration.name.text, declaration]));
}

/** The components whose props are taken over, along the chain that their JSDoc names. */
function followChain(docs: ReadonlyMap<string, string>, name: string): readonly string[] {
  const chain: string[] = [];
  const visit = (text: string): void => {
    for (const next of findInheritedNames(text)) {
      if (next === name || chain.includes(next)) continue;
      chain.push(next);
      visit(docs.get(next) ?? '');
    }
  };
  visit(docs.get(name) ?? '');
  return chain;
}

export function readComponent(context: ReadContext, candidate: Candidate): ComponentReference {
  const { program, places, pkg } = context;
  const checker = program.getTypeChecker();
  const { symbol, declaration, folder, name } = candidate;
  const { manifest } = pkg;
  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration);
  const signature = findSignature(type);
  const parameters = listTypeParameters(signature);
  const [propsSymbol] = signature?.parameters ?? [];
  const propsType =
    propsSymbol === undefined ? undefined : checker.getTypeOfSymbolAtLocation(propsSymbol, declaration);
  const properties = propsType === undefined ? [] : checker.getPropertiesOfType(propsType);
  const doc = readDocComment(declaration);
  const chain = followChain(context.docs, name);
  const facts = readScriptFacts(pkg, folder, name);
  const own = { packageName: manifest.name, packageDir: pkg.dir, folder };
  const { props, inherits } = readProps({ checker, places, own, chain, parameters }, properties);

  const hasComponent = properties.some((property) => property.name === 'component');
  const componentProp = hasComponent ? null : findComponentProp(checker, type, declaration, parameters);
  const rootElement = findDefaultComponent(program, candidate) ?? facts.defaultComponent;
  const refTarget =
    findRefTarget(checker, properties, declaration) ??
    elementOf(rootElement) ??
    findEventTarget(checker, properties, declaration);
  const classes = readClasses(context, candidate);
  return {
    kind: 'component',
    packageName: manifest.name,
    version: manifest.version,
    name,
    description: dropLinkLists(doc.text),
    deprecated: doc.deprecated,
    imports: writeImports(manifest.name, candidate),
    sourceUrl: findSourceUrl(pkg, candidate, facts.isTypeScript),
    themeName: facts.themeName,
    refTarget: facts.takesRef ? refTarget : null,
    defaultComponent: hasComponent || componentProp !== null ? rootElement : null,
    props: componentProp === null ? props : [...props, componentProp].sort(byName),
    inherits,
    attributesOf: tagOf(rootElement) ?? tagOf(findEventTarget(checker, properties, declaration)),
    slots: readSlots(checker, properties, declaration, classes),
    classes,
  };
}

/** The `component` prop of a component that has a form of its own for it. */
function findComponentProp(
  checker: ts.TypeChecker,
  type: ts.Type,
  place: ts.Declaration,
  parameters: TypeParameters,
): ApiProp | null {
  for (const signature of type.getCallSignatures()) {
    const [props] = signature.parameters;
    if (props === undefined) continue;
    const symbol = checker.getTypeOfSymbolAtLocation(props, place).getProperty('component');
    const prop = symbol && readProp(checker, symbol, symbol.declarations ?? [], parameters);
    if (prop) {
      const type = { text: 'React.ElementType', members: [], extension: null };
      return { ...prop, type, required: false };
    }
  }
  return null;
}

/**
 * What the map of an overridable component's type names, where it is filled in
 * (`OverridableComponent<ButtonTypeMap>`) or by itself (`SelectTypeMap`).
 */
function findDefaultComponent(program: ts.Program, candidate: Candidate): string | null {
  const checker = program.getTypeChecker();
  const { declaration, name } = candidate;
  const node = ts.isVariableDeclaration(declaration) ? declaration.type : undefined;
  const isNamed = node !== undefined && (ts.isTypeReferenceNode(node) || ts.isImportTypeNode(node));
  const [argument] = isNamed ? (node.typeArguments ?? []) : [];
  const maps = [
    argument === undefined ? null : checker.getTypeFromTypeNode(argument),
    findExportedType(program, candidate, `${name}TypeMap`),
  ];
  const property = maps
    .map((map) => map?.getProperty('defaultComponent'))
    .find((found) => found !== undefined);
  if (property === undefined) return null;
  const declared = checker.getTypeOfSymbolAtLocation(property, declaration);
  const type = declared.isTypeParameter() ? (declared.getDefault() ?? declared) : declared;
  if (type.isStringLiteral()) return type.value;
  const text = printType(checker, type, declaration);
  return /^(?:typeof )?[A-Z]\w*$/.test(text) ? text.replace('typeof ', '') : null;
}
