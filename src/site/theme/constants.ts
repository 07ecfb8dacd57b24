/**
 * The constants of the specification's section 9, in one place. `__tests__/site/theme/constants.test.ts`
 * holds them against the specification. What a bundle does not use is shaken out of it.
 */

// Spacing, breakpoints and shape ------------------------------------------------------------------

/** Pixels of one spacing unit. */
export const SPACING_UNIT = 8;
/** Lower bounds of the breakpoints, in pixels. */
export const BREAKPOINTS = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;
/** Media query of windows as narrow as a phone. */
export const NARROW_SCREEN = `(max-width: ${BREAKPOINTS.sm - 0.05}px)`;
/** Pixels. */
export const BORDER_RADIUS = 12;
/** Elevations a paper may have, and the one it has by itself. */
export const PAPER_ELEVATION = { default: 1, min: 0, max: 24 } as const;
/** Minimum height of a toolbar in pixels: as such, on a phone held sideways, from `sm` up. */
export const TOOLBAR_MIN_HEIGHT = { default: 56, landscape: 48, smUp: 64 } as const;

// Typography and colour ---------------------------------------------------------------------------

/** Pixels: `base` is the size of body text, `html` the size of one rem. */
export const FONT_SIZE = { base: 14, html: 16 } as const;
export const FONT_WEIGHTS = { light: 300, regular: 400, medium: 500, bold: 700 } as const;
/** Degrees on the colour wheel: "primary hue blue (about 210 degrees)". */
export const PRIMARY_HUE = 210;
/** The colour schemes there are; a mode uses the one of its own name unless a reader chose another. */
export const COLOR_SCHEMES = ['light', 'dark'] as const;
/** What browsers paint around the page: `--color-bg` of `styles/tokens.css`. */
export const THEME_COLORS = { light: '#ffffff', dark: '#0e151d' } as const;

// Transitions -------------------------------------------------------------------------------------

/** Milliseconds. */
export const TRANSITION_DURATIONS = {
  shortest: 150,
  shorter: 200,
  short: 250,
  standard: 300,
  complex: 375,
  enteringScreen: 225,
  leavingScreen: 195,
} as const;

// Stored preferences ------------------------------------------------------------------------------

/** Where the reader's colour mode (`system`, `light` or `dark`) is kept in local storage. */
export const MODE_STORAGE_KEY = 'mui-mode';
/** The key that MUI System takes for the mode when nobody names one. */
export const SYSTEM_MODE_STORAGE_KEY = 'mode';
/** The part of the key that MUI System takes for the colour scheme of a mode. */
export const COLOR_SCHEME_STORAGE_KEY = 'color-scheme';
/** Local storage keys of the colour scheme that each mode uses. */
export const MODE_COLOR_SCHEME_STORAGE_KEYS = {
  light: `mui-${COLOR_SCHEME_STORAGE_KEY}-light`,
  dark: `mui-${COLOR_SCHEME_STORAGE_KEY}-dark`,
} as const;
/** The attribute of `<html>` that names the colour scheme in use. */
export const COLOR_SCHEME_ATTRIBUTE = 'data-color-scheme';
/** Local storage key of the text direction; the specification names none. */
export const DIRECTION_STORAGE_KEY = 'docs-direction';

export const CODE_VARIANT_COOKIE = 'codeVariant';
export const CODE_STYLING_COOKIE = 'codeStyling';
export const PALETTE_COLORS_COOKIE = 'paletteColors';
/** Seconds: one year. */
export const COOKIE_MAX_AGE = 31_536_000;

// Copying -----------------------------------------------------------------------------------------

/** Milliseconds until the button of a code block says "Copy" again. */
export const CODE_COPY_RESET = 2000;
/** Milliseconds until any other copy button does ("1.2 s in the other variant", section 4). */
export const CLIPBOARD_COPY_RESET = 1200;

// Languages and versions --------------------------------------------------------------------------

/** Languages that the Material UI theme has texts for. */
export const THEME_LOCALES = ['en', 'zh', 'pt'] as const;
/** Versions documented, by package; `package.json` pins the same ones. */
export const DOCUMENTED_VERSIONS = {
  '@mui/material': '6.4.8',
  '@mui/joy': '5.0.0-beta.49',
  '@mui/system': '6.4.8',
  '@mui/base': '5.0.0-beta.70',
} as const;

// Advertising and measuring -----------------------------------------------------------------------

/** Share of shown ads that is reported. */
export const AD_DISPLAY_RATIO = 0.1;
/** Share of blocked visits that sees the request to turn the ad blocker off. */
export const ADBLOCK_MESSAGE_RATIO = 0.2;
/** Share of sessions whose ad is laid out inline. */
export const AD_INLINE_RATIO = 0.2;
/** Pixels. */
export const AD_IMAGE_SIZE = { width: 130, height: 100 } as const;
/** Pixels kept free for an ad: as such, and on small screens. */
export const AD_MIN_HEIGHT = { default: 126, smallScreen: 142 } as const;
/** Spacing units around an ad. */
export const AD_MARGIN = 3;
/** Milliseconds between two looks for the ad network's placeholder. */
export const AD_POLL_INTERVAL = 500;
export const AD_POLL_RETRIES = 30;
/** A visitor counts as blocked after more than this many looks in vain. */
export const AD_BLOCKED_AFTER = 6;
export const AD_FEED_RETRIES = 10;
/** Share of sessions in which the flag that turns web vitals off is set. */
export const WEB_VITALS_DISABLED_RATIO = 0.9999;
