/** @jest-environment jsdom */
import '../setup/site';
import AppBar, { type AppBarProps } from '@mui/material/AppBar';
import { createTheme, extendTheme, getContrastRatio, ThemeProvider, type Theme } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import BasicAppBar from '../../content/material-ui/components/app-bar/BasicAppBar';
import BottomAppBar from '../../content/material-ui/components/app-bar/BottomAppBar';
import OwnColorAppBar from '../../content/material-ui/components/app-bar/OwnColorAppBar';
import ResponsiveAppBar from '../../content/material-ui/components/app-bar/ResponsiveAppBar';
import ScrollingAppBar from '../../content/material-ui/components/app-bar/ScrollingAppBar';
import SearchAppBar from '../../content/material-ui/components/app-bar/SearchAppBar';

describe('demos of the app bar', () => {
  test('messages are counted in the name of their button', async () => {
    const user = userEvent.setup();
    render(<BasicAppBar />);
    await user.click(screen.getByRole('button', { name: 'Messages, 3 unread' }));
    expect(screen.getByRole('button', { name: 'Messages' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Close the counter' }));
    expect(screen.getByRole('button', { name: 'Open the counter' })).toBeInTheDocument();
  });

  test('the search narrows the list, and says how many are left', async () => {
    const user = userEvent.setup();
    render(<SearchAppBar />);
    await user.type(screen.getByRole('searchbox', { name: 'Search the seeds' }), 'Bean');
    const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(names).toEqual(['Broad bean', 'Dwarf bean', 'Runner bean']);
    expect(screen.getByRole('status')).toHaveTextContent('Kinds: 3');
  });

  test('the drawer has the links of the bar, closes behind one, and hands the focus back', async () => {
    const user = userEvent.setup();
    render(<ResponsiveAppBar />);
    const opener = screen.getByRole('button', { name: 'Open the menu' });
    await user.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    const drawer = screen.getByRole('dialog', { name: 'Menu' });
    const link = within(drawer).getByRole('link', { name: 'Prices' });
    const target = document.getElementById(decodeURIComponent(link.getAttribute('href') ?? '').slice(1));
    expect(target).toHaveTextContent('A visit is four');
    await user.click(link);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opener).toHaveFocus();
  });

  test('the HTML of the server has the links once: those of the drawer come when it opens', () => {
    expect(renderToString(<ResponsiveAppBar />).match(/href="#/g)).toHaveLength(3);
  });

  test('a bar leaves on the way down, is not tabbed to meanwhile, and is back with the first step up', async () => {
    const { container } = render(<ScrollingAppBar />);
    const box = screen.getByRole('region', { name: 'Log of the voyage' });
    const bar = container.querySelector('.MuiAppBar-root');
    const scrollTo = (top: number) => {
      box.scrollTop = top;
      fireEvent.scroll(box);
    };
    expect(bar).toHaveClass('MuiPaper-elevation0');
    scrollTo(1);
    expect(bar).toHaveClass('MuiPaper-elevation4');
    expect(bar).toBeVisible();
    scrollTo(300);
    await waitFor(() => expect(bar).not.toBeVisible());
    scrollTo(290);
    expect(bar).toBeVisible();
  });

  test('a rehearsal has a color of its own, and says that it is one', async () => {
    const user = userEvent.setup();
    render(<OwnColorAppBar />);
    expect(screen.getByRole('status')).toHaveTextContent('Rehearsal: nothing is sent');
    await user.click(screen.getByRole('button', { name: 'Go live' }));
    expect(screen.getByRole('status')).toHaveTextContent('Signal box');
  });

  test('what is noted at the bottom is said, and can be taken back', async () => {
    const user = userEvent.setup();
    render(<BottomAppBar />);
    await user.click(screen.getByRole('button', { name: 'Note a bird' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    expect(screen.getByRole('status')).toHaveTextContent('Kestrel noted');
    await user.click(screen.getByRole('button', { name: 'Take the last one back' }));
    expect(screen.getByRole('status')).toHaveTextContent('Kestrel taken back');
  });
});

/** What is declared for a bar, with its custom properties put in. */
function readColors(props: AppBarProps, theme: Theme = createTheme()) {
  const { container, unmount } = render(
    <ThemeProvider theme={theme}>
      <AppBar {...props}>Bar</AppBar>
    </ThemeProvider>,
  );
  const bar = container.querySelector('.MuiAppBar-root');
  if (!bar) throw new Error('There is no bar');
  const style = getComputedStyle(bar);
  const resolve = (value: string) =>
    value.replace(/var\((--AppBar-\w+)\)/, (_whole, name: string) => style.getPropertyValue(name).trim());
  const colors = { background: resolve(style.backgroundColor), text: resolve(style.color) };
  unmount();
  return colors;
}

describe('what the page says of the app bar', () => {
  const dark = createTheme({ palette: { mode: 'dark' } });

  test('it is the banner of the page, unless it is a div', () => {
    const { rerender } = render(<AppBar>Bar</AppBar>);
    expect(screen.getByRole('banner')).toHaveTextContent('Bar');
    rerender(<AppBar component="div">Bar</AppBar>);
    expect(screen.queryByRole('banner')).toBeNull();
  });

  test('it is fixed by default, and only then marked for the padding of dialogs', () => {
    const { container, rerender } = render(<AppBar>Bar</AppBar>);
    expect(container.firstElementChild).toHaveClass('MuiAppBar-positionFixed', 'mui-fixed');
    rerender(<AppBar position="sticky">Bar</AppBar>);
    expect(container.firstElementChild).not.toHaveClass('mui-fixed');
  });

  test('a toolbar has no role, and the title is a heading of level six unless told otherwise', () => {
    render(
      <Toolbar>
        <Typography variant="h6">Title</Typography>
      </Toolbar>,
    );
    expect(screen.queryByRole('toolbar')).toBeNull();
    expect(screen.getByRole('heading', { level: 6 })).toHaveTextContent('Title');
  });

  test('toolbars are 56 px high, 48 in narrow wide-lying windows, 64 from 600 px on', () => {
    expect(createTheme().mixins.toolbar).toEqual({
      minHeight: 56,
      '@media (min-width:0px)': { '@media (orientation: landscape)': { minHeight: 48 } },
      '@media (min-width:600px)': { minHeight: 64 },
    });
  });

  test('in the dark its color does nothing, except with enableColorOnDark', () => {
    const paper = readColors({ color: 'inherit' }, dark);
    expect(readColors({ color: 'primary' }, dark)).toEqual(paper);
    expect(readColors({ color: 'default' }, dark)).toEqual(paper);
    const colored = readColors({ color: 'primary', enableColorOnDark: true }, dark);
    expect(colored.background).toBe(dark.palette.primary.main);
    expect(readColors({ color: 'default', enableColorOnDark: true }, dark).background).toBe(
      dark.palette.grey[900],
    );
  });

  test('with CSS variables, the dark scheme has two colors of its own for bars', () => {
    const theme = extendTheme({ colorSchemes: { light: true, dark: true } });
    expect(theme.colorSchemes.dark?.palette.AppBar).toMatchObject({
      darkBg: expect.stringContaining('--mui-palette-background-paper'),
      darkColor: expect.stringContaining('--mui-palette-text-primary'),
    });
  });

  test('with CSS variables and both schemes, the light one falls back on the layers of the dark', () => {
    const schemes = { light: true, dark: true } as const;
    const layerOf = ({ vars }: ReturnType<typeof extendTheme>, elevation: number) =>
      String(vars.overlays[elevation]);
    const layer = layerOf(extendTheme({ colorSchemes: schemes }), 4);
    expect(layer).toMatch(/^var\(--mui-overlays-4, linear-gradient\(rgba\(255 255 255 \/ 0\.092\)/);
    expect(layerOf(extendTheme({ colorSchemes: schemes }), 0)).not.toContain('gradient');
    // 9.2 % of white over #1976d2.
    expect(getContrastRatio('#fff', 'rgb(46, 131, 214)').toFixed(1)).toBe('3.9');
  });

  test('a theme can leave the layer to the dark scheme', () => {
    const theme = createTheme({
      cssVariables: { colorSchemeSelector: 'data-color-scheme' },
      colorSchemes: { light: true, dark: true },
      components: {
        MuiAppBar: {
          styleOverrides: {
            root: ({ theme: own }) => ({
              backgroundImage: 'none',
              ...own.applyStyles('dark', { backgroundImage: 'var(--Paper-overlay)' }),
            }),
          },
        },
      },
    });
    const imageIn = (scheme: string) => {
      document.documentElement.dataset['colorScheme'] = scheme;
      const bar = screen.getByRole('banner');
      return getComputedStyle(bar).backgroundImage;
    };
    render(
      <ThemeProvider theme={theme}>
        <AppBar>Bar</AppBar>
      </ThemeProvider>,
    );
    expect(imageIn('light')).toBe('none');
    expect(imageIn('dark')).not.toBe('none');
    delete document.documentElement.dataset['colorScheme'];
  });

  test('inherit inherits nothing', () => {
    const theme = createTheme();
    const { container } = render(
      <div style={{ color: 'rgb(1, 2, 3)' }}>
        <AppBar color="inherit">Bar</AppBar>
      </div>,
    );
    const bar = container.querySelector('.MuiAppBar-root');
    if (!bar) throw new Error('There is no bar');
    expect(getComputedStyle(bar).backgroundColor).toBe('rgb(255, 255, 255)');
    expect(theme.palette.background.paper).toBe('#fff');
    expect(getComputedStyle(bar).color).toBe(theme.palette.text.primary);
  });

  test('white on primary just reaches 4.5:1, and on a lighter shade it does not', () => {
    const { main } = createTheme().palette.primary;
    expect(getContrastRatio('#fff', main).toFixed(1)).toBe('4.6');
    // 15 % of white over #1976d2.
    expect(getContrastRatio('#fff', 'rgb(60, 139, 217)')).toBeLessThan(4.5);
  });

  test.each([
    ['left out, the window', {}, true],
    ['undefined, the window', { target: undefined }, true],
    ['null, nothing', { target: null }, false],
  ])('the target of a scroll trigger is, if %s', (_name, options, expected) => {
    function Trigger() {
      return <output>{String(useScrollTrigger(options))}</output>;
    }
    render(<Trigger />);
    act(() => {
      Object.assign(window, { pageYOffset: 101 });
      window.dispatchEvent(new Event('scroll'));
    });
    expect(screen.getByRole('status')).toHaveTextContent(String(expected));
    Object.assign(window, { pageYOffset: 0 });
  });

  test('a trigger waits for more than 100 px, and ends with one pixel upwards', () => {
    function Trigger() {
      return <output>{String(useScrollTrigger())}</output>;
    }
    render(<Trigger />);
    const readAt = (top: number) => {
      act(() => {
        Object.assign(window, { pageYOffset: top });
        window.dispatchEvent(new Event('scroll'));
      });
      return screen.getByRole('status').textContent;
    };
    expect([0, 100, 101, 500, 499].map(readAt)).toEqual(['false', 'false', 'true', 'true', 'false']);
    Object.assign(window, { pageYOffset: 0 });
  });
});
