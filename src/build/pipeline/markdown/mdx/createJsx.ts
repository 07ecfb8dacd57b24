import type { Expression, Program } from 'estree';
import type { RootContent } from 'mdast';
import type {} from 'remark-mdx';

type JsxElement = Extract<RootContent, { type: 'mdxJsxFlowElement' }>;

/** A component with its properties, as MDX has it; the values are what JSON can hold. */
export function createJsx(name: string, properties: Readonly<Record<string, unknown>>): JsxElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(properties).map(([property, value]) => ({
      type: 'mdxJsxAttribute',
      name: property,
      value: {
        type: 'mdxJsxAttributeValueExpression',
        value: JSON.stringify(value),
        data: { estree: createProgram(createExpression(value)) },
      },
    })),
    children: [],
  };
}

function createProgram(expression: Expression): Program {
  return {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [{ type: 'ExpressionStatement', expression }],
  };
}

function createExpression(value: unknown): Expression {
  if (Array.isArray(value)) return { type: 'ArrayExpression', elements: value.map(createExpression) };
  if (typeof value === 'object' && value !== null) {
    return {
      type: 'ObjectExpression',
      properties: Object.entries(value).map(([key, entry]) => ({
        type: 'Property',
        kind: 'init',
        method: false,
        shorthand: false,
        // A key in brackets is never taken for the prototype.
        computed: true,
        key: { type: 'Literal', value: key },
        value: createExpression(entry),
      })),
    };
  }
  if (typeof value === 'number' && value < 0) {
    return { type: 'UnaryExpression', operator: '-', prefix: true, argument: createExpression(-value) };
  }
  if (
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'boolean' ||
    value === null
  ) {
    return { type: 'Literal', value };
  }
  return { type: 'Identifier', name: 'undefined' };
}
