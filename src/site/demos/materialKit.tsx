import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import type { ThemeState } from '../theme/themeState';
import { createDemoTheme, themeVariablesCss } from './demoTheme';
import { registerProvider } from './providerKits';

/**
 * The theme comes through MUI System's provider, because Material UI's own would manage the colour
 * mode, which is the page's business. It is not scoped to Material UI by `THEME_ID`: the components
 * prefer a scoped theme to whatever stands nearer, so a demo's own `<ThemeProvider>` would do nothing.
 */
function MaterialProvider({ themeState, children }: { themeState: ThemeState; children: ReactNode }) {
  return <ThemeProvider theme={createDemoTheme(themeState)}>{children}</ThemeProvider>;
}

registerProvider('material', {
  Provider: MaterialProvider,
  variablesCss: (themeState) => themeVariablesCss(createDemoTheme(themeState)),
});
