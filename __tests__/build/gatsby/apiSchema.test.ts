import { createApiResolvers } from '../../../src/build/gatsby/apiSchema';

const LINK = '<a data-doc-link="" href="/lib/api/popper">PopperProps</a>';
const node = {
  defaultLanguage: 'en',
  acceptedLanguages: ['en', 'zh'],
  name: 'Button',
  descriptionHtml: `See ${LINK}.`,
  deprecatedHtml: null,
  props: [
    {
      name: 'popper',
      type: { html: LINK, text: 'PopperProps', members: [LINK, "'none'"], extension: null },
      required: true,
    },
  ],
  docLinks: [
    { path: '/lib/button', headings: { en: 'Button', zh: '按钮' } },
    { path: '/lib/chip', headings: { en: 'Chip' } },
  ],
};

/** What a field of the node answers to a page in a language. */
function resolve(field: string, language?: string): unknown {
  const { [field]: resolver } = createApiResolvers();
  if (!resolver || !('resolve' in resolver)) throw new Error(`${field} is not resolved`);
  return (resolver.resolve as (source: object, given: object) => unknown)(node, language ? { language } : {});
}

test('links in HTML lead to the language of the page that asks, at any depth', () => {
  const link = '<a href="/zh/lib/api/popper">PopperProps</a>';
  expect(resolve('descriptionHtml', 'zh')).toBe(`See ${link}.`);
  expect(resolve('props', 'zh')).toEqual([
    {
      name: 'popper',
      type: { html: link, text: 'PopperProps', members: [link, "'none'"], extension: null },
      required: true,
    },
  ]);
  expect(resolve('descriptionHtml')).toBe('See <a href="/lib/api/popper">PopperProps</a>.');
});

test('what is not there stays so', () => {
  expect(resolve('deprecatedHtml', 'zh')).toBeNull();
});

test('pages are named and linked in the language, untranslated ones by their original', () => {
  expect(resolve('docPages', 'zh')).toEqual([
    { heading: '按钮', href: '/zh/lib/button' },
    { heading: 'Chip', href: '/zh/lib/chip' },
  ]);
  expect(resolve('docPages')).toEqual([
    { heading: 'Button', href: '/lib/button' },
    { heading: 'Chip', href: '/lib/chip' },
  ]);
});
