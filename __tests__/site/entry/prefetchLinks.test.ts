import { prefetchLinks } from '../../../src/site/entry/prefetchLinks';

const hovering = jest.fn();
let stop = () => {};

beforeEach(() => {
  hovering.mockReset();
  window.___loader = { hovering };
  window.history.replaceState(null, '', '/material-ui/getting-started');
  stop = prefetchLinks(document);
});
afterEach(() => {
  stop();
  delete window.___loader;
});

function pointAt(html: string, event = new Event('pointerover', { bubbles: true })) {
  document.body.innerHTML = html;
  const target = document.querySelector('code') ?? document.querySelector('a') ?? document.body;
  target.dispatchEvent(event);
  return hovering.mock.calls.flat() as unknown[];
}

test('pointing at a link to another page loads that page, by path alone', () => {
  expect(pointAt('<a href="/material-ui/react-button#sizes">Button</a>')).toEqual([
    '/material-ui/react-button',
  ]);
});

test('so does pointing at something inside the link', () => {
  expect(pointAt('<a href="/system/box"><code>Box</code></a>')).toEqual(['/system/box']);
});

test('so does coming to it by keyboard', () => {
  expect(pointAt('<a href="/system/box">Box</a>', new Event('focusin', { bubbles: true }))).toEqual([
    '/system/box',
  ]);
});

test.each([
  ['another site', '<a href="https://example.com/page">Other</a>'],
  ['a place on this page', '<a href="#sizes">Sizes</a>'],
  ['a file', '<a href="/llms.txt">Text</a>'],
  ['a download', '<a href="/system/box" download>Box</a>'],
  ['another tab', '<a href="/system/box" target="_blank">Box</a>'],
  ['no place at all', '<p>Text</p>'],
])('nothing is loaded for a link to %s', (_name, html) => {
  expect(pointAt(html)).toEqual([]);
});

test('a version number at the end of a path is no file', () => {
  expect(pointAt('<a href="/versions/v6.4.8">6.4.8</a>')).toEqual(['/versions/v6.4.8']);
});

test('before Gatsby’s loader is there, and after the end, nothing happens', () => {
  delete window.___loader;
  expect(pointAt('<a href="/system/box">Box</a>')).toEqual([]);
  window.___loader = { hovering };
  stop();
  expect(pointAt('<a href="/system/box">Box</a>')).toEqual([]);
});
