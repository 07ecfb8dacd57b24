import createEmotionServer from '@emotion/server/create-instance';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { DemoProvider } from '../../domain/demo';
import type { StaticRendering } from '../../domain/live';
import { initialThemeState } from '../theme/themeState';
import { createDemoCache, createIsolatedCache } from './demoCache';
import { DemoRoot } from './DemoRoot';
import { providerKit } from './providerKits';

/*
 * What the build runs in Node, bundled with the demos: it stands here because HTML that the browser is
 * to take up must come from the very components that take it up.
 */

export interface RenderStaticOptions {
  /** What the ids of `useId` start with; the browser must hydrate with the same. */
  readonly identifierPrefix: string;
  /** See `DemoRootProps`. */
  readonly provider: DemoProvider;
  readonly isolated: boolean;
}

/** Renders live code as a page without a script shows it. */
export function renderStatic(
  Component: ComponentType<Record<string, unknown>>,
  props: Readonly<Record<string, unknown>>,
  { identifierPrefix, provider, isolated }: RenderStaticOptions,
): StaticRendering {
  const cache = isolated ? createIsolatedCache() : createDemoCache('ltr');
  // Made before anything is rendered: it tells the cache to keep styles rather than strew them into the HTML.
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(
    <DemoRoot provider={provider} cache={cache} isolated={isolated}>
      <Component {...props} />
    </DemoRoot>,
    { identifierPrefix },
  );
  const { styles } = extractCriticalToChunks(html);
  // One style an entry, so that demos of a page which share one can send it once.
  return {
    html,
    styles: styles.flatMap(({ key, ids, css }) =>
      ids.length === 1
        ? [{ key, ids: [...ids], css }]
        : ids.map((id) => ({ key, ids: [id], css: String(cache.inserted[id]) })),
    ),
  };
}

/** The custom properties that the styles of a library's demos refer to, as the server sends them. */
export function renderThemeVariables(provider: DemoProvider): string {
  return providerKit(provider).variablesCss(initialThemeState);
}
