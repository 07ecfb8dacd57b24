import createCache, { type EmotionCache } from '@emotion/cache';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';
import type { Direction } from '../theme/themeState';

/**
 * A place for the styles of demos. The key is part of every class name: left-to-right styles take up
 * those the server rendered; the mirrored ones stand beside them under a key of their own.
 */
export function createDemoCache(direction: Direction): EmotionCache {
  return direction === 'rtl'
    ? // A prefixer of another stylis than Emotion's own fails at `::placeholder`, so both are of one version.
      createCache({ key: 'css-rtl', stylisPlugins: [prefixer, rtlPlugin] })
    : createCache({ key: 'css' });
}

/** A place for the styles of one isolated demo, which shares no class name with the page. */
export function createIsolatedCache(): EmotionCache {
  return createCache({ key: 'isolated' });
}

const shared = new Map<Direction, EmotionCache>();

/** The one cache that all demos of the document share. */
export function sharedDemoCache(direction: Direction): EmotionCache {
  const cache = shared.get(direction) ?? createDemoCache(direction);
  shared.set(direction, cache);
  return cache;
}
