import createEmotionServer from '@emotion/server/create-instance';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { StaticDemo } from '../../domain/live';
import { initialThemeState } from '../theme/themeState';
import { createDemoCache } from './demoCache';
import { DemoRoot } from './DemoRoot';
import { createDemoTheme, themeVariablesCss } from './demoTheme';

/*
 * What the build runs in Node, bundled with the demos: it stands here because HTML that the browser is
 * to take up must come from the very components that take it up.
 */

/**
 * Renders live code as a page without a script shows it.
 *
 * @param identifierPrefix what the ids of `useId` start with; the browser must hydrate with the same
 */
export function renderStatic(
  Component: ComponentType<Record<string, unknown>>,
  props: Readonly<Record<string, unknown>>,
  identifierPrefix: string,
): StaticDemo {
  const cache = createDemoCache('ltr');
  // Made before anything is rendered: it tells the cache to keep styles rather than strew them into the HTML.
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(
    <DemoRoot cache={cache}>
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

/** The custom properties that every demo's styles refer to, as the server sends them. */
export function renderThemeVariables(): string {
  return themeVariablesCss(createDemoTheme(initialThemeState));
}
