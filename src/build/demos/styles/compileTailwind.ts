import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Scanner } from '@tailwindcss/oxide';
import { transform } from 'esbuild';
import { compile } from 'tailwindcss';
import { BROWSER_TARGET } from '../browserTarget';
import { scopeTailwind } from './scopeTailwind';

/** Tailwind as its own documentation sets it up, dark mode following the site's. */
const ENTRY = `
@layer theme, base, utilities;
@import 'tailwindcss/theme.css' layer(theme);
@import 'tailwindcss/preflight.css' layer(base);
@import 'tailwindcss/utilities.css' layer(utilities);
@custom-variant dark (&:where([data-color-scheme='dark'], [data-color-scheme='dark'] *));
`;

/**
 * Compiles the Tailwind classes that sources name to one style sheet that the site's browsers
 * understand and that reaches nothing but the demos styled by Tailwind. One sheet for all of them: each
 * has its classes in Tailwind's own order, which two sheets on a page would mix up.
 *
 * @param sources the text of scripts; whatever in them looks like a class counts as one
 */
export async function compileTailwind(sources: readonly string[], projectRoot: string): Promise<string> {
  const require = createRequire(path.join(projectRoot, 'package.json'));
  const sheets = path.dirname(require.resolve('tailwindcss/package.json'));
  const candidates = new Scanner({}).scanFiles(sources.map((content) => ({ content, extension: 'tsx' })));
  const compiler = await compile(ENTRY, {
    base: projectRoot,
    loadStylesheet: (id, base) => {
      const file = path.join(sheets, path.basename(id));
      return Promise.resolve({ path: file, base, content: readFileSync(file, 'utf8') });
    },
  });
  const target = [...BROWSER_TARGET];
  const css = await replaceColors(compiler.build(candidates.sort()));
  const lowered = await transform(replaceInfinity(css), { loader: 'css', target });
  const { code } = await transform(scopeTailwind(lowered.code), { loader: 'css', minify: true, target });
  return code.trim();
}

/**
 * Gives colours in a form that old browsers know. esbuild does so for properties that it knows; in
 * Tailwind's sheet most colours are the values of custom properties.
 */
async function replaceColors(css: string): Promise<string> {
  const colors = [...new Set(css.match(/\boklch\([^()]*\)/g) ?? [])];
  const { code } = await transform(colors.map((color) => `a{color:${color}}`).join('\n'), {
    loader: 'css',
    target: ['chrome109'],
  });
  const rules = code.split('}');
  const replaced = new Map(
    colors.map((color, place) => [color, /color: *([^;\s][^;]*)/.exec(rules[place] ?? '')?.[1] ?? color]),
  );
  return css
    .replace(/\boklch\([^()]*\)/g, (color) => replaced.get(color) ?? color)
    .replace(TRANSLUCENT, (whole, hex: string, share: string) => withAlpha(hex, Number(share)) ?? whole);
}

/** The fallback that Tailwind gives of a colour with an opacity, itself beyond old browsers. */
const TRANSLUCENT = /color-mix\(in srgb, (#[0-9a-f]+) ([\d.]+)%, transparent\)/gi;

/** @param share percent */
function withAlpha(hex: string, share: number): string | null {
  const digits = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  if (digits.length !== 7) return null;
  const alpha = Math.round((share / 100) * 255);
  return digits + alpha.toString(16).padStart(2, '0');
}

/** Firefox 115 calculates with no infinity; the largest number that browsers keep does the same. */
function replaceInfinity(css: string): string {
  return css.replaceAll('calc(infinity * 1px)', '3.40282e38px');
}
