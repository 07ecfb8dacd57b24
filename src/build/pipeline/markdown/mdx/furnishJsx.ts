import { find, html } from 'property-information';
import { findPlan } from '../html/elements';
import { namePlan } from '../html/namePlan';
import type { PageReading } from '../html/pageReading';
import { sanitizeElement } from '../html/sanitizeElement';
import { placeOf } from '../places';
import { readElementOfJsx, type JsxNode } from './readJsx';

export function isJsx(node: { readonly type: string }): node is JsxNode {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/**
 * Makes a JSX element inert as {@link sanitizeElement} does a plain one, and names plan chips. What is
 * in braces is code that an author of MDX may write. False for an element that must not stand there.
 */
export function furnishJsx(node: JsxNode, reading: PageReading): boolean {
  const element = readElementOfJsx(node);
  if (element === null) return true;
  reading.place = placeOf(node, reading.place);
  if (!sanitizeElement(element, reading)) return false;

  node.attributes = node.attributes.filter(
    (attribute) =>
      attribute.type !== 'mdxJsxAttribute' ||
      typeof attribute.value !== 'string' ||
      Object.hasOwn(element.properties, find(html, attribute.name).property),
  );
  for (const attribute of node.attributes) {
    // Authors write HTML; React asks for names of its own.
    if (attribute.type === 'mdxJsxAttribute' && attribute.name === 'class') attribute.name = 'className';
  }
  if (findPlan(element) === null) return true;
  const own = new Set(Object.keys(element.properties));
  namePlan(element);
  for (const [name, value] of Object.entries(element.properties)) {
    if (own.has(name) || typeof value !== 'string') continue;
    node.attributes.push({ type: 'mdxJsxAttribute', name: find(html, name).attribute, value });
  }
  return true;
}
