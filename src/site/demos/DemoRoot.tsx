import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useState, type ReactNode } from 'react';
import type { DemoProvider } from '../../domain/demo';
import { initialThemeState, type ThemeState } from '../theme/themeState';
import { createIsolatedCache, sharedDemoCache } from './demoCache';
import './materialKit';
import { providerKit } from './providerKits';

export interface DemoRootProps {
  /** Whose theme it stands under; see `providerKit` for Joy UI's. */
  readonly provider?: DemoProvider;
  readonly themeState?: ThemeState;
  /** Where styles go; by default the document's shared place. Each rendering on the server brings its own. */
  readonly cache?: EmotionCache;
  /** Nothing of the page is around it: no theme but the library's own default, and styles for itself alone. */
  readonly isolated?: boolean;
  readonly children: ReactNode;
}

/** What stands around every demo, wherever it is rendered: its styles' cache and its theme. */
export function DemoRoot({ isolated = false, ...rest }: DemoRootProps) {
  return isolated ? <IsolatedRoot {...rest} /> : <ThemedRoot {...rest} />;
}

function ThemedRoot({
  provider = 'material',
  themeState = initialThemeState,
  cache,
  children,
}: Omit<DemoRootProps, 'isolated'>) {
  const { Provider } = providerKit(provider);
  return (
    <CacheProvider value={cache ?? sharedDemoCache(themeState.direction)}>
      <Provider themeState={themeState}>{children}</Provider>
    </CacheProvider>
  );
}

function IsolatedRoot({ cache, children }: Omit<DemoRootProps, 'isolated'>) {
  const [own] = useState(() => cache ?? createIsolatedCache());
  return <CacheProvider value={own}>{children}</CacheProvider>;
}
