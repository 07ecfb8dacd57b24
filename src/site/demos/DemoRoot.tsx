import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import { initialThemeState, type ThemeState } from '../theme/themeState';
import { sharedDemoCache } from './demoCache';
import { createDemoTheme } from './demoTheme';

export interface DemoRootProps {
  readonly themeState?: ThemeState;
  /** Where styles go; by default the document's shared place. Each rendering on the server brings its own. */
  readonly cache?: EmotionCache;
  readonly children: ReactNode;
}

/**
 * What stands around every demo: its styles' cache and its theme.
 *
 * The theme comes through MUI System's provider, because Material UI's own would manage the colour
 * mode, which is the page's business. It is not scoped to Material UI by `THEME_ID`: the components
 * prefer a scoped theme to whatever stands nearer, so a demo's own `<ThemeProvider>` would do nothing.
 */
export function DemoRoot({ themeState = initialThemeState, cache, children }: DemoRootProps) {
  return (
    <CacheProvider value={cache ?? sharedDemoCache(themeState.direction)}>
      <ThemeProvider theme={createDemoTheme(themeState)}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
