import { createColorModeStore } from '../../../src/site/theme/colorMode';
import { fakeDarkPreference } from './fakeDarkPreference';

const root = document.documentElement;
let disconnect = () => {};

function connect() {
  const store = createColorModeStore();
  disconnect = store.connect();
  return store;
}

beforeEach(() => {
  document.head.innerHTML =
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="">' +
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="">';
  document.body.className = 'other';
});
afterEach(() => {
  jest.restoreAllMocks();
  disconnect();
});

const themeColors = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map((meta) => meta.content);

function tellFromOtherTab(key: string | null, newValue: string | null) {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

test('without a choice the mode is the system’s, and follows it live', () => {
  const system = fakeDarkPreference(true);
  const store = connect();
  expect(store.getState()).toEqual({ mode: 'system', resolvedMode: 'dark', colorScheme: 'dark' });
  expect(root).toHaveAttribute('data-color-scheme', 'dark');
  expect(document.body).toHaveClass('other', 'mode-dark');

  const heard = jest.fn();
  store.subscribe(heard);
  system.change(false);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(store.getState().resolvedMode).toBe('light');
  expect(root).toHaveAttribute('data-color-scheme', 'light');
  expect(document.body.className).toBe('other mode-light');
});

test('a chosen mode is stored, holds against the system, and is there on the next visit', () => {
  const system = fakeDarkPreference(true);
  connect().setMode('light');
  expect(localStorage.getItem('mui-mode')).toBe('light');
  disconnect();

  const store = connect();
  system.change(false);
  system.change(true);
  expect(store.getState()).toEqual({ mode: 'light', resolvedMode: 'light', colorScheme: 'light' });
});

test('a stored word that is no mode means the system’s', () => {
  localStorage.setItem('mui-mode', 'sepia');
  fakeDarkPreference(true);
  expect(connect().getState()).toMatchObject({ mode: 'system', resolvedMode: 'dark' });
});

test('theme-color tags keep their own colours under system, and take the chosen one otherwise', () => {
  fakeDarkPreference(false);
  const store = connect();
  const [light, dark] = themeColors();
  expect(light).not.toBe(dark);
  store.setMode('dark');
  expect(themeColors()).toEqual([dark, dark]);
  store.setMode('light');
  expect(themeColors()).toEqual([light, light]);
  store.setMode('system');
  expect(themeColors()).toEqual([light, dark]);
});

test('a choice in another tab is taken over, clearing the storage included', () => {
  fakeDarkPreference(false);
  const store = connect();
  tellFromOtherTab('mui-mode', 'dark');
  expect(store.getState()).toMatchObject({ mode: 'dark', resolvedMode: 'dark' });
  tellFromOtherTab('mui-color-scheme-dark', 'light');
  expect(store.getState()).toEqual({ mode: 'dark', resolvedMode: 'dark', colorScheme: 'light' });
  tellFromOtherTab(null, null);
  expect(store.getState()).toEqual({ mode: 'system', resolvedMode: 'light', colorScheme: 'light' });
});

test('each mode has a colour scheme of its own, stored under its own key', () => {
  fakeDarkPreference(false);
  const store = connect();
  store.setColorScheme('dark', 'light');
  expect(localStorage.getItem('mui-color-scheme-dark')).toBe('light');
  expect(localStorage.getItem('mui-color-scheme-light')).toBeNull();
  store.setMode('dark');
  expect(root).toHaveAttribute('data-color-scheme', 'light');
  expect(document.body).toHaveClass('mode-dark');
});

test('an unknown colour scheme is logged as an error and ignored, chosen or stored', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  fakeDarkPreference(false);
  const store = connect();
  store.setColorScheme('light', 'neon');
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('"neon"'));
  expect(store.getState().colorScheme).toBe('light');
  expect(localStorage.getItem('mui-color-scheme-light')).toBeNull();
  disconnect();

  localStorage.setItem('mui-color-scheme-light', 'neon');
  expect(connect().getState().colorScheme).toBe('light');
  expect(logged).toHaveBeenCalledTimes(2);
});

test('nobody is told where nothing changed, or after leaving', () => {
  const system = fakeDarkPreference(false);
  const store = connect();
  const heard = jest.fn();
  const leave = store.subscribe(heard);
  system.change(false);
  expect(heard).not.toHaveBeenCalled();
  leave();
  store.setMode('dark');
  expect(heard).not.toHaveBeenCalled();
});

test('a choice takes effect even where nothing may be stored', () => {
  fakeDarkPreference(false);
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const store = connect();
  store.setMode('dark');
  expect(store.getState().resolvedMode).toBe('dark');
  expect(root).toHaveAttribute('data-color-scheme', 'dark');
});

test('once disconnected, the system is no longer followed', () => {
  const system = fakeDarkPreference(false);
  const store = connect();
  disconnect();
  system.change(true);
  expect(store.getState().resolvedMode).toBe('light');
});
