import ts from 'typescript';

/** A prop as the runtime propTypes of a published component declare it. */
export interface DocumentedProp {
  readonly name: string;
  readonly required: boolean;
  /** As the JSDoc's `@default` writes it; null where there is none. */
  readonly default: string | null;
  /** Whether the JSDoc marks it `@ignore`: it works, and the package does not document it. */
  readonly ignored: boolean;
}

/** `Button.propTypes = {…}` of a published file. */
export interface DeclaredPropTypes {
  readonly component: string;
  readonly props: readonly DocumentedProp[];
}

/**
 * Reads every assignment of an object literal to `<Component>.propTypes` in a published JavaScript
 * file, in the order of the file, with all props in theirs. Assignments of anything else (a call that
 * forbids further props, a spread of another component's) say nothing of their own and are passed by.
 */
export function readPropTypes(jsText: string): DeclaredPropTypes[] {
  const file = ts.createSourceFile('component.js', jsText, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const found: DeclaredPropTypes[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
      ts.isPropertyAccessExpression(node.left) &&
      node.left.name.text === 'propTypes' &&
      ts.isIdentifier(node.left.expression) &&
      ts.isObjectLiteralExpression(node.right)
    ) {
      found.push({ component: node.left.expression.text, props: node.right.properties.flatMap(readProp) });
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function readProp(property: ts.ObjectLiteralElementLike): DocumentedProp[] {
  if (!ts.isPropertyAssignment(property)) return [];
  const { name, initializer } = property;
  if (!ts.isIdentifier(name) && !ts.isStringLiteral(name)) return [];
  const tags = ts.getJSDocTags(property);
  const defaultTag = tags.find((tag) => tag.tagName.text === 'default');
  return [
    {
      name: name.text,
      required: isRequired(initializer),
      default: defaultTag ? (ts.getTextOfJSDocComment(defaultTag.comment)?.trim() ?? '') : null,
      ignored: tags.some((tag) => tag.tagName.text === 'ignore'),
    },
  ];
}

/** `PropTypes.node.isRequired`, or that as the first check of `chainPropTypes(…)`. */
function isRequired(checker: ts.Expression): boolean {
  if (ts.isPropertyAccessExpression(checker)) return checker.name.text === 'isRequired';
  const [first] = ts.isCallExpression(checker) ? checker.arguments : [];
  return (
    ts.isCallExpression(checker) &&
    ts.isIdentifier(checker.expression) &&
    checker.expression.text.endsWith('chainPropTypes') &&
    first !== undefined &&
    isRequired(first)
  );
}
