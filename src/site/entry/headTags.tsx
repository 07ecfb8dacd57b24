import headingFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import bodyFont from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import type { RenderBodyArgs } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';
import { createGtagScript, gtagUrl } from '../analytics/gtag';
import { bodyScript, headScript } from '../theme/colorModeScript';
import { THEME_COLORS } from '../theme/constants';

const NO_FLASH_KEY = 'no-flash';

/** Gatsby's `onRenderBody`: gives every page, under `develop` too, what stands in all of them. */
export function addCommonTags({ setHeadComponents, setPreBodyComponents }: RenderBodyArgs): void {
  setHeadComponents(createHeadTags(process.env.GATSBY_GA_MEASUREMENT_ID));
  setPreBodyComponents([<script key={NO_FLASH_KEY} dangerouslySetInnerHTML={{ __html: bodyScript }} />]);
}

function createHeadTags(measurementId: string | undefined): ReactNode[] {
  return [
    <script key={NO_FLASH_KEY} dangerouslySetInnerHTML={{ __html: headScript }} />,
    ...(['light', 'dark'] as const).map((mode) => (
      <meta
        key={`theme-color-${mode}`}
        name="theme-color"
        media={`(prefers-color-scheme: ${mode})`}
        content={THEME_COLORS[mode]}
      />
    )),
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    ...[bodyFont, headingFont].map((font) => (
      <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
    )),
    ...(measurementId ? createAnalyticsTags(measurementId) : []),
  ];
}

function createAnalyticsTags(measurementId: string): ReactNode[] {
  return [
    <script key="gtag" dangerouslySetInnerHTML={{ __html: createGtagScript(measurementId) }} />,
    <script key="gtag-client" async src={gtagUrl(measurementId)} />,
  ];
}

/**
 * Sorts the head, keeping the order among equals: the script that prevents a flash of the wrong colours,
 * then what crawlers read, then what the browser should fetch early, then the styles, which are long.
 */
export function orderHead(components: readonly ReactNode[]): ReactNode[] {
  return [...components].sort((a, b) => rankHeadTag(a) - rankHeadTag(b));
}

function rankHeadTag(node: ReactNode): number {
  if (!isValidElement<{ rel?: string }>(node)) return 5;
  if (node.key === NO_FLASH_KEY) return 0;
  if (node.type === 'meta' || node.type === 'title' || node.type === 'base') return 1;
  // A style sheet of demos comes after the site's own.
  if (node.type === 'link') return { preload: 2, stylesheet: 4 }[node.props.rel ?? ''] ?? 3;
  return node.type === 'style' ? 4 : 5;
}
