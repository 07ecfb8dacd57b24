import { act, screen, waitFor } from '@testing-library/react';
import { startIsland, writeHost } from '../../../src/site/demos/island';
import { initialThemeState } from '../../../src/site/theme/themeState';

const source = {
  entry: 'demo:material-ui/button/Counter:system',
  styling: null,
  isolated: false,
  liveKey: '/material-ui/react-button',
};
const setting = {
  props: {},
  themeState: initialThemeState,
  texts: { crashed: 'It crashed.', reset: 'Reset demo', unavailable: 'Not available.' },
};

/** A demo as the server left it in the page. */
function serveDemo() {
  const html = '<button type="button">Clicked <!-- -->0<!-- --> times</button>';
  const demo = { html, styles: [], provider: 'material', sheet: null, tailwind: null } as const;
  const host = writeHost('demo:material-ui/button/Counter:system', demo, false, 0);
  document.body.innerHTML = `<div id="root" data-demo="Counter"><div id="stage">${host}</div></div>`;
  const [root, stage] = [document.getElementById('root'), document.getElementById('stage')];
  if (!root || !stage) throw new Error('no demo');
  return { root, stage };
}

/** Material UI, which comes with the runtime, takes its time to load; no test is about that. */
beforeAll(() => import('../../../src/site/demos/pageRuntime'), 30_000);

describe('startIsland', () => {
  it('loses no click on a button that came before the code was there', async () => {
    const complaints = jest.spyOn(console, 'error');
    const { root, stage } = serveDemo();
    const island = startIsland(stage, source, () => setting);
    const button = screen.getByRole('button');
    button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    button.click();
    expect(root).not.toHaveAttribute('data-hydrated');
    await waitFor(() => expect(button).toHaveTextContent('Clicked 1 times'));
    expect(root).toHaveAttribute('data-hydrated', 'true');
    // It is the element that the server sent, taken up as it was.
    expect(screen.getByRole('button')).toBe(button);
    expect(complaints).not.toHaveBeenCalled();
    await act(async () => island.dispose());
  });

  it('mounts nothing once it has been disposed of, though its code was on the way', async () => {
    const { root, stage } = serveDemo();
    const before = stage.innerHTML;
    const island = startIsland(stage, source, () => setting);
    stage.dispatchEvent(new Event('focusin'));
    island.dispose();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(stage.innerHTML).toBe(before);
    expect(root).not.toHaveAttribute('data-hydrated');
  });

  it('leaves the HTML of the server where the code cannot be loaded', async () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { stage } = serveDemo();
    const before = stage.innerHTML;
    startIsland(stage, { ...source, entry: 'demo:no/such:system' }, () => setting);
    stage.dispatchEvent(new Event('focusin'));
    await waitFor(() => expect(complaints).toHaveBeenCalled());
    expect(stage.innerHTML).toBe(before);
  });
});
