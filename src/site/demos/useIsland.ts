import { useEffect, useEffectEvent, useRef, type HTMLAttributes, type RefObject } from 'react';
import { useThemeState } from '../providers/ThemeProvider';
import { useTranslate } from '../providers/TranslationsProvider';
import { collectDemoStyles } from './demoHead';
import { startIsland, writeHost, type Island, type IslandSetting } from './island';
import { readServerDemo } from './serverDemo';

export interface IslandOptions {
  readonly rendering: string;
  readonly entry: string;
  /** Null where the page has no live modules: the server's HTML is all there is then. */
  readonly liveKey: string | null;
  readonly props?: Readonly<Record<string, unknown>>;
}

export interface IslandElements {
  readonly rootRef: RefObject<HTMLDivElement | null>;
  /** For the element that holds the live code; React leaves what is in it alone. */
  readonly stageProps: HTMLAttributes<HTMLDivElement> & { readonly ref: RefObject<HTMLDivElement | null> };
}

const NO_PROPS = {};

/**
 * Live code as a part of a page: on the server its rendered HTML, and its styles for the head; in the
 * browser a React tree of its own, started by {@link startIsland}. The props of one rendering never change.
 */
export function useIsland({ rendering, entry, liveKey, props = NO_PROPS }: IslandOptions): IslandElements {
  const t = useTranslate();
  const themeState = useThemeState();
  const rootRef = useRef<HTMLDivElement>(null);
  const stageRef = useRef<HTMLDivElement>(null);
  const island = useRef<Island>(null);

  const describe = useEffectEvent((): IslandSetting => ({
    props,
    themeState,
    texts: { crashed: t('demo.crashed'), reset: t('demo.reset'), unavailable: t('demo.missing') },
  }));
  useEffect(() => {
    const [root, stage] = [rootRef.current, stageRef.current];
    if (!root || !stage || liveKey === null) return;
    const started = startIsland(root, stage, { rendering, entry, liveKey }, () => describe());
    island.current = started;
    return () => started.dispose();
  }, [rendering, entry, liveKey]);
  useEffect(() => island.current?.update(themeState), [themeState]);

  // In the browser the text is empty, and React, told not to mind the difference, keeps the server's.
  const server = readServerDemo(rendering);
  if (server) collectDemoStyles(server.styles);
  return {
    rootRef,
    stageProps: {
      ref: stageRef,
      dangerouslySetInnerHTML: { __html: server ? writeHost(server.html) : '' },
      suppressHydrationWarning: true,
    },
  };
}
