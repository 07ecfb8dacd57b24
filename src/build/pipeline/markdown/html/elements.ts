import type { Element, ElementContent, Nodes, Properties } from 'hast';
import { readElementOfJsx } from '../mdx/readJsx';

export function createElement(
  tagName: string,
  properties: Properties,
  children: ElementContent[] = [],
): Element {
  return { type: 'element', tagName, properties, children };
}

export function hasClass(element: Element, name: string): boolean {
  const { className } = element.properties;
  return Array.isArray(className) ? className.includes(name) : className === name;
}

/** The value of a property as text; undefined where it is absent or no text. */
export function textProperty(element: Element, name: string): string | undefined {
  const value = element.properties[name];
  return typeof value === 'string' ? value : undefined;
}

/** The text of a node as one reads it on one line, plan chips left out. */
export function plainText(node: Nodes): string {
  return collectText(node).replace(/\s+/g, ' ').trim();
}

function collectText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element') {
    if (isPlan(node)) return '';
    if (node.tagName === 'img') return textProperty(node, 'alt') ?? '';
    if (node.tagName === 'br') return ' ';
  }
  if (node.type === 'mdxJsxTextElement' && isPlan(readElementOfJsx(node))) return '';
  return 'children' in node ? node.children.map(collectText).join('') : '';
}

function isPlan(element: Element | null): boolean {
  return element !== null && findPlan(element) !== null;
}

const PLAN_NAMES = { 'plan-pro': 'Pro plan', 'plan-premium': 'Premium plan' } as const;

/** The accessible name of a plan chip; null for every other element. */
export function findPlan(element: Element): string | null {
  if (element.tagName !== 'span') return null;
  for (const [className, name] of Object.entries(PLAN_NAMES)) {
    if (hasClass(element, className)) return name;
  }
  return null;
}
