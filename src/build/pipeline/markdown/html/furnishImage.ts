import type { Element } from 'hast';
import { reportMissingAlt } from '../dialect/readDialect';
import { textProperty } from './elements';
import type { PageReading } from './pageReading';

const OTHER_SITE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/** Has an image load when it comes near, and lists it where it is the site's own. */
export function furnishImage(element: Element, reading: PageReading): void {
  // An empty text in HTML says on purpose that the image is decoration.
  if (element.properties.alt === undefined || element.properties.alt === null) {
    reportMissingAlt(reading.place, reading);
    element.properties.alt = '';
  }
  element.properties.loading ??= 'lazy';
  element.properties.decoding ??= 'async';
  const src = textProperty(element, 'src');
  if (src === undefined || OTHER_SITE.test(src)) return;
  reading.images.push({ src, ...reading.place });
  // First of the attributes: the assembly finds images by it.
  if (reading.numbersImages) {
    element.properties = { dataDocImage: String(reading.images.length - 1), ...element.properties };
  }
}
