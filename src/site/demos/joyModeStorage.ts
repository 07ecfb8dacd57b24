import { colorModeStore, type ColorMode } from '../theme/colorMode';
import { COLOR_SCHEMES, MODE_COLOR_SCHEME_STORAGE_KEYS } from '../theme/constants';
import { readStored } from '../theme/storage';

/** One value as MUI System's provider keeps it (`StorageManager` of `@mui/system`). */
interface StoredValue {
  get(initial: string): string;
  set(value: string): void;
  subscribe(listener: (value: string) => void): () => void;
}

/**
 * Stands in for the local storage in which Joy UI's provider would keep the colour mode: it reads and
 * writes the page's own store, so that the page and its demos never disagree.
 *
 * @param key `joy-mode`, or `joy-color-scheme-light` and `-dark` for the scheme of a mode
 */
export function joyModeStorage({ key }: { readonly key: string }): StoredValue {
  if (key.endsWith('-light')) return storedScheme('light');
  if (key.endsWith('-dark')) return storedScheme('dark');
  return store(
    () => colorModeStore.getState().mode,
    (mode) => colorModeStore.setMode(mode as ColorMode),
  );
}

function storedScheme(mode: 'light' | 'dark'): StoredValue {
  return store(
    () => {
      const stored = typeof window === 'undefined' ? null : readStored(MODE_COLOR_SCHEME_STORAGE_KEYS[mode]);
      return COLOR_SCHEMES.find((scheme) => scheme === stored) ?? mode;
    },
    (scheme) => colorModeStore.setColorScheme(mode, scheme),
  );
}

function store(read: () => string, write: (value: string) => void): StoredValue {
  return {
    get: read,
    set(value) {
      // What it was told by us it writes back.
      if (value === read()) return;
      // It writes while it computes its next state; others must not be told in the middle of that.
      queueMicrotask(() => write(value));
    },
    subscribe: (listener) => colorModeStore.subscribe(() => listener(read())),
  };
}
