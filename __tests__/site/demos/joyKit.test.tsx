import Button from '@mui/joy/Button';
import { useColorScheme, useTheme } from '@mui/joy/styles';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { DemoRoot } from '../../../src/site/demos/DemoRoot';
import '../../../src/site/demos/joyKit';
import { applyThemeVariables } from '../../../src/site/demos/demoStyles';
import { colorModeStore } from '../../../src/site/theme/colorMode';
import { initialThemeState, type ThemeState } from '../../../src/site/theme/themeState';

function Demo() {
  const { mode, colorScheme, setMode } = useColorScheme();
  const theme = useTheme();
  return (
    <>
      <p>{`${mode} ${colorScheme} ${'direction' in theme ? String(theme.direction) : ''} ${theme.palette.mode}`}</p>
      <Button onClick={() => setMode('dark')}>Go dark</Button>
    </>
  );
}

const show = (themeState: ThemeState = initialThemeState) =>
  render(
    <DemoRoot provider="joy" themeState={themeState}>
      <Demo />
    </DemoRoot>,
  );

let disconnect = () => {};
beforeEach(() => {
  document.head.replaceChildren();
  disconnect = colorModeStore.connect();
});
afterEach(() => disconnect());

describe('a Joy UI demo', () => {
  it('follows the colour mode of the page', async () => {
    show();
    expect(screen.getByText('system light ltr light')).toBeInTheDocument();
    await act(async () => colorModeStore.setMode('dark'));
    expect(screen.getByText('dark dark ltr dark')).toBeInTheDocument();
  });

  it('changes the colour mode of the page, and writes no attribute or key of its own', async () => {
    show();
    await act(async () => screen.getByRole('button').click());
    expect(colorModeStore.getState()).toMatchObject({ mode: 'dark', colorScheme: 'dark' });
    expect(document.documentElement).toHaveAttribute('data-color-scheme', 'dark');
    expect(document.documentElement.getAttributeNames().filter((name) => name.includes('joy'))).toEqual([]);
    expect(Object.keys(localStorage)).toEqual(['mui-mode']);
  });

  it('takes direction, density and colours of the reader', () => {
    show({ ...initialThemeState, direction: 'rtl', dense: true });
    expect(screen.getByText('system light rtl light')).toBeInTheDocument();
    expect(screen.getByRole('button')).toHaveClass('MuiButton-sizeSm');
    applyThemeVariables('joy', {
      ...initialThemeState,
      spacing: 10,
      paletteColors: { error: { 500: '#123456', main: '#654321' } },
    });
    const variables = document.getElementById('demo-theme-vars-joy')?.textContent ?? '';
    expect(variables).toContain('--joy-spacing:10px');
    expect(variables).toContain('--joy-palette-danger-500:#123456');
    expect(variables).not.toContain('#654321');
    expect(variables).toContain('[data-color-scheme="dark"]{');
  });

  it('is rendered on the server as the browser first renders it', () => {
    const html = renderToString(
      <DemoRoot provider="joy">
        <Demo />
      </DemoRoot>,
    );
    expect(html).toContain('undefined undefined ltr light');
  });
});
