import type { Element, ElementContent, Parents, Properties, RootContent } from 'hast';
import { find, html } from 'property-information';
import type {} from 'remark-mdx';

/**
 * Turns the JSX of a page that is only looked through into plain elements, in place: their ids are
 * anchors, their links and images are checked as those of Markdown are. Components are looked
 * through; code is left out.
 */
export function readJsx(parent: Parents): void {
  const children: RootContent[] = [];
  for (const child of parent.children) children.push(...readNode(child));
  parent.children = children;
}

/** An element or component in JSX. */
export type JsxNode = Extract<RootContent, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

function readNode(node: RootContent): RootContent[] {
  switch (node.type) {
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
      return [];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return readElement(node);
    case 'element':
      readJsx(node);
      return [node];
    default:
      return [node];
  }
}

function readElement(node: JsxNode): RootContent[] {
  const children = node.children.flatMap((child) => readNode(child as RootContent)) as ElementContent[];
  const element = readElementOfJsx(node);
  if (element === null) return children;
  // One that was not read as the lead is compiled where it stands.
  if (element.tagName === 'p') delete element.properties.className;
  // A heading without an id is compiled without one: what makes headings of Markdown does not see it.
  const isBareHeading = /^h[2-6]$/.test(element.tagName) && element.properties.id === undefined;
  return [{ ...element, tagName: isBareHeading ? 'div' : element.tagName, children }];
}

/** The plain element that a JSX element is, its children left out; null for a component. */
export function readElementOfJsx(node: JsxNode): Element | null {
  const { name, position } = node;
  if (name === null || !/^[a-z][a-z0-9]*$/.test(name)) return null;
  return { type: 'element', tagName: name, properties: readAttributes(node), children: [], position };
}

/** The attributes of a JSX element, as a plain element has them; code is left out. */
function readAttributes({ attributes }: JsxNode): Properties {
  const properties: Properties = {};
  for (const attribute of attributes) {
    // What is spread may be anything; it must not be missed.
    if (attribute.type !== 'mdxJsxAttribute') {
      properties.alt ??= '…';
      continue;
    }
    const { property } = find(html, attribute.name === 'className' ? 'class' : attribute.name);
    const { value } = attribute;
    if (typeof value === 'string')
      properties[property] = property === 'className' ? value.split(/\s+/) : value;
    else if (value === null || value === undefined) properties[property] = true;
    // Code in braces is React's to run; only that there is a text matters.
    else if (property === 'alt' || property === 'ariaLabel') properties[property] = '…';
  }
  return properties;
}
