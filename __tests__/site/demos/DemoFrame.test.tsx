import { act, render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { frameUrl } from '../../../src/domain/frames';
import { DemoFrame, type DemoFrameProps } from '../../../src/site/demos/DemoFrame';
import type { DemoStageHandle } from '../../../src/site/demos/DemoStage';
import { PageProviders, RootProviders } from '../../../src/site/providers/PageProviders';
import { useThemeDispatch } from '../../../src/site/providers/ThemeProvider';

const demo = { demoId: 'docs/Desk', name: 'Desk', variants: [{ styling: 'system' as const }] };
const styled = { ...demo, variants: [...demo.variants, { styling: 'css' as const }] };

function Denser() {
  const dispatch = useThemeDispatch();
  return <button onClick={() => dispatch({ type: 'SET_DENSE', payload: true })}>Denser</button>;
}

function inPage(props: Partial<DemoFrameProps>, language = 'en') {
  return (
    <RootProviders>
      <PageProviders language={language}>
        <div data-demo="Desk">
          <DemoFrame demo={demo} options={{}} liveKey={null} {...props} />
        </div>
        <Denser />
      </PageProviders>
    </RootProviders>
  );
}

const frame = (name = 'Desk demo') => screen.getAllByTitle<HTMLIFrameElement>(name)[0] as HTMLIFrameElement;

/** Loads a frame, which jsdom does not, and hears what the page says to it. */
function listenIn(target: HTMLIFrameElement) {
  if (!target.contentWindow || !target.contentDocument) throw new Error('no window');
  const host = target.contentDocument.createElement('div');
  host.id = 'demo';
  target.contentDocument.replaceChildren(host);
  const said = jest.spyOn(target.contentWindow, 'postMessage').mockImplementation(() => {});
  return () =>
    said.mock.calls.map(([message, origin]) => ({ message: message as unknown, origin: origin as unknown }));
}

/** A message as a browser delivers it. */
function say(source: Window | null, data: object, origin = window.location.origin) {
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
  });
}

const root = () => document.querySelector<HTMLElement>('[data-demo]');

describe('DemoFrame', () => {
  it("is in the server's HTML, so that it shows without a script", () => {
    const html = renderToString(inPage({ options: { height: 300, maxWidth: '30em' } }));
    expect(html).toContain(`src="${frameUrl('docs/Desk', 'system')}"`);
    expect(html).toContain('title="Desk demo"');
    expect(html).toContain('loading="lazy"');
    expect(html).toContain('block-size:300px');
    expect(html).toContain('max-inline-size:30em');
  });

  it('has a height of its own where the author gives none', () => {
    render(inPage({}));
    expect(frame()).toHaveStyle({ blockSize: '400px' });
  });

  it('has a frame for each styling, of which CSS shows one', () => {
    render(inPage({ demo: styled }));
    const stages = [...document.querySelectorAll<HTMLElement>('.demo-stage')];
    expect(stages.map(({ dataset }) => [dataset['styling'], dataset['shownFor']])).toEqual([
      ['system', 'system tailwind'],
      ['css', 'css'],
    ]);
    expect(stages.map((stage) => within(stage).getByTitle('Desk demo').getAttribute('src'))).toEqual([
      frameUrl('docs/Desk', 'system'),
      frameUrl('docs/Desk', 'css'),
    ]);
  });

  it('tells a frame that asks what the reader has set, in the language of the page', () => {
    render(inPage({}));
    const said = listenIn(frame());
    say(frame().contentWindow, { channel: 'docs-demo-frame', kind: 'listening' });
    expect(said()).toEqual([
      {
        message: {
          channel: 'docs-demo-frame',
          kind: 'setting',
          setting: {
            themeState: expect.objectContaining({ dense: false, direction: 'ltr', spacing: 8 }) as unknown,
            colorMode: { mode: 'system', resolvedMode: 'light', colorScheme: 'light' },
            texts: { crashed: 'This demo stopped because of an error.', reset: 'Reset demo' },
          },
        },
        origin: window.location.origin,
      },
    ]);
  });

  it('tells it of every change', () => {
    render(inPage({}));
    const said = listenIn(frame());
    act(() => screen.getByRole('button', { name: 'Denser' }).click());
    expect(said()).toHaveLength(1);
    expect(said()[0]?.message).toMatchObject({ kind: 'setting', setting: { themeState: { dense: true } } });
  });

  it('says nothing to a frame that is not loaded', () => {
    render(inPage({}));
    const said = listenIn(frame());
    frame().contentDocument?.replaceChildren();
    act(() => screen.getByRole('button', { name: 'Denser' }).click());
    expect(said()).toEqual([]);
  });

  it('is marked as hydrated once the frame says so, and no longer when it has gone', () => {
    const { rerender } = render(inPage({}));
    expect(root()).not.toHaveAttribute('data-hydrated');
    say(frame().contentWindow, { channel: 'docs-demo-frame', kind: 'ready' });
    expect(root()).toHaveAttribute('data-hydrated', 'true');
    expect(document.querySelector('.demo-stage')).toHaveAttribute('data-hydrated', 'true');
    rerender(inPage({ demo: { ...demo, variants: [] } }));
    expect(root()).not.toHaveAttribute('data-hydrated');
  });

  it('believes nobody but its frame, and no other origin', () => {
    render(inPage({}));
    const ready = { channel: 'docs-demo-frame', kind: 'ready' };
    say(window, ready);
    say(null, ready);
    say(frame().contentWindow, ready, 'https://elsewhere.example');
    say(frame().contentWindow, { kind: 'ready' });
    expect(root()).not.toHaveAttribute('data-hydrated');
  });

  it('starts the demo anew when asked to', () => {
    const handle = createRef<DemoStageHandle>();
    render(inPage({ ref: handle }));
    const said = listenIn(frame());
    handle.current?.reset();
    expect(said().map(({ message }) => message)).toEqual([{ channel: 'docs-demo-frame', kind: 'reset' }]);
  });

  it('loads the document again when the demo has been edited', () => {
    const { rerender } = render(inPage({ demo: { ...demo, sourcesUrl: '/demos/Desk.1.json' } }));
    const before = frame();
    rerender(inPage({ demo: { ...demo, sourcesUrl: '/demos/Desk.1.json' } }));
    expect(frame()).toBe(before);
    rerender(inPage({ demo: { ...demo, sourcesUrl: '/demos/Desk.2.json' } }));
    expect(frame()).not.toBe(before);
  });
});
