import type { Element, ElementContent, Parents, RootContent } from 'hast';
import { placeOf } from '../places';
import { hasClass, plainText, textProperty } from './elements';
import { furnishHeading, isHeading } from './furnishHeading';
import { furnishImage } from './furnishImage';
import { furnishLink, nameEmptyLink } from './furnishLink';
import { alignCell, wrapTable } from './furnishTable';
import { FENCE_MARK, LEAD_MARK } from './marks';
import { namePlan } from './namePlan';
import type { PageReading } from './pageReading';
import { reserveIds } from './reserveIds';
import { furnishJsx, isJsx } from '../mdx/furnishJsx';
import { sanitizeElement } from './sanitizeElement';

/**
 * Goes through a page's elements once, in order, and changes them in place: makes them inert, gives
 * headings their anchors, links, images, tables and plan chips what they need, takes the h1 and the
 * lead out, and writes all it finds into `reading`.
 */
export function furnishPage(root: Parents, reading: PageReading): void {
  reserveIds(root, reading);
  furnishChildren(root, reading);
}

function furnishChildren(parent: Parents, reading: PageReading): void {
  const kept: RootContent[] = [];
  for (const child of parent.children) {
    if (child.type === 'element') {
      const result = furnishElement(child, reading);
      if (result !== null) kept.push(result);
    } else if (child.type === 'text') {
      kept.push(child);
    } else if (isMdx(child)) {
      if (isJsx(child) && !furnishJsx(child, reading)) continue;
      if ('children' in child) furnishChildren(child, reading);
      kept.push(child);
    }
    // Comments tell readers nothing, and HTML that was not parsed must not get any further.
  }
  parent.children = kept;
}

function isMdx(node: { readonly type: string }): boolean {
  return node.type.startsWith('mdx');
}

function furnishElement(element: Element, reading: PageReading): Element | null {
  reading.place = placeOf(element, reading.place);
  const { place } = reading;
  if (element.tagName === FENCE_MARK) return reading.fences[Number(element.properties.dataIndex)] ?? null;
  if (!sanitizeElement(element, reading)) return null;
  const id = textProperty(element, 'id');
  if (id !== undefined) reading.anchors.add(id);

  if (isHeading(element)) return furnishWholeHeading(element, reading);
  if (isLead(element) && reading.lead === null) {
    reading.lead = element;
    reading.leadPlace ??= place;
    furnishChildren(element, reading);
    return null;
  }
  switch (element.tagName) {
    case 'a':
    case 'area':
      if (element.tagName === 'a' && textProperty(element, 'name'))
        reading.anchors.add(String(element.properties.name));
      furnishLink(element, reading);
      furnishChildren(element, reading);
      reading.place = place;
      nameEmptyLink(element, reading);
      return element;
    case 'img':
      furnishImage(element, reading);
      return element;
    case 'table':
      furnishChildren(element, reading);
      return wrapTable(element, reading);
    case 'th':
    case 'td':
      alignCell(element);
      break;
    case 'span':
      namePlan(element);
      break;
    case 'li':
      nameCheckbox(element);
      break;
    case 'template':
      // What a template holds is shown to nobody.
      delete element.content;
      break;
  }
  furnishChildren(element, reading);
  return element;
}

function furnishWholeHeading(element: Element, reading: PageReading): Element | null {
  const hadHeading = reading.heading !== null;
  const isH1 = element.tagName === 'h1';
  const anchor = furnishHeading(element, reading);
  furnishChildren(element, reading);
  if (isH1 && !hadHeading) return null;
  if (anchor) element.children.push(anchor);
  return element;
}

function isLead(element: Element): boolean {
  return element.tagName === LEAD_MARK || (element.tagName === 'p' && hasClass(element, 'description'));
}

/** The box of a task list's item has no label but the text beside it. */
function nameCheckbox(item: Element): void {
  if (!hasClass(item, 'task-list-item')) return;
  const box = findCheckbox(item.children) ?? findCheckbox(item.children.find(isParagraph)?.children ?? []);
  if (box) box.properties.ariaLabel = plainText(item) || 'Task';
}

function findCheckbox(nodes: readonly ElementContent[]): Element | undefined {
  return nodes.find((node): node is Element => node.type === 'element' && node.tagName === 'input');
}

function isParagraph(node: ElementContent): node is Element {
  return node.type === 'element' && node.tagName === 'p';
}
