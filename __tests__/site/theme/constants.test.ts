import packageJson from '../../../package.json';
import * as constants from '../../../src/site/theme/constants';

/** Section 9 of the specification, as written there. */
test.each([
  ['spacing unit', constants.SPACING_UNIT, 8],
  ['breakpoints', constants.BREAKPOINTS, { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 }],
  ['base border radius', constants.BORDER_RADIUS, 12],
  ['paper elevation', constants.PAPER_ELEVATION, { default: 1, min: 0, max: 24 }],
  ['toolbar minimum height', constants.TOOLBAR_MIN_HEIGHT, { default: 56, landscape: 48, smUp: 64 }],
  ['font sizes', constants.FONT_SIZE, { base: 14, html: 16 }],
  ['font weights', Object.values(constants.FONT_WEIGHTS), [300, 400, 500, 700]],
  ['primary hue', constants.PRIMARY_HUE, 210],
  [
    'transition durations',
    constants.TRANSITION_DURATIONS,
    {
      shortest: 150,
      shorter: 200,
      short: 250,
      standard: 300,
      complex: 375,
      enteringScreen: 225,
      leavingScreen: 195,
    },
  ],
  ['storage key of the mode', constants.MODE_STORAGE_KEY, 'mui-mode'],
  ['default storage key of the mode', constants.SYSTEM_MODE_STORAGE_KEY, 'mode'],
  ['storage key of the colour scheme', constants.COLOR_SCHEME_STORAGE_KEY, 'color-scheme'],
  ['colour attribute', constants.COLOR_SCHEME_ATTRIBUTE, 'data-color-scheme'],
  ['cookie max age', constants.COOKIE_MAX_AGE, 31536000],
  ['copy reset of code blocks', constants.CODE_COPY_RESET, 2000],
  ['copy reset elsewhere', constants.CLIPBOARD_COPY_RESET, 1200],
  ['theme locales', constants.THEME_LOCALES, ['en', 'zh', 'pt']],
  ['ad display ratio', constants.AD_DISPLAY_RATIO, 0.1],
  ['adblock message ratio', constants.ADBLOCK_MESSAGE_RATIO, 0.2],
  ['inline ad ratio', constants.AD_INLINE_RATIO, 0.2],
  ['ad image', constants.AD_IMAGE_SIZE, { width: 130, height: 100 }],
  ['ad height', constants.AD_MIN_HEIGHT, { default: 126, smallScreen: 142 }],
  ['ad margin', constants.AD_MARGIN, 3],
  ['ad polling', [constants.AD_POLL_INTERVAL, constants.AD_POLL_RETRIES], [500, 30]],
  ['ad blocked after', constants.AD_BLOCKED_AFTER, 6],
  ['feed retries', constants.AD_FEED_RETRIES, 10],
  ['sampling flag', constants.WEB_VITALS_DISABLED_RATIO, 0.9999],
])('%s is what the specification says', (_name, actual, specified) => {
  expect(actual).toEqual(specified);
});

test('the scheme of each mode has a key of its own, made of the key of the specification', () => {
  expect(constants.MODE_COLOR_SCHEME_STORAGE_KEYS).toEqual({
    light: 'mui-color-scheme-light',
    dark: 'mui-color-scheme-dark',
  });
});

test('the documented versions are the specified ones, and the ones that run here', () => {
  expect(constants.DOCUMENTED_VERSIONS).toEqual({
    '@mui/material': '6.4.8',
    '@mui/joy': '5.0.0-beta.49',
    '@mui/system': '6.4.8',
    '@mui/base': '5.0.0-beta.70',
  });
  expect(packageJson.dependencies).toMatchObject(constants.DOCUMENTED_VERSIONS);
});
