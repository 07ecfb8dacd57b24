import type { ComponentType, ReactNode } from 'react';
import type { DemoProvider } from '../../domain/demo';
import type { ThemeState } from '../theme/themeState';

/** What a component library needs around its demos, to follow the theme that the reader set. */
export interface ProviderKit {
  readonly Provider: ComponentType<{ readonly themeState: ThemeState; readonly children: ReactNode }>;
  /** The custom properties that its styles refer to, as a style sheet for the document. */
  readonly variablesCss: (themeState: ThemeState) => string;
}

const kits = new Map<DemoProvider, ProviderKit>();

export function registerProvider(provider: DemoProvider, kit: ProviderKit): void {
  kits.set(provider, kit);
}

/**
 * The kit of a library. Material UI's is always there; whatever shows Joy UI demos imports `joyKit.tsx`
 * before, so that Joy UI is in its chunks and in no others.
 */
export function providerKit(provider: DemoProvider): ProviderKit {
  const kit = kits.get(provider);
  if (!kit)
    throw new Error(`The theme of ${provider} demos is not here: import "site/demos/${provider}Kit".`);
  return kit;
}
