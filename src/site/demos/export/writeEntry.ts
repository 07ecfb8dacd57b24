import type { CodeVariant } from '../../../domain/codeChoices';
import type { DemoSources } from '../../../domain/demo';

type Variant = DemoSources['variants'][number];

/** What a library wants around a demo in its own project, as the site gives it here. */
interface Library {
  readonly package: string;
  /** Names to import from the package's styles. */
  readonly styles: readonly string[];
  readonly setup: readonly string[];
  readonly open: string;
  readonly close: string;
}

/** As on the site, both colour schemes are there; here the reader's system chooses. */
const MATERIAL: Library = {
  package: '@mui/material',
  styles: ['createTheme', 'ThemeProvider'],
  setup: [
    'const theme = createTheme({ cssVariables: true, colorSchemes: { light: true, dark: true } });',
    '',
  ],
  open: '<ThemeProvider theme={theme}>',
  close: '</ThemeProvider>',
};

const JOY: Library = {
  package: '@mui/joy',
  styles: ['CssVarsProvider'],
  setup: [],
  open: '<CssVarsProvider defaultMode="system">',
  close: '</CssVarsProvider>',
};

/** Whose theme the demo stands under; null where it uses no such library. */
function libraryOf({ provider, dependencies }: Variant): Library | null {
  if (provider === 'joy') return JOY;
  return MATERIAL.package in dependencies ? MATERIAL : null;
}

/**
 * The module that mounts the demo: React's entry.
 *
 * @param module path of the demo's module, relative to the entry's folder
 */
export function writeEntry(variant: Variant, module: string, language: CodeVariant): string {
  const library = libraryOf(variant);
  // A demo with style sheets of its own must be able to overrule those of the library.
  const isOverruling = library !== null && variant.styling !== 'system';
  const styles = [...(isOverruling ? ['StyledEngineProvider'] : []), ...(library?.styles ?? [])];
  let content = ['<Demo />'];
  if (library) content = [library.open, ...indent(['<CssBaseline />', ...content]), library.close];
  if (isOverruling)
    content = ['<StyledEngineProvider injectFirst>', ...indent(content), '</StyledEngineProvider>'];
  return [
    "import { StrictMode } from 'react';",
    "import { createRoot } from 'react-dom/client';",
    ...(library
      ? [
          `import CssBaseline from '${library.package}/CssBaseline';`,
          `import { ${sortNames(styles).join(', ')} } from '${library.package}/styles';`,
        ]
      : []),
    ...(needsStyleSheet(variant) ? ["import './index.css';"] : []),
    `import Demo from './${module.replace(/\.[jt]sx?$/, '').replace(/\/index$/, '')}';`,
    '',
    ...(library?.setup ?? []),
    `createRoot(document.getElementById('root')${language === 'TS' ? '!' : ''}).render(`,
    ...indent(['<StrictMode>', ...indent(content), '</StrictMode>,']),
    ');',
    '',
  ].join('\n');
}

/** Whether the project needs a style sheet of its own, beside those that the demo imports. */
export function needsStyleSheet(variant: Variant): boolean {
  return variant.styling === 'tailwind' || libraryOf(variant) === null;
}

/**
 * Tailwind as its documentation sets it up, but without a layer around its classes where a library
 * stands beside it: styles in a layer lose against Material UI's and Joy UI's, which are in none.
 */
const TAILWIND = "@import 'tailwindcss';";
const TAILWIND_BESIDE_A_LIBRARY = [
  '@layer theme, base;',
  "@import 'tailwindcss/theme.css' layer(theme);",
  "@import 'tailwindcss/preflight.css' layer(base);",
  "@import 'tailwindcss/utilities.css';",
].join('\n');

const PAGE = 'body {\n  margin: 1.5rem;\n  font-family: system-ui, sans-serif;\n}';
/** Tailwind's `dark:` follows the reader's system; without this the page behind it would not. */
const COLOR_SCHEME = ':root {\n  color-scheme: light dark;\n}';

/** Style sheet of a project that needs one: Tailwind, and what a component library would else set. */
export function writeStyleSheet(variant: Variant): string {
  const isTailwind = variant.styling === 'tailwind';
  const parts = libraryOf(variant)
    ? [TAILWIND_BESIDE_A_LIBRARY]
    : [...(isTailwind ? [TAILWIND, COLOR_SCHEME] : []), PAGE];
  return `${parts.join('\n\n')}\n`;
}

function sortNames(names: readonly string[]): string[] {
  return [...names].sort((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' }));
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}
