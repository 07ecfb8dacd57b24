import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadLiveModules } from 'docs-generated/live';
import type { ReactNode } from 'react';
import { LiveDemo, type LiveDemoProps } from '../../../src/site/demos/LiveDemo';
import { PageProviders, RootProviders } from '../../../src/site/providers/PageProviders';

const source = (fileName: string, text: string) => ({
  fileName,
  html: `<span class="code-line"><span class="token">${text}</span>\n</span>`,
});

const counter: LiveDemoProps = {
  block: { options: null },
  liveKey: '/material-ui/react-button',
  demo: {
    demoId: 'material-ui/button/Counter',
    name: 'Counter',
    variants: [
      {
        styling: 'system',
        previewHtml: 'the excerpt',
        ts: source('Counter.tsx', 'const a: number = 1 &lt; 2;'),
        js: source('Counter.js', 'const a = 1 &lt; 2;'),
      },
    ],
  },
};
const crash: LiveDemoProps = {
  ...counter,
  demo: { ...counter.demo, demoId: 'material-ui/button/Crash', name: 'Crash' },
};

function inPage(content: ReactNode) {
  return (
    <RootProviders>
      <PageProviders language="en">{content}</PageProviders>
    </RootProviders>
  );
}

/** Renders a demo and comes near it, as a keyboard does; resolves when it reacts. */
async function wake(props: LiveDemoProps) {
  const view = render(inPage(<LiveDemo {...props} />));
  const root = view.container.querySelector<HTMLElement>('[data-demo]');
  if (!root) throw new Error('no demo');
  fireEvent.focusIn(screen.getByRole('group', { name: `${props.demo.name} demo` }));
  await waitFor(() => expect(root).toHaveAttribute('data-hydrated', 'true'), { timeout: 10_000 });
  return { ...view, root };
}

/** Material UI, which comes with the runtime, takes its time to load; no test is about that. */
beforeAll(() => import('../../../src/site/demos/demoRuntime'), 30_000);

beforeEach(() => {
  jest.mocked(loadLiveModules).mockClear();
});

/** React and the page say so when a demo fails; that is not what is tested. */
function expectComplaints() {
  return jest.spyOn(console, 'error').mockImplementation(() => {});
}

describe('LiveDemo', () => {
  it('loads no code before the reader comes near', () => {
    render(inPage(<LiveDemo {...counter} />));
    expect(loadLiveModules).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: /Clicked/ })).not.toBeInTheDocument();
  });

  it('comes to life when the reader gets near, and works', async () => {
    let report: IntersectionObserverCallback = () => {};
    Object.assign(window, {
      IntersectionObserver: class {
        constructor(callback: IntersectionObserverCallback) {
          report = callback;
        }
        observe() {}
        disconnect() {}
      },
    });
    const { container } = render(inPage(<LiveDemo {...counter} />));
    const near = (isIntersecting: boolean) =>
      act(async () => report([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver));
    await near(false);
    expect(loadLiveModules).not.toHaveBeenCalled();
    await near(true);
    await userEvent.click(await screen.findByRole('button', { name: 'Clicked 0 times' }));
    expect(screen.getByRole('button', { name: 'Clicked 1 times' })).toBeInTheDocument();
    expect(container.querySelector('[data-demo="Counter"]')).toHaveAttribute('data-hydrated', 'true');
  });

  it('gives the page the variables of the demos theme', async () => {
    await wake(counter);
    expect(document.getElementById('demo-theme-vars')?.textContent).toContain('--mui-palette-primary-main');
  });

  it('keeps a crash inside the demo, says what happened, and can be started anew', async () => {
    expectComplaints();
    const { root } = await wake(crash);
    const alert = within(root).getByRole('alert');
    expect(alert).toHaveTextContent('This demo stopped because of an error.');
    expect(alert).toHaveTextContent('This demo always crashes');
    await userEvent.click(within(alert).getByRole('button', { name: 'Reset demo' }));
    // It crashes each time, so what is seen is a new alert.
    await waitFor(() => expect(within(root).getByRole('alert')).not.toBe(alert));
  });

  it('says so where the code of a demo cannot be loaded', async () => {
    const complaints = expectComplaints();
    render(inPage(<LiveDemo {...counter} demo={{ ...counter.demo, demoId: 'no/such/demo' }} />));
    fireEvent.focusIn(screen.getByRole('group', { name: 'Counter demo' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This demo is not available.');
    expect(complaints).toHaveBeenCalledWith(
      expect.stringContaining('could not be loaded'),
      expect.any(Error),
    );
  });

  it('leaves nothing running behind', async () => {
    const { unmount } = await wake(counter);
    unmount();
    // The demo's own tree ends after the page's.
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('the source of a demo', () => {
  const show = (options: LiveDemoProps['block']['options'], variants = counter.demo.variants) =>
    render(inPage(<LiveDemo {...counter} block={{ options }} demo={{ ...counter.demo, variants }} />));
  const shownCode = () => screen.queryByText(/const a/);

  it('is collapsed to its excerpt, and opens', async () => {
    show(null);
    expect(screen.getByText('the excerpt')).toBeVisible();
    expect(shownCode()).not.toBeVisible();
    const toggle = screen.getByRole('button', { name: 'Show code' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    expect(screen.getByRole('button', { name: 'Hide code' })).toHaveAttribute('aria-expanded', 'true');
    expect(screen.queryByText('the excerpt')).not.toBeInTheDocument();
    expect(shownCode()).toBeVisible();
  });

  it('is in the page even while it is collapsed, for readers without a script', () => {
    show(null);
    expect(shownCode()).toHaveTextContent('const a: number = 1 < 2;');
  });

  it('changes between TypeScript and JavaScript', async () => {
    show({ defaultCodeOpen: true });
    expect(screen.getByText('Counter.tsx')).toBeVisible();
    expect(screen.getByRole('button', { name: 'TypeScript' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'JavaScript' }));
    expect(screen.getByRole('button', { name: 'JavaScript' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('Counter.js')).toBeVisible();
    expect(shownCode()).toHaveTextContent('const a = 1 < 2;');
  });

  it('has no choice of language where there is JavaScript alone', () => {
    show(null, [
      { styling: 'system', previewHtml: null, ts: null, js: source('Counter.js', 'const a = 1;') },
    ]);
    expect(screen.queryByRole('button', { name: 'TypeScript' })).not.toBeInTheDocument();
    expect(screen.getByText('Counter.js')).toBeInTheDocument();
  });

  it('is copied whole while it is collapsed', async () => {
    const user = userEvent.setup();
    show(null);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
    await expect(navigator.clipboard.readText()).resolves.toBe('const a: number = 1 < 2;\n');
  });

  it('is left out, with its toolbar, where the author hides the toolbar', () => {
    show({ hideToolbar: true });
    expect(screen.queryByRole('button', { name: 'Show code' })).not.toBeInTheDocument();
    expect(shownCode()).not.toBeInTheDocument();
  });

  it.each([
    [null, 'demo-plain'],
    [{ bg: true }, 'demo-filled'],
    [{ bg: 'inline' }, 'demo-inline'],
    [{ bg: 'gradient' }, 'demo-gradient'],
  ] as const)('stands on the surface that %j asks for', (options, surface) => {
    const { container } = show(options);
    expect(container.querySelector('[data-demo]')).toHaveClass(surface);
  });

  it('keeps the size that the author gives', () => {
    show({ maxWidth: 320, height: '50vh' });
    expect(screen.getByRole('group', { name: 'Counter demo' })).toHaveStyle({
      maxInlineSize: '320px',
      minBlockSize: '50vh',
    });
  });
});
