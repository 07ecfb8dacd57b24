import { act, screen, waitFor } from '@testing-library/react';
import { useTheme } from '@mui/material/styles';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { initialThemeState } from '../../../../src/site/theme/themeState';
import { DemoRoot } from '../../../../src/site/demos/DemoRoot';
import type { FrameSetting } from '../../../../src/site/demos/frame/protocol';
import { startFrame } from '../../../../src/site/demos/frame/startFrame';

function Counter() {
  const [count, setCount] = useState(0);
  const { direction } = useTheme();
  if (count > 1) throw new Error('It counts to one only');
  return (
    <button data-direction={direction} onClick={() => setCount(count + 1)}>
      {`Count ${count}`}
    </button>
  );
}

const setting: FrameSetting = {
  themeState: { ...initialThemeState, direction: 'rtl', paletteMode: 'dark' },
  colorMode: { mode: 'dark', resolvedMode: 'dark', colorScheme: 'dark' },
  texts: { crashed: '此示例因出错而停止运行。', reset: '重置示例' },
};

/** A document as the build writes it, in a page whose window is `page`. */
function openFrame() {
  const page = document.createElement('iframe');
  document.body.replaceChildren(page);
  const host = document.createElement('div');
  host.id = 'demo';
  host.dataset['crashed'] = 'It stopped.';
  host.dataset['reset'] = 'Again';
  host.innerHTML = renderToString(
    <DemoRoot>
      <Counter />
    </DemoRoot>,
  );
  document.body.append(host);
  const { contentWindow } = page;
  if (!contentWindow) throw new Error('no window');
  Object.defineProperty(window, 'parent', { configurable: true, value: contentWindow });
  const heard = jest.spyOn(contentWindow, 'postMessage').mockImplementation(() => {});
  return {
    host,
    heard: () => heard.mock.calls.map(([message]) => (message as { kind: string }).kind),
    say(data: object, { source = contentWindow as Window, origin = window.location.origin } = {}) {
      return act(async () => {
        window.dispatchEvent(
          new MessageEvent('message', { data: { channel: 'docs-demo-frame', ...data }, origin, source }),
        );
      });
    },
  };
}

async function start() {
  const opened = openFrame();
  await act(async () => startFrame(Counter, { rendering: 'demo:docs/Counter:system', provider: 'material' }));
  await waitFor(() => expect(opened.heard()).toContain('ready'));
  return opened;
}

const button = () => screen.getByRole('button');

afterEach(() => {
  Object.defineProperty(window, 'parent', { configurable: true, value: window });
  for (const name of ['dir', 'data-color-scheme', 'data-mode'])
    document.documentElement.removeAttribute(name);
  document.body.removeAttribute('dir');
});

describe('startFrame', () => {
  it("takes up the server's HTML, and tells the page first that it listens, then that it is ready", async () => {
    const opened = openFrame();
    const served = opened.host.querySelector('button');
    await act(async () =>
      startFrame(Counter, { rendering: 'demo:docs/Counter:system', provider: 'material' }),
    );
    await waitFor(() => expect(opened.heard()).toEqual(['listening', 'ready']));
    expect(button()).toBe(served);
    act(() => button().click());
    expect(button()).toHaveTextContent('Count 1');
  });

  it('follows what the page says: direction, colour mode and theme, the state of the demo kept', async () => {
    const { say } = await start();
    act(() => button().click());
    await say({ kind: 'setting', setting });
    await waitFor(() => expect(button()).toHaveAttribute('data-direction', 'rtl'));
    expect(button()).toHaveTextContent('Count 1');
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    expect(document.body).toHaveAttribute('dir', 'rtl');
    expect(document.documentElement).toHaveAttribute('data-color-scheme', 'dark');
  });

  it('says again that it is ready to a page that has come to life later', async () => {
    const { say, heard } = await start();
    await say({ kind: 'setting', setting });
    expect(heard()).toEqual(['listening', 'ready', 'ready']);
  });

  it('starts anew when the page says so', async () => {
    const { say } = await start();
    act(() => button().click());
    await say({ kind: 'reset' });
    await waitFor(() => expect(button()).toHaveTextContent('Count 0'));
  });

  it('says in the language of the page that the demo crashed, and lets it start anew', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { say } = await start();
    await say({ kind: 'setting', setting });
    act(() => button().click());
    act(() => button().click());
    expect(screen.getByRole('alert')).toHaveTextContent('此示例因出错而停止运行。');
    expect(screen.getByRole('alert')).toHaveTextContent('It counts to one only');
    act(() => screen.getByRole('button', { name: '重置示例' }).click());
    await waitFor(() => expect(button()).toHaveTextContent('Count 0'));
  });

  it('has words of its own where no page has said any', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await start();
    act(() => button().click());
    act(() => button().click());
    expect(screen.getByRole('alert')).toHaveTextContent('It stopped.');
    expect(screen.getByRole('button', { name: 'Again' })).toBeInTheDocument();
  });

  it('does nothing that another window or another origin says', async () => {
    const { say } = await start();
    await say({ kind: 'setting', setting }, { source: window });
    await say({ kind: 'setting', setting }, { origin: 'https://elsewhere.example' });
    await say({ kind: 'setting', setting, channel: 'something-else' });
    expect(document.documentElement).not.toHaveAttribute('dir', 'rtl');
  });

  it('opened in a window of its own, takes the direction that the reader has stored', async () => {
    openFrame();
    Object.defineProperty(window, 'parent', { configurable: true, value: window });
    localStorage.setItem('docs-direction', 'rtl');
    await act(async () =>
      startFrame(Counter, { rendering: 'demo:docs/Counter:system', provider: 'material' }),
    );
    await waitFor(() => expect(button()).toHaveAttribute('data-direction', 'rtl'));
  });
});
