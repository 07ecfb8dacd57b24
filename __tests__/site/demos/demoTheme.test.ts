import { createDemoTheme, themeVariablesCss } from '../../../src/site/demos/demoTheme';
import { initialThemeState } from '../../../src/site/theme/themeState';

const css = themeVariablesCss(createDemoTheme(initialThemeState));
const rule = (selector: RegExp): string =>
  css.split('}').find((text) => selector.test(text.split('{')[0] ?? '')) ?? '';

test('papers are lightened by their elevation in the dark scheme alone', () => {
  expect(rule(/dark/)).toMatch(/--mui-overlays-4:linear-gradient/);
  expect(rule(/light/)).toMatch(/--mui-overlays-4:none/);
});
