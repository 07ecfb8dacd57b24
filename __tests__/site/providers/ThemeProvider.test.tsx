import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import {
  ThemeProvider,
  useColorMode,
  useThemeDispatch,
  useThemeState,
} from '../../../src/site/providers/ThemeProvider';
import { fakeDarkPreference } from '../theme/fakeDarkPreference';

function Probe() {
  const state = useThemeState();
  const dispatch = useThemeDispatch();
  const { mode, resolvedMode, setMode, setColorScheme } = useColorMode();
  return (
    <>
      <output>{JSON.stringify({ mode, resolvedMode, ...state })}</output>
      <button onClick={() => setMode('dark')}>Dark</button>
      <button onClick={() => setColorScheme('dark', 'neon')}>Neon</button>
      <button onClick={() => dispatch({ type: 'CHANGE', payload: { direction: 'rtl' } })}>
        Right to left
      </button>
      <button onClick={() => dispatch({ type: 'INCREASE_SPACING' })}>More space</button>
    </>
  );
}

const page = (
  <ThemeProvider>
    <Probe />
  </ThemeProvider>
);
const shown = () => JSON.parse(screen.getByRole('status').textContent ?? '') as Record<string, unknown>;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  fakeDarkPreference(false);
  document.documentElement.removeAttribute('dir');
});

test('the server knows nothing of the reader', () => {
  localStorage.setItem('mui-mode', 'dark');
  localStorage.setItem('docs-direction', 'rtl');
  const html = renderToString(page).replaceAll('&quot;', '"');
  expect(html).toContain('"mode":"system","resolvedMode":"light"');
  expect(html).toContain('"direction":"ltr"');
});

test('the browser takes up the server’s HTML, then the reader’s choices', async () => {
  localStorage.setItem('mui-mode', 'dark');
  localStorage.setItem('docs-direction', 'rtl');
  const complaints = jest.spyOn(console, 'error');
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  render(page, { container, hydrate: true });
  await waitFor(() => expect(shown()).toMatchObject({ mode: 'dark', paletteMode: 'dark', direction: 'rtl' }));
  expect(document.documentElement.dir).toBe('rtl');
  expect(document.body.dir).toBe('rtl');
  expect(complaints).not.toHaveBeenCalled();
});

test('a choice of mode reaches the page, the storage and the theme', async () => {
  render(page);
  await press('Dark');
  expect(document.documentElement).toHaveAttribute('data-color-scheme', 'dark');
  expect(localStorage.getItem('mui-mode')).toBe('dark');
  expect(shown()).toMatchObject({ mode: 'dark', resolvedMode: 'dark', paletteMode: 'dark' });
});

test('the theme follows the operating system', () => {
  const system = fakeDarkPreference(false);
  render(page);
  act(() => system.change(true));
  expect(shown()).toMatchObject({ mode: 'system', resolvedMode: 'dark', paletteMode: 'dark' });
});

test('an unknown colour scheme is logged as an error', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  render(page);
  await press('Neon');
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('"neon"'));
});

test('a choice of direction turns the page, and is stored; other tabs are heard', async () => {
  render(page);
  expect(document.documentElement.dir).toBe('ltr');
  await press('Right to left');
  expect([document.documentElement.dir, document.body.dir]).toEqual(['rtl', 'rtl']);
  expect(localStorage.getItem('docs-direction')).toBe('rtl');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'docs-direction', newValue: 'ltr' }));
  });
  expect(document.documentElement.dir).toBe('ltr');
  expect(shown()).toMatchObject({ direction: 'ltr' });
});

test('a page that finds no stored direction stores none', () => {
  render(page);
  expect(localStorage.getItem('docs-direction')).toBeNull();
});

test('other actions reach the theme state', async () => {
  render(page);
  await press('More space');
  expect(shown()).toMatchObject({ spacing: 9 });
});

describe('saved palette colours', () => {
  const save = (value: unknown) => {
    document.cookie = `paletteColors=${encodeURIComponent(JSON.stringify(value))}; path=/`;
  };

  test('come back, on load and on each change of the mode', async () => {
    save({ primary: { main: '#ff0000' } });
    render(page);
    await waitFor(() => expect(shown()).toMatchObject({ paletteColors: { primary: { main: '#ff0000' } } }));
    save({ primary: { main: 'hsl(120, 100%, 25%)' } });
    await press('Dark');
    await waitFor(() =>
      expect(shown()).toMatchObject({ paletteColors: { primary: { main: 'hsl(120, 100%, 25%)' } } }),
    );
  });

  test('that no theme can use are left out, and the console says which formats there are', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    save({ primary: { main: 'red' } });
    render(page);
    await waitFor(() =>
      expect(logged).toHaveBeenCalledWith(
        expect.stringContaining('palette'),
        expect.objectContaining({ message: expect.stringContaining('#nnn, #nnnnnn, rgb()') as string }),
      ),
    );
    expect(shown()).toMatchObject({ paletteColors: {} });
  });
});

test('after leaving, neither the system nor other tabs are heard', () => {
  const system = fakeDarkPreference(false);
  const { unmount } = render(page);
  unmount();
  document.documentElement.setAttribute('data-color-scheme', 'untouched');
  system.change(true);
  window.dispatchEvent(new StorageEvent('storage', { key: 'mui-mode', newValue: 'dark' }));
  expect(document.documentElement).toHaveAttribute('data-color-scheme', 'untouched');
});
