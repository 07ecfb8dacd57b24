import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  BORDER_RADIUS,
  BREAKPOINTS,
  FONT_SIZE,
  FONT_WEIGHTS,
  PRIMARY_HUE,
  SPACING_UNIT,
  THEME_COLORS,
  TOOLBAR_MIN_HEIGHT,
  TRANSITION_DURATIONS,
} from '../../../src/site/theme/constants';

const read = (file: string) =>
  readFileSync(join(__dirname, '../../../src/site/theme/styles', file), 'utf8').replace(/\/\*.*?\*\//gs, '');
const css = read('tokens.css');

/** The declarations of the rule that a selector opens, the `nth` time it does. */
function readRule(selector: string, nth = 0): Map<string, string> {
  const body = css.split(`${selector} {`)[nth + 1]?.split('}')[0];
  if (body === undefined) throw new Error(`No rule ${selector}`);
  return new Map(
    body
      .split(';')
      .map((line) => line.trim())
      .filter(Boolean)
      .map((line): [string, string] => {
        const [name = '', ...value] = line.split(':');
        return [name.trim(), value.join(':').trim()];
      }),
  );
}

const shape = readRule(':root', 0);
const light = readRule(':root', 4);
const dark = readRule(":root[data-color-scheme='dark']");

function toChannels(hex: string): [number, number, number] {
  const channel = (at: number) => parseInt(hex.slice(at, at + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

/** WCAG 2.2, "contrast ratio". */
function contrast(a: string, b: string): number {
  const luminance = (hex: string) => {
    const [r, g, blue] = toChannels(hex).map((c) =>
      c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (blue ?? 0);
  };
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

function hue(hex: string): number {
  const [r, g, b] = toChannels(hex);
  const max = Math.max(r, g, b);
  const span = max - Math.min(r, g, b);
  const sixth = max === r ? ((g - b) / span + 6) % 6 : max === g ? (b - r) / span + 2 : (r - g) / span + 4;
  return sixth * 60;
}

const STATUS = ['success', 'warning', 'error', 'info'];
const PAGES = ['--color-bg', '--color-surface', '--color-surface-2', '--color-code-bg', '--color-primary-bg'];

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s scheme', (mode, scheme) => {
  const color = (name: string) => {
    const value = scheme.get(name);
    if (value === undefined || !/^#[0-9a-f]{6}$/.test(value)) throw new Error(`${name} is ${value}`);
    return value;
  };
  const expectContrast = (texts: readonly string[], grounds: readonly string[], least: number) => {
    for (const text of texts) {
      for (const ground of grounds) {
        expect({ text, ground, enough: contrast(color(text), color(ground)) >= least }).toEqual({
          text,
          ground,
          enough: true,
        });
      }
    }
  };

  test('has text that is readable on every ground (4.5:1)', () => {
    const texts = ['--color-text', '--color-text-muted', '--color-primary-text'];
    expectContrast(texts, [...PAGES, ...STATUS.map((status) => `--color-${status}-bg`)], 4.5);
    expectContrast(['--color-on-primary'], ['--color-primary'], 4.5);
  });

  test('has status colours that are readable on the page and on their tints (4.5:1)', () => {
    for (const status of STATUS) {
      expectContrast([`--color-${status}`], [...PAGES.slice(0, 3), `--color-${status}-bg`], 4.5);
    }
  });

  test('has code that is readable, marked lines included (4.5:1)', () => {
    const tokens = [...scheme.keys()].filter((name) => /^--prism-(?!.*-bg$)/.test(name));
    expect(tokens.length).toBeGreaterThan(10);
    expectContrast(
      tokens,
      ['--color-code-bg', '--prism-highlight-bg', '--prism-inserted-bg', '--prism-deleted-bg'],
      4.5,
    );
  });

  test('has outlines that are seen (3:1)', () => {
    expectContrast(['--color-border-strong', '--color-focus'], ['--color-bg', '--color-surface-2'], 3);
  });

  test('is blue, red, green and amber', () => {
    expect(Math.abs(hue(color('--color-primary')) - PRIMARY_HUE)).toBeLessThan(5);
    expect(Math.min(hue(color('--color-error')), 360 - hue(color('--color-error')))).toBeLessThan(15);
    expect(Math.abs(hue(color('--color-success')) - 145)).toBeLessThan(20);
    expect(Math.abs(hue(color('--color-warning')) - 38)).toBeLessThan(8);
  });

  test('is what browsers paint around the page', () => {
    expect(color('--color-bg')).toBe(THEME_COLORS[mode as keyof typeof THEME_COLORS]);
  });
});

test('both schemes set the same properties', () => {
  expect([...dark.keys()]).toEqual([...light.keys()]);
});

test('without a script the dark preference of the system gets the dark scheme, the very same', () => {
  expect(css).toContain('@media (prefers-color-scheme: dark)');
  expect(readRule(':root:not([data-color-scheme])')).toEqual(dark);
});

test('sizes and durations are the constants of the specification', () => {
  expect(shape.get('--space')).toBe(`${SPACING_UNIT}px`);
  expect(shape.get('--radius')).toBe(`${BORDER_RADIUS}px`);
  expect(shape.get('--font-size-base')).toBe(`${FONT_SIZE.base / FONT_SIZE.html}rem`);
  for (const [name, weight] of Object.entries(FONT_WEIGHTS))
    expect(shape.get(`--font-${name}`)).toBe(`${weight}`);
  for (const name of ['shortest', 'shorter', 'short', 'standard'] as const) {
    expect(shape.get(`--transition-${name}`)).toBe(`${TRANSITION_DURATIONS[name]}ms`);
  }
});

test('the header is as high as a toolbar', () => {
  expect(shape.get('--header-height')).toBe(`${TOOLBAR_MIN_HEIGHT.default}px`);
  expect(readRule(':root', 1).get('--header-height')).toBe(`${TOOLBAR_MIN_HEIGHT.landscape}px`);
  expect(readRule(':root', 2).get('--header-height')).toBe(`${TOOLBAR_MIN_HEIGHT.smUp}px`);
  expect(css).toContain(`@media (min-width: ${BREAKPOINTS.sm}px)`);
});

test('who asked for less motion gets none', () => {
  expect(css).toContain('@media (prefers-reduced-motion: reduce)');
  expect(new Set(readRule(':root', 3).values())).toEqual(new Set(['0ms']));
});

describe('fonts', () => {
  const fonts = read('fonts.css');

  test('come from the project’s own packages, and never hold up the text', () => {
    const files = [...fonts.matchAll(/url\('~([^']+)'\)/g)].map(([, file]) => file ?? '');
    expect(files.length).toBe(4);
    for (const file of files)
      expect(() => readFileSync(join(__dirname, '../../../node_modules', file))).not.toThrow();
    expect(fonts.match(/font-display: swap/g)).toHaveLength(files.length);
    expect(fonts).not.toMatch(/https?:/);
  });

  test('body and headings have a family each, every family named has a face', () => {
    const families = (token: string) =>
      [...(shape.get(token) ?? '').matchAll(/'(\w+ (?:Variable|on [\w ]+))'/g)].map(([, name]) => name);
    const [body, heading] = [families('--font-body'), families('--font-heading')];
    expect(body[0]).not.toBe(heading[0]);
    for (const family of [...body, ...heading]) expect(fonts).toContain(`font-family: '${family}';`);
  });

  test('weigh no more than 75 kB on a first visit', () => {
    const sizes = ['inter', 'figtree'].map(
      (family) =>
        readFileSync(
          join(
            __dirname,
            `../../../node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`,
          ),
        ).length,
    );
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(75_000);
  });
});
