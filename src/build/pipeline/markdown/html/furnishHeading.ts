import type { Element } from 'hast';
import { reportSecondH1 } from '../dialect/readDialect';
import { createElement, plainText, textProperty } from './elements';
import type { PageReading } from './pageReading';

/** Whether an element is a heading that readers see; the one above the footnotes is for screen readers. */
export function isHeading(element: Element): boolean {
  return /^h[1-6]$/.test(element.tagName) && element.properties.id !== 'footnote-label';
}

/**
 * Lists a heading and gives it its anchor. An h1 becomes the page's heading (null: it is shown
 * elsewhere), or an h2 where the page has one.
 *
 * @returns the link to put behind the heading's text
 */
export function furnishHeading(element: Element, reading: PageReading): Element | null {
  const text = plainText(element);
  if (element.tagName === 'h1') {
    if (reading.heading === null) {
      reading.heading = { text, ...reading.place };
      return null;
    }
    reportSecondH1(reading.place, reading);
    element.tagName = 'h2';
  }
  const depth = Number(element.tagName.slice(1));
  const previous = reading.headings.at(-1)?.depth ?? 1;
  if (depth > previous + 1) {
    reading.problems.add(
      'skipped-heading-level',
      reading.place,
      `This h${depth} follows an h${previous}: a level is left out.`,
      `Make it an h${previous + 1} ("${'#'.repeat(previous + 1)}").`,
    );
  }
  const id = textProperty(element, 'id') ?? reading.anchorNames.nameAfter(text);
  // First of the attributes: the assembly finds headings by it.
  element.properties = { id, ...element.properties };
  reading.anchors.add(id);
  reading.headings.push({ depth, id, text, ...reading.place });
  return createElement(
    'a',
    { className: ['heading-anchor'], href: `#${id}`, ariaLabel: `Link to “${text}”` },
    [{ type: 'text', value: '#' }],
  );
}
