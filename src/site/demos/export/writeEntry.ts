import type { CodeVariant } from '../../../domain/codeChoices';
import type { DemoSources } from '../../../domain/demo';

type Variant = DemoSources['variants'][number];

/** What stands around the demo in its own project: imports, and the elements from the outside in. */
interface Frame {
  readonly imports: readonly string[];
  readonly setup: readonly string[];
  readonly open: readonly string[];
  readonly close: readonly string[];
}

const BARE: Frame = { imports: [], setup: [], open: [], close: [] };

/** As on the site, both colour schemes are there; here the reader's system chooses. */
const MATERIAL: Frame = {
  imports: [
    "import CssBaseline from '@mui/material/CssBaseline';",
    "import { createTheme, ThemeProvider } from '@mui/material/styles';",
  ],
  setup: [
    'const theme = createTheme({ cssVariables: true, colorSchemes: { light: true, dark: true } });',
    '',
  ],
  open: ['<ThemeProvider theme={theme}>', '  <CssBaseline />'],
  close: ['</ThemeProvider>'],
};

const JOY: Frame = {
  imports: [
    "import CssBaseline from '@mui/joy/CssBaseline';",
    "import { CssVarsProvider } from '@mui/joy/styles';",
  ],
  setup: [],
  open: ['<CssVarsProvider defaultMode="system">', '  <CssBaseline />'],
  close: ['</CssVarsProvider>'],
};

/** Whether the project needs a style sheet of its own, beside those that the demo imports. */
export function needsStyleSheet(variant: Variant): boolean {
  return variant.styling === 'tailwind' || frameOf(variant) === BARE;
}

/**
 * The module that mounts the demo: React's entry.
 *
 * @param module path of the demo's module, relative to the entry's folder
 */
export function writeEntry(variant: Variant, module: string, language: CodeVariant): string {
  const frame = frameOf(variant);
  const inner = [...frame.open, `${frame === BARE ? '' : '  '}<Demo />`, ...frame.close];
  // A demo with style sheets of its own must be able to overrule those of the library.
  const content =
    variant.styling !== 'system' && frame === MATERIAL
      ? ['<StyledEngineProvider injectFirst>', ...inner.map((line) => `  ${line}`), '</StyledEngineProvider>']
      : inner;
  const imports =
    content === inner
      ? frame.imports
      : frame.imports.map((line) => line.replace('createTheme,', 'createTheme, StyledEngineProvider,'));
  return [
    "import { StrictMode } from 'react';",
    "import { createRoot } from 'react-dom/client';",
    ...imports,
    ...(needsStyleSheet(variant) ? ["import './index.css';"] : []),
    `import Demo from './${module.replace(/\.[jt]sx?$/, '').replace(/\/index$/, '')}';`,
    '',
    ...frame.setup,
    `createRoot(document.getElementById('root')${language === 'TS' ? '!' : ''}).render(`,
    '  <StrictMode>',
    ...content.map((line) => `    ${line}`),
    '  </StrictMode>,',
    ');',
    '',
  ].join('\n');
}

/** Style sheet of a project that needs one: Tailwind, and what a component library would else set. */
export function writeStyleSheet(variant: Variant): string {
  const tailwind = variant.styling === 'tailwind' ? ["@import 'tailwindcss';", ''] : [];
  const page =
    frameOf(variant) === BARE
      ? ['body {', '  margin: 1.5rem;', '  font-family: system-ui, sans-serif;', '}']
      : [];
  return [...tailwind, ...page].join('\n').trimEnd().concat('\n');
}

function frameOf({ provider, dependencies }: Variant): Frame {
  if (provider === 'joy') return JOY;
  return '@mui/material' in dependencies ? MATERIAL : BARE;
}
