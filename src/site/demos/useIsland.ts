import { useCallback, useEffect, useEffectEvent, useRef, type HTMLAttributes, type RefObject } from 'react';
import type { CodeStyling } from '../../domain/codeChoices';
import { useThemeState } from '../providers/ThemeProvider';
import { useTranslate } from '../providers/TranslationsProvider';
import { collectDemo } from './demoHead';
import { startIsland, writeHost, type Island, type IslandSetting } from './island';
import { readServerDemo } from './serverDemo';

export interface IslandOptions {
  readonly rendering: string;
  readonly entry: string;
  /** See `loadLiveModules`. */
  readonly styling?: CodeStyling | null;
  readonly isolated?: boolean;
  /** Null where the page has no live modules: the server's HTML is all there is then. */
  readonly liveKey: string | null;
  readonly props?: Readonly<Record<string, unknown>>;
}

export interface IslandPart {
  /** For the element that holds the live code; React leaves what is in it alone. */
  readonly stageProps: HTMLAttributes<HTMLDivElement> & { readonly ref: RefObject<HTMLDivElement | null> };
  /** Starts the live code anew, its state forgotten. */
  readonly reset: () => void;
}

const NO_PROPS = {};

/**
 * Live code as a part of a page: on the server its rendered HTML, and its styles for the head; in the
 * browser a React tree of its own, started by {@link startIsland}. The props of one rendering never change.
 */
export function useIsland({
  rendering,
  entry,
  styling = null,
  isolated = false,
  liveKey,
  props = NO_PROPS,
}: IslandOptions): IslandPart {
  const t = useTranslate();
  const themeState = useThemeState();
  const stageRef = useRef<HTMLDivElement>(null);
  const island = useRef<Island>(null);

  const describe = useEffectEvent((): IslandSetting => ({
    props,
    themeState,
    texts: { crashed: t('demo.crashed'), reset: t('demo.reset'), unavailable: t('demo.missing') },
  }));
  useEffect(() => {
    const stage = stageRef.current;
    if (!stage || liveKey === null) return;
    const started = startIsland(stage, { entry, styling, isolated, liveKey }, () => describe());
    island.current = started;
    return () => {
      island.current = null;
      started.dispose();
    };
  }, [rendering, entry, styling, isolated, liveKey]);
  useEffect(() => island.current?.update(themeState), [themeState]);
  const reset = useCallback(() => island.current?.reset(), []);

  // In the browser the text is empty, and React, told not to mind the difference, keeps the server's.
  const server = readServerDemo(rendering);
  const html = server ? writeHost(rendering, server, isolated, collectDemo(server)) : '';
  return {
    stageProps: {
      ref: stageRef,
      dangerouslySetInnerHTML: { __html: html },
      suppressHydrationWarning: true,
    },
    reset,
  };
}
