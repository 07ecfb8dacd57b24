import { initialThemeState, themeReducer, type ThemeState } from '../../../src/site/theme/themeState';

const changed: ThemeState = {
  dense: true,
  direction: 'rtl',
  paletteColors: { primary: { main: '#ff0000' } },
  spacing: 10,
  paletteMode: 'dark',
};

test('a reader starts with eight pixels of spacing, left to right, light, not dense', () => {
  expect(initialThemeState).toEqual({
    dense: false,
    direction: 'ltr',
    paletteColors: {},
    spacing: 8,
    paletteMode: 'light',
  });
});

test('spacing is set, and steps by one', () => {
  expect(themeReducer(initialThemeState, { type: 'SET_SPACING', payload: 12 }).spacing).toBe(12);
  expect(themeReducer(initialThemeState, { type: 'INCREASE_SPACING' }).spacing).toBe(9);
  expect(themeReducer(initialThemeState, { type: 'DECREASE_SPACING' }).spacing).toBe(7);
});

test('dense is set either way', () => {
  const dense = themeReducer(initialThemeState, { type: 'SET_DENSE', payload: true });
  expect(dense.dense).toBe(true);
  expect(themeReducer(dense, { type: 'SET_DENSE', payload: false }).dense).toBe(false);
});

test('resetting the density takes dense and spacing back, and nothing else', () => {
  expect(themeReducer(changed, { type: 'RESET_DENSITY' })).toEqual({ ...changed, dense: false, spacing: 8 });
});

test('resetting the colours takes the palette back, and nothing else', () => {
  expect(themeReducer(changed, { type: 'RESET_COLORS' })).toEqual({ ...changed, paletteColors: {} });
});

test('a change sets mode, direction and colours, each by itself or together', () => {
  const payload = {
    paletteMode: 'dark',
    direction: 'rtl',
    paletteColors: { primary: { main: '#ff0000' } },
  } as const;
  expect(themeReducer(initialThemeState, { type: 'CHANGE', payload })).toEqual({
    ...initialThemeState,
    ...payload,
  });
  expect(themeReducer(changed, { type: 'CHANGE', payload: { direction: 'ltr' } })).toEqual({
    ...changed,
    direction: 'ltr',
  });
});

test('a change that changes nothing gives the very same state, equal colours in a new object included', () => {
  const payload = {
    paletteMode: 'dark',
    direction: 'rtl',
    paletteColors: { primary: { main: '#ff0000' } },
  } as const;
  expect(themeReducer(changed, { type: 'CHANGE', payload })).toBe(changed);
  expect(themeReducer(changed, { type: 'CHANGE', payload: {} })).toBe(changed);
});

test.each([
  ['another value', { primary: { main: '#00ff00' } }],
  ['another shade', { primary: { light: '#ff0000' } }],
  ['another name', { secondary: { main: '#ff0000' } }],
  ['one more name', { primary: { main: '#ff0000' }, secondary: { main: '#0000ff' } }],
  ['no colours', {}],
])('a change of colours to %s is a change', (_name, paletteColors) => {
  const next = themeReducer(changed, { type: 'CHANGE', payload: { paletteColors } });
  expect(next.paletteColors).toEqual(paletteColors);
  expect(next).not.toBe(changed);
});
