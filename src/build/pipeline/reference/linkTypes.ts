import { serializeHtml } from '../markdown/html/serializeHtml';
import type { ReferenceNames } from './referenceNames';
import type { PlacedReference } from './types';

/** Texts in quotes, names, and anything else, a character at a time. */
const TOKEN = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|[A-Za-z_$][\w$]*|[^]/g;
const NAME = /^[A-Za-z_$]/;

/**
 * HTML of a type, its names linked to their own reference: types that are called after a component
 * or a hook (`ButtonProps`), and components where a component stands (`typeof Popper`).
 *
 * @param from the reference that shows the type: nothing links to the page it stands on
 * @param isValue whether the text is code that names components themselves, as what fills a slot does
 */
export function linkTypes(
  text: string,
  names: ReferenceNames,
  from: PlacedReference,
  isValue = false,
): string {
  const { packageName } = from.reference;
  let html = '';
  let before = '';
  for (const [token] of text.matchAll(TOKEN)) {
    let target: PlacedReference | undefined;
    if (NAME.test(token) && before !== '.') {
      target = names.ownerOfType(packageName, token);
      if (isValue || before === 'typeof') target ??= names.componentNear(packageName, token);
    }
    html +=
      target && target.id !== from.id
        ? linkTo(target, token)
        : serializeHtml([{ type: 'text', value: token }]);
    if (token.trim() !== '') before = token;
  }
  return html;
}

/** An internal link, as the assembly knows them in a page's HTML. */
export function linkTo({ path }: Pick<PlacedReference, 'path'>, text: string): string {
  return serializeHtml([
    {
      type: 'element',
      tagName: 'a',
      properties: { dataDocLink: '', href: path },
      children: [{ type: 'text', value: text }],
    },
  ]);
}
