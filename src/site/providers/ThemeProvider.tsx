import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useState,
  type Dispatch,
  type ReactNode,
} from 'react';
import { colorModeStore, INITIAL_COLOR_MODE, type ColorMode, type ColorModeState } from '../theme/colorMode';
import { DIRECTION_STORAGE_KEY, PALETTE_COLORS_COOKIE } from '../theme/constants';
import { applyDirection, parseDirection, readDirection } from '../theme/direction';
import { listenToStored, readCookie } from '../theme/storage';
import {
  initialThemeState,
  themeReducer,
  type PaletteColors,
  type ThemeAction,
  type ThemeState,
} from '../theme/themeState';
import { createRequiredContext } from './createRequiredContext';

export interface ColorModeControl extends ColorModeState {
  readonly setMode: (mode: ColorMode) => void;
  /** Chooses the colour scheme of a mode; an unknown name is logged as an error and ignored. */
  readonly setColorScheme: (mode: 'light' | 'dark', scheme: string) => void;
}

const [StateContext, useRequiredState] = createRequiredContext<ThemeState>('ThemeProvider');
const [DispatchContext, useRequiredDispatch] = createRequiredContext<Dispatch<ThemeAction>>('ThemeProvider');
const [ModeContext, useRequiredMode] = createRequiredContext<ColorModeControl>('ThemeProvider');

/** The theme of the demos, as the reader set it. */
export const useThemeState = (): ThemeState => useRequiredState('useThemeState()');
/** Changes the theme of the demos; updates are transitions. */
export const useThemeDispatch = (): Dispatch<ThemeAction> => useRequiredDispatch('useThemeDispatch()');
/** The colour mode of the page and the way to change it. */
export const useColorMode = (): ColorModeControl => useRequiredMode('useColorMode()');

/**
 * Keeps theme state, colour mode and direction. The server and the first render of the browser agree
 * on the initial state; the reader's stored choice comes in after hydration, as a transition, so that
 * no server-rendered HTML is thrown away. The page itself does not wait: CSS and the inline script of
 * `colorModeScript.ts` have it right from the first frame.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [state, dispatchNow] = useReducer(themeReducer, initialThemeState);
  const dispatch = useCallback((action: ThemeAction) => startTransition(() => dispatchNow(action)), []);
  useDirection(state.direction, dispatch);
  const colorMode = useColorModeState(dispatch);
  const control = useMemo(
    () => ({
      ...colorMode,
      setMode: colorModeStore.setMode,
      setColorScheme: colorModeStore.setColorScheme,
    }),
    [colorMode],
  );
  return (
    <DispatchContext value={dispatch}>
      <StateContext value={state}>
        <ModeContext value={control}>{children}</ModeContext>
      </StateContext>
    </DispatchContext>
  );
}

/** Follows the store, and brings each change of the mode into the theme, saved palette colours with it. */
function useColorModeState(dispatch: Dispatch<ThemeAction>): ColorModeState {
  const [colorMode, setColorMode] = useState(INITIAL_COLOR_MODE);
  useEffect(() => {
    let current = true;
    let seen: ColorModeState | null = null;
    const follow = () => {
      const next = colorModeStore.getState();
      if (next === seen) return;
      seen = next;
      startTransition(() => setColorMode(next));
      dispatch({ type: 'CHANGE', payload: { paletteMode: next.resolvedMode } });
      void loadPaletteColors().then((paletteColors) => {
        if (current && paletteColors !== null) dispatch({ type: 'CHANGE', payload: { paletteColors } });
      });
    };
    const unsubscribe = colorModeStore.subscribe(follow);
    const disconnect = colorModeStore.connect();
    follow();
    return () => {
      current = false;
      unsubscribe();
      disconnect();
    };
  }, [dispatch]);
  return colorMode;
}

/** Turns the page as the theme state says, once the stored direction has been read into it. */
function useDirection(direction: ThemeState['direction'], dispatch: Dispatch<ThemeAction>): void {
  const [restored, setRestored] = useState(false);
  useLayoutEffect(() => {
    dispatch({ type: 'CHANGE', payload: { direction: readDirection() } });
    startTransition(() => setRestored(true));
    return listenToStored(DIRECTION_STORAGE_KEY, (value) =>
      dispatch({ type: 'CHANGE', payload: { direction: parseDirection(value) } }),
    );
  }, [dispatch]);
  useLayoutEffect(() => {
    if (restored) applyDirection(direction);
  }, [restored, direction]);
}

/** The colours of the cookie, or null where there is none or it cannot be used (the console says why). */
async function loadPaletteColors(): Promise<PaletteColors | null> {
  const saved = readCookie(PALETTE_COLORS_COOKIE);
  if (saved === null || saved === '') return null;
  try {
    const { parsePaletteColors } = await import('../theme/paletteColors');
    return parsePaletteColors(saved);
  } catch (error) {
    console.error('The saved palette colours cannot be used.', error);
    return null;
  }
}
