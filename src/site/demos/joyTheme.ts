import { extendTheme } from '@mui/joy/styles';
import { COLOR_SCHEME_ATTRIBUTE } from '../theme/constants';
import { initialThemeState, type PaletteColors, type ThemeState } from '../theme/themeState';
import { themeKey } from './demoTheme';

/** A theme of Joy UI; all its values are custom properties. */
export type JoyTheme = ReturnType<typeof extendTheme>;

let latest: { readonly key: string; readonly theme: JoyTheme } | null = null;

/** The Joy UI theme of the demos. The demos of a page all get the same object. */
export function createJoyTheme(state: ThemeState): JoyTheme {
  const key = themeKey(state);
  if (latest?.key !== key) latest = { key, theme: makeTheme(state) };
  return latest.theme;
}

function makeTheme({ dense, direction, paletteColors, spacing }: ThemeState): JoyTheme {
  const scheme = { palette: pickPalettes(paletteColors) };
  return extendTheme({
    colorSchemeSelector: COLOR_SCHEME_ATTRIBUTE,
    colorSchemes: { light: scheme, dark: scheme },
    direction,
    // Without a word on spacing the theme keeps its own unit, which is the site's too.
    ...(spacing !== initialThemeState.spacing && { spacing }),
    fontFamily: { body: 'var(--font-body)', display: 'var(--font-body)' },
    components: dense ? denseComponents : {},
  });
}

/** Joy UI's names of the palettes that it has in common with Material UI. */
const PALETTES: Readonly<Record<string, 'primary' | 'danger' | 'success' | 'warning'>> = {
  primary: 'primary',
  error: 'danger',
  success: 'success',
  warning: 'warning',
};

/** What of the reader's colours Joy UI knows: shades by number (`50` to `900`) of its own palettes. */
function pickPalettes(colors: PaletteColors): Record<string, Record<string, string>> {
  return Object.fromEntries(
    Object.entries(colors).flatMap(([name, shades]) => {
      const palette = PALETTES[name];
      const numbered = Object.entries(shades).filter(([shade]) => /^\d+$/.test(shade));
      return palette && numbered.length > 0 ? [[palette, Object.fromEntries(numbered)]] : [];
    }),
  );
}

/** Components that have sizes and that dense mode makes small, as `denseDefaults.ts` does for Material UI. */
const SMALL_COMPONENTS = [
  'JoyAutocomplete', 'JoyButton', 'JoyButtonGroup', 'JoyCheckbox', 'JoyFormControl', 'JoyIconButton',
  'JoyInput', 'JoyList', 'JoyMenu', 'JoyMenuList', 'JoyRadio', 'JoySelect', 'JoySwitch', 'JoyTable',
  'JoyTabs', 'JoyTextarea', 'JoyToggleButtonGroup',
] as const; // prettier-ignore

const denseComponents = Object.fromEntries(
  SMALL_COMPONENTS.map((name) => [name, { defaultProps: { size: 'sm' } }]),
);
