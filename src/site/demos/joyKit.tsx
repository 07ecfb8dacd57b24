import { CssVarsProvider } from '@mui/joy/styles';
import type { ReactNode } from 'react';
import type { ThemeState } from '../theme/themeState';
import { joyModeStorage } from './joyModeStorage';
import { createJoyTheme } from './joyTheme';
import { themeVariablesCss } from './demoTheme';
import { registerProvider } from './providerKits';

/** Joy UI's types do not name it: they are older than the provider of MUI System that takes it. */
const BRIDGE = { storageManager: joyModeStorage };

/**
 * Joy UI's own provider, for what hangs on it: `useColorScheme()`, and the theme of the mode in effect.
 * Its attribute, its keys in local storage and its style sheet are the page's business: the attribute
 * has no node to be put on, the keys lead to the page's store, and the variables come in the head.
 */
function JoyProvider({ themeState, children }: { themeState: ThemeState; children: ReactNode }) {
  return (
    <CssVarsProvider
      theme={createJoyTheme(themeState)}
      {...BRIDGE}
      colorSchemeNode={null}
      disableStyleSheetGeneration
      disableNestedContext
    >
      {children}
    </CssVarsProvider>
  );
}

registerProvider('joy', {
  Provider: JoyProvider,
  variablesCss: (themeState) => themeVariablesCss(createJoyTheme(themeState)),
});
