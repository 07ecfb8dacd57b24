import type { Element } from 'hast';
import { plainText, textProperty } from './elements';
import type { PageReading } from './pageReading';

/** Elements that run code, load it, or change what the rest of the page means. */
const FORBIDDEN_ELEMENTS = new Set([
  'script',
  'object',
  'embed',
  'applet',
  'base',
  'noscript',
  'frame',
  'frameset',
  'portal',
  'fencedframe',
]);

const ANIMATIONS = new Set(['animate', 'set', 'animatemotion', 'animatetransform']);

/** Attributes that hold an address, in the form {@link attributeKey} gives. */
const URL_ATTRIBUTES = new Set([
  'href',
  'xlinkhref',
  'src',
  'srcset',
  'imagesrcset',
  'action',
  'formaction',
  'poster',
  'data',
  'background',
  'ping',
  'cite',
  'longdesc',
  'manifest',
  'codebase',
  'dynsrc',
  'lowsrc',
  'from',
  'to',
  'by',
  'values',
]);

/**
 * Makes an element inert: attributes that run code or hold an unsafe address are taken off and
 * reported. False for an element that must not stand on a page at all; it has been reported too.
 */
export function sanitizeElement(element: Element, reading: PageReading): boolean {
  const forbidden = whyForbidden(element);
  if (forbidden !== null) {
    reading.problems.add(
      'unsafe-html',
      reading.place,
      forbidden,
      'Remove it; what is to run on a page is a demo or a component.',
    );
    return false;
  }
  for (const [name, value] of Object.entries(element.properties)) {
    const key = attributeKey(name);
    if (key.startsWith('on') || key === 'srcdoc') {
      reading.problems.add(
        'unsafe-html',
        reading.place,
        `The attribute "${key}" of <${element.tagName}> would run code.`,
        'Remove the attribute; what is to run on a page is a demo or a component.',
      );
      delete element.properties[name];
    } else if (URL_ATTRIBUTES.has(key) && holdsUnsafeUrl(key, value)) {
      reading.problems.add(
        'unsafe-url',
        reading.place,
        `The address in "${key}" of <${element.tagName}> begins with javascript:, vbscript: or data:.`,
        'Link to a page or a file, by its path or with https:.',
      );
      delete element.properties[name];
    }
  }
  return true;
}

function whyForbidden(element: Element): string | null {
  const tagName = element.tagName.toLowerCase();
  if (FORBIDDEN_ELEMENTS.has(tagName)) return `<${tagName}> is not allowed on a page.`;
  if (tagName === 'meta' && element.properties.httpEquiv !== undefined) {
    return '<meta http-equiv> is not allowed on a page.';
  }
  if (ANIMATIONS.has(tagName)) {
    const target = (textProperty(element, 'attributeName') ?? '').toLowerCase().trim();
    if (target.endsWith('href') || target.startsWith('on'))
      return `<${tagName}> must not animate "${target}".`;
  }
  // Text of a style is served as it is, so it must not be able to end the element.
  if (
    tagName === 'style' &&
    (element.children.some((child) => child.type !== 'text') || /<[a-z/!?]/i.test(plainText(element)))
  ) {
    return 'This <style> holds markup.';
  }
  return null;
}

/** A name for an attribute however the parser spells it: `xLinkHref`, `xlink:href` … */
function attributeKey(name: string): string {
  return name.toLowerCase().replace(/[-:]/g, '');
}

/** Attributes that hold several addresses. */
const LISTS: Readonly<Record<string, RegExp>> = { srcset: /,/, imagesrcset: /,/, ping: /\s/, values: /;/ };

function holdsUnsafeUrl(key: string, value: unknown): boolean {
  const text = Array.isArray(value) ? value.join(' ') : String(value);
  const list = LISTS[key];
  return isUnsafeUrl(text) || (list !== undefined && text.split(list).some(isUnsafeUrl));
}

/** What browsers skip in the scheme of an address: white space, control characters, and such as no one sees. */
const SKIPPED = /[\s\p{Cc}\p{Cf}]/gu;

/** Whether an address runs code or carries a document of its own. */
export function isUnsafeUrl(value: string): boolean {
  return /^(?:javascript|vbscript|data):/i.test(value.replace(SKIPPED, ''));
}
