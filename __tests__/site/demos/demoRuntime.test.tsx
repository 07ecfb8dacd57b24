import { act, screen, waitFor } from '@testing-library/react';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import { useId, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { DemoRoot } from '../../../src/site/demos/DemoRoot';
import { mountDemo, type MountedDemo, type MountOptions } from '../../../src/site/demos/demoRuntime';
import { initialThemeState, type ThemeState } from '../../../src/site/theme/themeState';

function Demo() {
  const [count, setCount] = useState(0);
  const { direction } = useTheme();
  return (
    <Button id={useId()} data-direction={direction} onClick={() => setCount(count + 1)}>
      {`Count ${count}`}
    </Button>
  );
}

const mounted: MountedDemo[] = [];
let stage: HTMLElement;

beforeEach(() => {
  document.head.replaceChildren();
  stage = document.body.appendChild(document.createElement('div'));
});
afterEach(async () => {
  for (const demo of mounted.splice(0)) demo.unmount();
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
  stage.remove();
});

async function mount(given: Partial<MountOptions> = {}): Promise<MountedDemo> {
  const onReady = jest.fn();
  let demo: MountedDemo | undefined;
  await act(async () => {
    demo = mountDemo(stage, {
      Component: Demo,
      provider: 'material',
      props: {},
      themeState: initialThemeState,
      identifierPrefix: 'd1-',
      hydrate: false,
      texts: { crashed: 'It crashed.', reset: 'Reset demo' },
      onReady,
      ...given,
    });
  });
  await waitFor(() => expect(given.onReady ?? onReady).toHaveBeenCalledTimes(1));
  if (!demo) throw new Error('not mounted');
  mounted.push(demo);
  return demo;
}

const button = () => screen.getByRole('button');
const variables = () => document.getElementById('demo-theme-vars')?.textContent ?? '';
const changed = (change: Partial<ThemeState>): ThemeState => ({ ...initialThemeState, ...change });

describe('mountDemo', () => {
  it('takes up the HTML of the server: same element, same ids, nothing to complain about', async () => {
    const complaints = jest.spyOn(console, 'error');
    stage.innerHTML = renderToString(
      <DemoRoot>
        <Demo />
      </DemoRoot>,
      { identifierPrefix: 'd1-' },
    );
    // Rendered in this document, Emotion has put its styles into the head, not into the HTML.
    const served = button();
    const { id } = served;
    await mount({ hydrate: true });
    expect(button()).toBe(served);
    expect(served.id).toBe(id);
    expect(id).toContain('d1-');
    await act(async () => served.click());
    expect(served).toHaveTextContent('Count 1');
    expect(complaints).not.toHaveBeenCalled();
  });

  it('hydrates what the server saw, and shows the theme of the reader right after', async () => {
    const complaints = jest.spyOn(console, 'error');
    stage.innerHTML = renderToString(
      <DemoRoot>
        <Demo />
      </DemoRoot>,
      { identifierPrefix: 'd1-' },
    );
    const served = button();
    await mount({ hydrate: true, themeState: changed({ dense: true }) });
    await waitFor(() => expect(served).toHaveClass('MuiButton-sizeSmall'));
    expect(button()).toBe(served);
    expect(complaints).not.toHaveBeenCalled();
  });

  it('changes density, spacing, colours and direction, and keeps the state of the demo', async () => {
    const demo = await mount();
    await act(async () => button().click());
    await act(async () =>
      demo.update(
        changed({
          dense: true,
          spacing: 10,
          direction: 'rtl',
          paletteColors: { primary: { main: '#123456' } },
        }),
      ),
    );
    expect(button()).toHaveTextContent('Count 1');
    expect(button()).toHaveClass('MuiButton-sizeSmall');
    expect(button()).toHaveAttribute('data-direction', 'rtl');
    expect(button().className).toContain('css-rtl-');
    expect(variables()).toContain('--mui-spacing:10px');
    expect(variables()).toContain('--mui-palette-primary-main:#123456');
    expect(document.querySelectorAll('#demo-theme-vars')).toHaveLength(1);
  });

  it('has both colour schemes in the variables, so that a change of mode renders nothing', async () => {
    const demo = await mount();
    expect(variables()).toContain('[data-color-scheme="dark"]');
    const before = variables();
    const served = button().outerHTML;
    await act(async () => demo.update(changed({ paletteMode: 'dark' })));
    expect(variables()).toBe(before);
    expect(button().outerHTML).toBe(served);
  });

  it('leaves the variables of the server alone while the theme is the initial one', async () => {
    const style = document.head.appendChild(document.createElement('style'));
    style.id = 'demo-theme-vars';
    style.textContent = '/* from the server */';
    const demo = await mount();
    expect(variables()).toBe('/* from the server */');
    await act(async () => demo.update(changed({ spacing: 9 })));
    expect(variables()).toContain('--mui-spacing:9px');
    await act(async () => demo.update(initialThemeState));
    expect(variables()).toContain('--mui-spacing:8px');
  });

  it('forgets the state of a demo that is reset', async () => {
    const demo = await mount();
    await act(async () => button().click());
    expect(button()).toHaveTextContent('Count 1');
    await act(async () => demo.reset());
    expect(button()).toHaveTextContent('Count 0');
  });

  it('lets a demo bring a theme of its own', async () => {
    const { createTheme, ThemeProvider } = await import('@mui/material/styles');
    const theme = createTheme({ components: { MuiButton: { defaultProps: { size: 'large' } } } });
    await mount({
      Component: () => (
        <ThemeProvider theme={theme}>
          <Demo />
        </ThemeProvider>
      ),
    });
    expect(button()).toHaveClass('MuiButton-sizeLarge');
  });
});
