import { resolveDocLink } from '../../../../src/build/pipeline/reference/resolveDocLink';

const HOME = 'https://lib.example.com/docs/';
const anchors = new Map([
  ['/lib/button', ['colours']],
  ['/lib/api/paper', ['paper-props']],
]);
const pages = {
  has: (path: string) => anchors.has(path),
  hasAnchor: (path: string, anchor: string) => anchors.get(path)?.includes(anchor) ?? false,
};
const resolve = (href: string, homepage: string | null = HOME) => resolveDocLink(href, homepage, pages);
const internal = (href: string) => ({ href, isInternal: true });
const external = (href: string) => ({ href, isInternal: false });

test.each([
  ['an address of the package’s documentation', 'https://lib.example.com/lib/button/', '/lib/button'],
  ['a path from its root', '/lib/button/', '/lib/button'],
  ['an anchor that the page has', '/lib/button/#colours', '/lib/button#colours'],
  ['an anchor that it does not have', 'https://lib.example.com/lib/button#shapes', '/lib/button'],
  ['a section of an API page', 'https://lib.example.com/lib/api/paper/#props', '/lib/api/paper#paper-props'],
])('%s leads to the page that this site has', (_what, href, target) => {
  expect(resolve(href)).toEqual(internal(target));
});

test.each([
  ['a page that this site does not have', '/lib/theming/#a', 'https://lib.example.com/lib/theming/#a'],
  ['the same as an address', 'https://lib.example.com/lib/theming/', 'https://lib.example.com/lib/theming/'],
  [
    'the same path of another site',
    'https://other.example.com/lib/button',
    'https://other.example.com/lib/button',
  ],
  ['an address without scheme', '//other.example.com/a', 'https://other.example.com/a'],
  ['a mailbox', 'mailto:a@example.com', 'mailto:a@example.com'],
])('%s stays external and absolute', (_what, href, target) => {
  expect(resolve(href)).toEqual(external(target));
});

test('without a homepage only pages of this site can be meant by a path', () => {
  expect(resolve('/lib/button', null)).toEqual(internal('/lib/button'));
  expect(resolve('/lib/theming', null)).toBeNull();
  expect(resolve('https://lib.example.com/lib/button', null)).toEqual(
    external('https://lib.example.com/lib/button'),
  );
});

test.each(['./Button.js', '#props', 'javascript:alert(1)', 'data:text/html,x', ''])(
  '%j leads nowhere',
  (href) => {
    expect(resolve(href)).toBeNull();
  },
);
