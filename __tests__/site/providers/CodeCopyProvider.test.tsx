import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AnalyticsProvider } from '../../../src/site/providers/AnalyticsProvider';
import { CodeCopyProvider } from '../../../src/site/providers/CodeCopyProvider';
import { TranslationsProvider } from '../../../src/site/providers/TranslationsProvider';
import { useClipboardCopy } from '../../../src/site/providers/useClipboardCopy';
import { registerServerStrings } from '../../../src/site/entry/registerServerStrings';

const sendEvent = jest.fn();
const writeText = jest.fn();

const block = (code: string, name: string) =>
  `<div class="code-block"><pre tabindex="0" aria-label="${name}"><code>${code}</code></pre>` +
  '<button type="button" class="code-copy" data-code-copy>Copy</button></div>';
const prose = `<p>Text</p>${block('<span class="code-line">npm <b>install</b>\n</span>', 'first')}${block('let a;', 'second')}`;

function renderPage({
  html = prose,
  language = 'en',
  children,
}: { html?: string; language?: string; children?: ReactNode } = {}) {
  const page = (content: string) => (
    <AnalyticsProvider analytics={{ sendEvent, setUserProperties: jest.fn() }}>
      <TranslationsProvider language={language}>
        <CodeCopyProvider>
          <main dangerouslySetInnerHTML={{ __html: content }} />
          {children}
        </CodeCopyProvider>
      </TranslationsProvider>
    </AnalyticsProvider>
  );
  const { rerender, unmount } = render(page(html));
  return { unmount, show: (content: string) => rerender(page(content)) };
}

/** Lets the promise of the clipboard settle. */
const settle = () => act(async () => {});
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const buttons = () => screen.getAllByRole('button').map((button) => button.textContent);

async function click(index: number) {
  const button = screen.getAllByRole('button')[index];
  if (button === undefined) throw new Error('No such button');
  fireEvent.click(button);
  await settle();
}

async function press(init: KeyboardEventInit, target: Element = document.activeElement ?? document.body) {
  const proceeds = fireEvent.keyDown(target, { key: 'c', ...init });
  await settle();
  return !proceeds;
}

/** Counts the timers of copy buttons that were started and not stopped; React's own are not ours. */
function watchTimers() {
  const started = jest.spyOn(window, 'setTimeout');
  const stopped = jest.spyOn(window, 'clearTimeout');
  const ours = () =>
    started.mock.results
      .filter((_result, index) => [1200, 2000].includes(started.mock.calls[index]?.[1] ?? 0))
      .map(({ value }) => value as unknown);
  return {
    started: () => ours().length,
    running: () =>
      ours().filter((timer) => !stopped.mock.calls.some(([cleared]) => cleared === timer)).length,
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  sendEvent.mockReset();
  writeText.mockReset().mockResolvedValue(undefined);
  Object.assign(navigator, { clipboard: { writeText } });
  window.getSelection()?.removeAllRanges();
});
afterEach(() => jest.useRealTimers());

