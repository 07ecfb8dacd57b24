import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadLiveModules } from 'docs-generated/live';
import { renderToString } from 'react-dom/server';
import { LiveDemo, type LiveDemoProps } from '../../../src/site/demos/LiveDemo';
import { counter, crash, inPage, styledCounter, stubSources } from './demoPage';

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
beforeAll(() => import('../../../src/site/demos/pageRuntime'), 30_000);

beforeEach(() => {
  jest.mocked(loadLiveModules).mockClear();
  stubSources();
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

  it('comes to life when the reader gets near, toolbar and all, and works', async () => {
    const reports = new Set<IntersectionObserverCallback>();
    Object.assign(window, {
      IntersectionObserver: class {
        constructor(callback: IntersectionObserverCallback) {
          reports.add(callback);
        }
        observe() {}
        disconnect() {}
      },
    });
    const { container } = render(inPage(<LiveDemo {...counter} />));
    const near = (isIntersecting: boolean) =>
      act(async () => {
        for (const report of reports)
          report([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver);
      });
    await near(false);
    expect(loadLiveModules).not.toHaveBeenCalled();
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
    await near(true);
    await userEvent.click(await screen.findByRole('button', { name: 'Clicked 0 times' }));
    expect(screen.getByRole('button', { name: 'Clicked 1 times' })).toBeInTheDocument();
    expect(container.querySelector('[data-demo="Counter"]')).toHaveAttribute('data-hydrated', 'true');
    expect(await screen.findByRole('toolbar', { name: 'Counter demo toolbar' })).toBeVisible();
    Reflect.deleteProperty(window, 'IntersectionObserver');
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

describe('the place of a demo', () => {
  const show = (options: LiveDemoProps['block']['options'], isFirst = true) =>
    render(inPage(<LiveDemo {...styledCounter} block={{ options }} isFirst={isFirst} />)).container;

  it.each([
    [null, 'demo-plain'],
    [{ bg: true }, 'demo-filled'],
    [{ bg: false }, 'demo-plain'],
    [{ bg: 'inline' }, 'demo-inline'],
    [{ bg: 'outlined' }, 'demo-outlined'],
    [{ bg: 'playground' }, 'demo-playground'],
    [{ bg: 'gradient' }, 'demo-gradient'],
  ] as const)('has the surface that %j asks for', (options, surface) => {
    expect(show(options).querySelector('[data-demo]')).toHaveClass(surface);
  });

  it('keeps the size that the author gives', () => {
    show({ maxWidth: 320, height: '50vh' });
    for (const stage of screen.getAllByRole('group', { name: 'Counter demo' })) {
      expect(stage).toHaveStyle({ maxInlineSize: '320px', minBlockSize: '50vh' });
    }
  });

  it('tells advertisements to keep away, where the author wants that', () => {
    expect(show({ disableAd: true }).querySelector('[data-demo]')).toHaveAttribute('data-disable-ad');
    expect(show({ disableAd: false }).querySelector('[data-demo]')).not.toHaveAttribute('data-disable-ad');
  });

  it('has the anchors of its sources, if it is the first of its name', () => {
    const ids = (container: HTMLElement) =>
      [...container.querySelectorAll('[id*="Counter"]')].map(({ id }) => id);
    expect(ids(show(null))).toEqual([
      'Counter',
      'Counter.tsx',
      'Counter.js',
      'system-Counter.tsx',
      'system-Counter.js',
      'css-Counter.js',
    ]);
    expect(ids(show(null, false))).toEqual([]);
  });

  it('runs in a frame where the author asks for one', () => {
    show({ iframe: true, height: 300 });
    expect(screen.getAllByTitle('Counter demo')[0]).toHaveStyle({ blockSize: '300px' });
  });
});

describe('a demo in the HTML of a page', () => {
  const html = (options: LiveDemoProps['block']['options']) => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(inPage(<LiveDemo {...counter} block={{ options }} />));
    document.body.append(page);
    return page;
  };

  it('has the excerpt, room for the toolbar, and the source ready to be opened', () => {
    const page = html(null);
    expect(within(page).getByText('the excerpt')).toBeInTheDocument();
    expect(page.querySelector('.demo-bar')).toBeEmptyDOMElement();
    expect(page.querySelector('.demo-source')).toHaveAttribute('hidden');
    expect(page.querySelector('.demo-source')).toHaveTextContent('Counter.tsx');
  });

  it('has the source open and no excerpt where the author wants that', () => {
    const page = html({ defaultCodeOpen: true });
    expect(page.querySelector('.demo-source')).not.toHaveAttribute('hidden');
    expect(within(page).queryByText('the excerpt')).not.toBeInTheDocument();
  });

  it('has neither toolbar nor source where the author hides the toolbar', () => {
    const page = html({ hideToolbar: true });
    expect(page.querySelector('.demo-bar, .demo-source, .demo-preview')).toBeNull();
  });
});
