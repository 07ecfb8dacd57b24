import { createContext, useContext, type Provider } from 'react';

/**
 * A context that must be provided: its hook throws where nobody did, and says whose provider is missing.
 *
 * @param provider the component that provides it, e.g. `ThemeProvider`
 * @returns the context's own provider and, by the name of a hook, its reader
 */
export function createRequiredContext<T>(
  provider: string,
): readonly [Provider: Provider<T | null>, useRequired: (hook: string) => T] {
  const Context = createContext<T | null>(null);
  Context.displayName = provider;

  function useRequired(hook: string): T {
    const value = useContext(Context);
    if (value === null) {
      const words = provider.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
      throw new Error(`${hook} found no <${provider}> above it: the ${words} must wrap the page.`);
    }
    return value;
  }

  return [Context.Provider, useRequired];
}
