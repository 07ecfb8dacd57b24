import { SPACING_UNIT } from './constants';

export type Direction = 'ltr' | 'rtl';
export type PaletteMode = 'light' | 'dark';

/** One palette colour by shade, e.g. `{ main: '#007fff' }` or `{ 50: '#f0f7ff', 500: '#007fff' }`. */
export type PaletteColor = Readonly<Record<string, string>>;
/** Palette colours by name (`primary`, `secondary`, ...); a name that is missing keeps the theme's own. */
export type PaletteColors = Readonly<Record<string, PaletteColor>>;

/** What readers may set about the theme of the demos (specification, sections 3 and 4). */
export interface ThemeState {
  /** Small sizes by default on buttons, inputs, tables and toolbars. */
  readonly dense: boolean;
  readonly direction: Direction;
  readonly paletteColors: PaletteColors;
  /** Pixels of one spacing unit. */
  readonly spacing: number;
  readonly paletteMode: PaletteMode;
}

export type ThemeAction =
  | { readonly type: 'SET_SPACING'; readonly payload: number }
  | { readonly type: 'INCREASE_SPACING' }
  | { readonly type: 'DECREASE_SPACING' }
  | { readonly type: 'SET_DENSE'; readonly payload: boolean }
  | { readonly type: 'RESET_DENSITY' }
  | { readonly type: 'RESET_COLORS' }
  | {
      readonly type: 'CHANGE';
      readonly payload: Partial<Pick<ThemeState, 'paletteMode' | 'direction' | 'paletteColors'>>;
    };

export const initialThemeState: ThemeState = {
  dense: false,
  direction: 'ltr',
  paletteColors: {},
  spacing: SPACING_UNIT,
  paletteMode: 'light',
};

/** Applies one action. `CHANGE` gives the very same state back where nothing would differ. */
export function themeReducer(state: ThemeState, action: ThemeAction): ThemeState {
  switch (action.type) {
    case 'SET_SPACING':
      return { ...state, spacing: action.payload };
    case 'INCREASE_SPACING':
      return { ...state, spacing: state.spacing + 1 };
    case 'DECREASE_SPACING':
      return { ...state, spacing: state.spacing - 1 };
    case 'SET_DENSE':
      return { ...state, dense: action.payload };
    case 'RESET_DENSITY':
      return { ...state, dense: initialThemeState.dense, spacing: initialThemeState.spacing };
    case 'RESET_COLORS':
      return { ...state, paletteColors: initialThemeState.paletteColors };
    case 'CHANGE': {
      const next = { ...state, ...withoutUndefined(action.payload) };
      const same =
        next.paletteMode === state.paletteMode &&
        next.direction === state.direction &&
        haveSameColors(next.paletteColors, state.paletteColors);
      return same ? state : next;
    }
  }
}

function withoutUndefined<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}

/** Compares by value: colours read from a cookie are a new object each time. */
function haveSameColors(a: PaletteColors, b: PaletteColors): boolean {
  return a === b || haveSameEntries(a, b, (left, right) => haveSameEntries(left, right, Object.is));
}

function haveSameEntries<V>(
  a: Readonly<Record<string, V>>,
  b: Readonly<Record<string, V>>,
  areSame: (left: V, right: V) => boolean,
): boolean {
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => {
      const [left, right] = [a[key], b[key]];
      return left !== undefined && right !== undefined && areSame(left, right);
    })
  );
}
