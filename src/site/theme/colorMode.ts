import {
  COLOR_SCHEME_ATTRIBUTE,
  COLOR_SCHEMES,
  MODE_COLOR_SCHEME_STORAGE_KEYS,
  MODE_STORAGE_KEY,
  THEME_COLORS,
} from './constants';
import { listenToStored, readStored, writeStored } from './storage';
import type { PaletteMode } from './themeState';

/** What a reader chooses; `system` follows the operating system. */
export type ColorMode = 'system' | 'light' | 'dark';
export const COLOR_MODES: readonly ColorMode[] = ['system', 'light', 'dark'];
export type ColorSchemeName = (typeof COLOR_SCHEMES)[number];

export interface ColorModeState {
  readonly mode: ColorMode;
  /** The mode in effect. */
  readonly resolvedMode: PaletteMode;
  /** The scheme that the mode in effect uses. */
  readonly colorScheme: ColorSchemeName;
}

export interface ColorModeStore {
  readonly getState: () => ColorModeState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Chooses a mode, in every tab, for the visits to come. */
  readonly setMode: (mode: ColorMode) => void;
  /** Chooses the scheme of a mode. A name that no scheme has is logged as an error and changes nothing. */
  readonly setColorScheme: (mode: PaletteMode, scheme: string) => void;
  /**
   * Reads the stored choice, marks the document with it, and follows the operating system and other
   * tabs until the returned function is called.
   */
  readonly connect: () => () => void;
}

/** What a server renders, and what holds until {@link ColorModeStore.connect} has read the choice. */
export const INITIAL_COLOR_MODE: ColorModeState = {
  mode: 'system',
  resolvedMode: 'light',
  colorScheme: 'light',
};

const PALETTE_MODES: readonly PaletteMode[] = ['light', 'dark'];
const DARK_QUERY = '(prefers-color-scheme: dark)';

/** The reader's colour mode, kept outside React: the page is painted by CSS and needs no rendering. */
export function createColorModeStore(): ColorModeStore {
  let state = INITIAL_COLOR_MODE;
  // Held here too, so that a choice takes effect where nothing may be stored.
  let mode: ColorMode = state.mode;
  const schemes: Record<PaletteMode, ColorSchemeName> = { light: 'light', dark: 'dark' };
  const listeners = new Set<() => void>();

  function update(): void {
    const resolvedMode = resolveMode(mode);
    const next: ColorModeState = { mode, resolvedMode, colorScheme: schemes[resolvedMode] };
    markDocument(next);
    if (
      next.mode === state.mode &&
      next.resolvedMode === state.resolvedMode &&
      next.colorScheme === state.colorScheme
    ) {
      return;
    }
    state = next;
    for (const listener of listeners) listener();
  }

  function takeScheme(owner: PaletteMode, scheme: string | null): void {
    schemes[owner] = scheme === null ? owner : (parseScheme(scheme) ?? schemes[owner]);
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setMode(chosen) {
      mode = chosen;
      writeStored(MODE_STORAGE_KEY, chosen);
      update();
    },
    setColorScheme(owner, scheme) {
      const known = parseScheme(scheme);
      if (known === null) return;
      schemes[owner] = known;
      writeStored(MODE_COLOR_SCHEME_STORAGE_KEYS[owner], known);
      update();
    },
    connect() {
      const media = window.matchMedia(DARK_QUERY);
      media.addEventListener('change', update);
      const stops = [
        () => media.removeEventListener('change', update),
        listenToStored(MODE_STORAGE_KEY, (value) => {
          mode = parseMode(value);
          update();
        }),
        ...PALETTE_MODES.map((owner) =>
          listenToStored(MODE_COLOR_SCHEME_STORAGE_KEYS[owner], (value) => {
            takeScheme(owner, value);
            update();
          }),
        ),
      ];
      mode = parseMode(readStored(MODE_STORAGE_KEY));
      for (const owner of PALETTE_MODES) {
        takeScheme(owner, readStored(MODE_COLOR_SCHEME_STORAGE_KEYS[owner]));
      }
      update();
      return () => stops.forEach((stop) => stop());
    },
  };
}

/** The one store of the page. */
export const colorModeStore = createColorModeStore();

function parseMode(value: string | null): ColorMode {
  return COLOR_MODES.find((mode) => mode === value) ?? 'system';
}

function parseScheme(name: string): ColorSchemeName | null {
  const known = COLOR_SCHEMES.find((scheme) => scheme === name);
  if (known === undefined) {
    console.error(`There is no colour scheme "${name}". Known schemes: ${COLOR_SCHEMES.join(', ')}.`);
    return null;
  }
  return known;
}

function resolveMode(mode: ColorMode): PaletteMode {
  if (mode !== 'system') return mode;
  return window.matchMedia(DARK_QUERY).matches ? 'dark' : 'light';
}

/** Writes what the inline script wrote before the first paint; `colorModeScript.ts` has its twin. */
export function markDocument({ mode, resolvedMode, colorScheme }: ColorModeState): void {
  const root = document.documentElement;
  root.setAttribute(COLOR_SCHEME_ATTRIBUTE, colorScheme);
  root.dataset.mode = resolvedMode;
  document.body.classList.toggle('mode-light', resolvedMode === 'light');
  document.body.classList.toggle('mode-dark', resolvedMode === 'dark');
  // One tag per preference of the OS: under `system` each keeps its own colour, else both take the chosen one.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own: PaletteMode = meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light';
    meta.content = THEME_COLORS[mode === 'system' ? own : mode];
  }
}