describe('the copy button of a block', () => {
  test('copies the code without its last line break, and says so for two seconds', async () => {
    renderPage();
    await click(0);
    expect(writeText).toHaveBeenCalledWith('npm install');
    expect(buttons()).toEqual(['Copied', 'Copy']);
    expect(screen.getByRole('status')).toHaveTextContent('Copied to the clipboard');
    pass(1999);
    expect(buttons()).toEqual(['Copied', 'Copy']);
    pass(1);
    expect(buttons()).toEqual(['Copy', 'Copy']);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('pressed again, starts its two seconds anew', async () => {
    renderPage();
    await click(0);
    pass(1500);
    await click(0);
    pass(1500);
    expect(buttons()[0]).toBe('Copied');
    pass(500);
    expect(buttons()[0]).toBe('Copy');
  });

  test('is counted', async () => {
    window.history.replaceState(null, '', '/material-ui/react-button');
    renderPage();
    await click(1);
    expect(sendEvent).toHaveBeenCalledWith('code', {
      eventAction: 'copy',
      eventLabel: '/material-ui/react-button',
    });
  });

  test('where the browser refuses, nothing happens', async () => {
    writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    renderPage();
    await click(0);
    expect(buttons()).toEqual(['Copy', 'Copy']);
    expect(sendEvent).not.toHaveBeenCalled();
    Object.assign(navigator, { clipboard: undefined });
    await click(0);
    expect(buttons()).toEqual(['Copy', 'Copy']);
  });

  test('leaves no timer behind', async () => {
    const { unmount } = renderPage();
    const timers = watchTimers();
    await click(0);
    expect(timers.running()).toBe(2);
    unmount();
    expect(timers.running()).toBe(0);
  });
});

describe('Ctrl+C or Cmd+C', () => {
  const first = () => screen.getByLabelText('first');
  const second = () => screen.getByLabelText('second');

  test('copies the whole block under the pointer', async () => {
    renderPage();
    fireEvent.pointerOver(first());
    expect(await press({ ctrlKey: true })).toBe(true);
    expect(writeText).toHaveBeenCalledWith('npm install');
    expect(buttons()[0]).toBe('Copied');
    expect(sendEvent).toHaveBeenCalledWith('code', expect.objectContaining({ eventAction: 'copy-keyboard' }));
  });

  test('copies the whole block that has the focus', async () => {
    renderPage();
    second().focus();
    expect(await press({ metaKey: true })).toBe(true);
    expect(writeText).toHaveBeenCalledWith('let a;');
  });

  test('leaves selected text to the browser', async () => {
    renderPage();
    window.getSelection()?.selectAllChildren(first());
    fireEvent.pointerOver(first());
    expect(await press({ ctrlKey: true })).toBe(false);
    expect(writeText).not.toHaveBeenCalled();
  });

  test.each([
    ['without a modifier', {}],
    ['with Shift, which opens the browser’s tools', { ctrlKey: true, shiftKey: true }],
    ['with another key', { ctrlKey: true, key: 'x' }],
  ])('%s is nothing to us', async (_name, init) => {
    renderPage();
    fireEvent.pointerOver(first());
    expect(await press(init)).toBe(false);
    expect(writeText).not.toHaveBeenCalled();
  });

  test('outside any block, or once the pointer has left, is nothing to us', async () => {
    renderPage();
    expect(await press({ ctrlKey: true })).toBe(false);
    fireEvent.pointerOver(first());
    fireEvent.pointerOver(screen.getByText('Text'));
    expect(await press({ ctrlKey: true })).toBe(false);
  });

  test('in a field belongs to the field', async () => {
    renderPage({ html: `<div data-code-block=""><textarea></textarea><pre><code>x</code></pre></div>` });
    const field = screen.getByRole('textbox');
    fireEvent.pointerOver(field);
    expect(await press({ ctrlKey: true }, field)).toBe(false);
  });

  test('does not copy a block that is no longer on the page', async () => {
    const { show } = renderPage();
    fireEvent.pointerOver(first());
    show('<p>Another page</p>');
    expect(await press({ ctrlKey: true })).toBe(false);
  });
});

describe('in Chinese', () => {
  beforeEach(() => registerServerStrings());

  test('the buttons of the texts speak it too, those of the next page included', async () => {
    const { show } = renderPage({ language: 'zh' });
    expect(buttons()).toEqual(['复制', '复制']);
    await click(0);
    expect(buttons()).toEqual(['已复制', '复制']);
    show(block('next', 'next'));
    expect(buttons()).toEqual(['复制']);
  });

  test('so do buttons that appear later, before anyone can press them', () => {
    renderPage({ language: 'zh', html: '' });
    screen.getByRole('main').innerHTML = block('late', 'late');
    expect(buttons()).toEqual(['Copy']);
    fireEvent.pointerOver(screen.getByLabelText('late'));
    expect(buttons()).toEqual(['复制']);
  });
});

describe('useClipboardCopy', () => {
  function CopyLink({ timeout }: { timeout?: number }) {
    const { copy, isCopied } = useClipboardCopy(timeout);
    return <button onClick={() => void copy('link')}>{isCopied ? 'Done' : 'Copy link'}</button>;
  }

  test('is done for 1,200 ms, and says so to screen readers', async () => {
    renderPage({ html: '', children: <CopyLink /> });
    await click(0);
    expect(writeText).toHaveBeenCalledWith('link');
    expect(buttons()).toEqual(['Done']);
    expect(screen.getByRole('status')).toHaveTextContent('Copied to the clipboard');
    pass(1199);
    expect(buttons()).toEqual(['Done']);
    pass(1);
    expect(buttons()).toEqual(['Copy link']);
  });

  test('takes another time', async () => {
    renderPage({ html: '', children: <CopyLink timeout={50} /> });
    await click(0);
    pass(50);
    expect(buttons()).toEqual(['Copy link']);
  });

  test('where the browser refuses, it is never done', async () => {
    writeText.mockRejectedValue(new Error('denied'));
    renderPage({ html: '', children: <CopyLink /> });
    await click(0);
    expect(buttons()).toEqual(['Copy link']);
  });

  test('leaves no timer behind', async () => {
    const { unmount } = renderPage({ html: '', children: <CopyLink /> });
    const timers = watchTimers();
    await click(0);
    expect(timers.running()).toBe(2);
    unmount();
    expect(timers.running()).toBe(0);
  });

  test('starts no timer if the copy ends after it is gone', async () => {
    let finish = () => {};
    writeText.mockReturnValue(new Promise<void>((resolve) => (finish = resolve)));
    const { unmount } = renderPage({ html: '', children: <CopyLink /> });
    const timers = watchTimers();
    await click(0);
    unmount();
    finish();
    await settle();
    expect(timers.started()).toBe(0);
  });
});
