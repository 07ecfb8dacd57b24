import type { ElementContent } from 'hast';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * HTML of highlighted code, which is elements with classes and text only; a general serializer
 * takes several times as long, and most elements of a page are tokens of code.
 */
export function serializeCode(nodes: readonly ElementContent[]): string {
  let html = '';
  for (const node of nodes) {
    if (node.type === 'text') {
      html += node.value.replace(/[&<>]/g, (character) => ENTITIES[character]!);
    } else if (node.type === 'element') {
      const { className } = node.properties;
      const classes = Array.isArray(className) ? ` class="${className.join(' ')}"` : '';
      html += `<${node.tagName}${classes}>${serializeCode(node.children)}</${node.tagName}>`;
    }
  }
  return html;
}
