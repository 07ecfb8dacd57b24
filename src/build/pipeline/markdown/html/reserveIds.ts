import type { Element, Parents, RootContent } from 'hast';
import { placeOf } from '../places';
import { textProperty } from './elements';
import type { PageReading } from './pageReading';

/**
 * Keeps the ids that authors wrote, so that no generated anchor takes one of them, wherever it
 * stands. An id written twice is reported, and the later one changed.
 */
export function reserveIds(parent: Parents, reading: PageReading): void {
  for (const child of parent.children) {
    if (child.type === 'element') reserveElementId(child, reading);
    else reserveJsxId(child, reading);
    // Ids in a drawing are for its own gradients and masks.
    if ('children' in child && !(child.type === 'element' && child.tagName === 'svg')) {
      reserveIds(child, reading);
    }
  }
}

function reserveElementId(element: Element, reading: PageReading): void {
  const id = textProperty(element, 'id');
  if (id === undefined || reading.anchorNames.reserve(id)) return;
  reading.problems.add(
    'duplicate-heading-id',
    placeOf(element, reading.place),
    `The id "${id}" is on this page twice.`,
    'Give one of the two another id.',
  );
  element.properties.id = reading.anchorNames.makeUnique(id);
}

interface JsxElement {
  readonly attributes: readonly { readonly type: string; readonly name?: string; readonly value?: unknown }[];
}

/** An element of MDX is code that stays as it is. */
function reserveJsxId(node: RootContent, reading: PageReading): void {
  if (!('attributes' in node)) return;
  const { attributes } = node as unknown as JsxElement;
  const id = attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'id',
  )?.value;
  if (typeof id === 'string') reading.anchorNames.reserve(id);
}
