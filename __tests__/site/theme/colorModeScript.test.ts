import { createColorModeStore } from '../../../src/site/theme/colorMode';
import { bodyScript, headScript } from '../../../src/site/theme/colorModeScript';
import { fakeDarkPreference } from './fakeDarkPreference';

const root = document.documentElement;

/** Runs the scripts as they stand in the page; Jest's jsdom runs no inline scripts by itself. */
function evaluateScripts() {
  for (const text of [headScript, bodyScript]) window.Function(text)();
}

beforeEach(() => {
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  for (const name of document.body.getAttributeNames()) document.body.removeAttribute(name);
});

afterEach(() => jest.restoreAllMocks());

test.each([
  { stored: null, dark: false, mode: 'light' },
  { stored: null, dark: true, mode: 'dark' },
  { stored: 'system', dark: true, mode: 'dark' },
  { stored: 'light', dark: true, mode: 'light' },
  { stored: 'dark', dark: false, mode: 'dark' },
  { stored: 'sepia', dark: true, mode: 'dark' },
])('stored $stored, dark preferred: $dark, gives $mode before the first paint', ({ stored, dark, mode }) => {
  if (stored !== null) localStorage.setItem('mui-mode', stored);
  fakeDarkPreference(dark);
  evaluateScripts();
  expect(root).toHaveAttribute('data-color-scheme', mode);
  expect(document.body).toHaveClass(`mode-${mode}`, { exact: true });
  expect(root).toHaveClass('js');
});

test('the stored scheme of the mode is taken, an unknown one is not', () => {
  fakeDarkPreference(false);
  localStorage.setItem('mui-color-scheme-light', 'dark');
  evaluateScripts();
  expect(root).toHaveAttribute('data-color-scheme', 'dark');
  expect(document.body).toHaveClass('mode-light');
  localStorage.setItem('mui-color-scheme-light', 'neon');
  evaluateScripts();
  expect(root).toHaveAttribute('data-color-scheme', 'light');
});

test('the stored direction turns html and body', () => {
  fakeDarkPreference(false);
  evaluateScripts();
  expect([root.dir, document.body.dir]).toEqual(['ltr', 'ltr']);
  localStorage.setItem('docs-direction', 'rtl');
  evaluateScripts();
  expect([root.dir, document.body.dir]).toEqual(['rtl', 'rtl']);
});

test.each([
  ['', '', 'system TS'],
  ['', 'codeStyling=tailwind; codeVariant=JS', 'tailwind JS'],
  ['', 'other=1; codeStyling=plaid', 'system TS'],
  ['#css-Button.js', 'codeStyling=tailwind', 'css JS'],
  ['#Button.tsx', 'codeStyling=tailwind; codeVariant=JS', 'tailwind TS'],
  ['#using-css-modules', 'codeStyling=tailwind', 'tailwind TS'],
])('the hash "%s" and the cookies "%s" show demos as %s', (hash, cookies, expected) => {
  fakeDarkPreference(false);
  window.history.replaceState(null, '', `/page${hash}`);
  jest.spyOn(document, 'cookie', 'get').mockReturnValue(cookies);
  evaluateScripts();
  expect(`${root.dataset['codeStyling']} ${root.dataset['codeVariant']}`).toBe(expected);
});

test('a browser that forbids storage gets the system’s mode', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  fakeDarkPreference(true);
  evaluateScripts();
  expect(root).toHaveAttribute('data-color-scheme', 'dark');
  expect(root).toHaveAttribute('data-code-styling', 'system');
});

test('the store agrees with what the scripts wrote', () => {
  localStorage.setItem('mui-mode', 'dark');
  fakeDarkPreference(false);
  evaluateScripts();
  const written = [root.outerHTML.slice(0, root.outerHTML.indexOf('>')), document.body.className];
  const disconnect = createColorModeStore().connect();
  expect([root.outerHTML.slice(0, root.outerHTML.indexOf('>')), document.body.className]).toEqual(written);
  disconnect();
});

test('the scripts are short, and end no script element early', () => {
  expect(headScript.length + bodyScript.length).toBeLessThan(1100);
  expect(headScript + bodyScript).not.toContain('<');
});
