import { extendTheme, type CssVarsTheme, type Theme } from '@mui/material/styles';
import { COLOR_SCHEME_ATTRIBUTE } from '../theme/constants';
import { denseDefaults } from '../theme/denseDefaults';
import { initialThemeState, type ThemeState } from '../theme/themeState';

/**
 * What of the theme state makes a theme of its own. The colour mode is no part of it: both schemes are
 * in the theme's variables, and an attribute of `<html>` chooses.
 */
export function themeKey({ dense, direction, paletteColors, spacing }: ThemeState): string {
  return JSON.stringify([dense, direction, paletteColors, spacing]);
}

/** The theme key of a page as the server renders it. */
export const INITIAL_THEME_KEY = themeKey(initialThemeState);

/** A theme of Material UI whose values are custom properties. */
export type DemoTheme = Omit<Theme, 'applyStyles'> & CssVarsTheme;

/**
 * What lightens raised papers of the dark scheme, by elevation; the light one has none. Unless it says
 * so, a variable without a value there falls back on the dark one's.
 */
const noOverlays = Array<string>(25).fill('none') as Overlays;
type Overlays = CssVarsTheme['overlays'];

let latest: { readonly key: string; readonly theme: DemoTheme } | null = null;

/** The Material UI theme of the demos. The demos of a page all get the same object. */
export function createDemoTheme(state: ThemeState): DemoTheme {
  const key = themeKey(state);
  if (latest?.key !== key) latest = { key, theme: makeTheme(state) };
  return latest.theme;
}

function makeTheme({ dense, direction, paletteColors, spacing }: ThemeState): DemoTheme {
  const scheme = { palette: paletteColors };
  return extendTheme({
    colorSchemeSelector: COLOR_SCHEME_ATTRIBUTE,
    // The shell says `color-scheme` itself.
    disableCssColorScheme: true,
    colorSchemes: { light: { ...scheme, overlays: noOverlays }, dark: scheme },
    defaultColorScheme: 'light',
    direction,
    spacing,
    // Roboto, the default, is not among the fonts that the site serves.
    typography: { fontFamily: 'var(--font-body)' },
    components: dense ? denseDefaults : {},
  });
}

/** The theme's custom properties as a stylesheet: those of both colour schemes, under their selectors. */
export function themeVariablesCss(theme: Pick<DemoTheme, 'generateStyleSheets'>): string {
  const sheets: readonly Record<string, unknown>[] = theme.generateStyleSheets();
  return sheets
    .flatMap((sheet) => Object.entries(sheet))
    .map(([selector, declarations]) => `${selector}{${writeDeclarations(declarations)}}`)
    .join('');
}

function writeDeclarations(declarations: unknown): string {
  if (typeof declarations !== 'object' || declarations === null) return '';
  return Object.entries(declarations)
    .map(([property, value]) => `${property}:${String(value)}`)
    .join(';');
}
