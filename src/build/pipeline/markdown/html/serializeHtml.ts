import type { Element, Nodes, Properties } from 'hast';
import { find, html, svg, type Schema } from 'property-information';
import { serializeCode } from '../code/serializeCode';

const VOID_ELEMENTS = new Set([
  'area',
  'br',
  'col',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'param',
  'source',
  'track',
  'wbr',
]);

const TEXT_ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const ATTRIBUTE_ENTITIES: Readonly<Record<string, string>> = { ...TEXT_ENTITIES, '"': '&quot;' };

/**
 * HTML of a page's elements. Other than the usual serializers it escapes angle brackets in
 * attributes too: no browser can take one for a tag, whatever it makes of the nesting around it, and
 * tags can be found by pattern later on.
 */
export function serializeHtml(nodes: readonly Nodes[], schema: Schema = html): string {
  let result = '';
  for (const node of nodes) {
    if (node.type === 'text') result += escapeText(node.value);
    else if (node.type === 'element') result += serializeElement(node, schema);
  }
  return result;
}

function serializeElement(element: Element, outer: Schema): string {
  const { tagName } = element;
  const schema = tagName === 'svg' ? svg : outer;
  const opening = `<${tagName}${serializeProperties(element.properties, schema)}>`;
  if (VOID_ELEMENTS.has(tagName) && schema === html) return opening;
  const inner = tagName === 'foreignObject' ? html : schema;
  return `${opening}${serializeChildren(element, inner)}</${tagName}>`;
}

function serializeChildren({ tagName, children, data }: Element, schema: Schema): string {
  if (data?.isHighlighted) return serializeCode(children);
  // The sanitizer lets no style through that could end itself.
  if (tagName === 'style')
    return children.map((child) => (child.type === 'text' ? child.value : '')).join('');
  const content = serializeHtml(children, schema);
  // A browser drops the first line end in these.
  const dropsLineEnd = (tagName === 'pre' || tagName === 'textarea') && content.startsWith('\n');
  return dropsLineEnd ? `\n${content}` : content;
}

function serializeProperties(properties: Properties, schema: Schema): string {
  let result = '';
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false || Number.isNaN(value)) continue;
    const info = find(schema, name);
    if (!/^[^\s"'<>/=]+$/.test(info.attribute)) continue;
    const separator = info.commaSeparated ? ', ' : ' ';
    const text = value === true ? '' : Array.isArray(value) ? value.join(separator) : String(value);
    result += ` ${info.attribute}="${escapeAttribute(text)}"`;
  }
  return result;
}

function escapeText(text: string): string {
  return /[&<>]/.test(text) ? text.replace(/[&<>]/g, (character) => TEXT_ENTITIES[character]!) : text;
}

function escapeAttribute(text: string): string {
  return /[&<>"]/.test(text) ? text.replace(/[&<>"]/g, (character) => ATTRIBUTE_ENTITIES[character]!) : text;
}
