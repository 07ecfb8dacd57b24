import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPortal } from 'react-dom';
import * as exporting from '../../../src/site/demos/export';
import type { EditedDemoProps } from '../../../src/site/demos/editor';
import { LiveDemo, type LiveDemoProps } from '../../../src/site/demos/LiveDemo';
import { counter, counterSources, inPage, styledCounter, stubSources } from './demoPage';

jest.mock('../../../src/site/demos/export', () => ({
  createProject: jest.fn(() => ({ title: 'Counter', files: {}, openFile: 'Demo.tsx' })),
  openInStackBlitz: jest.fn(async () => {}),
  openInCodeSandbox: jest.fn(async () => {}),
}));

/** Stands for the editor: a field, and a place for what it runs. */
jest.mock('../../../src/site/demos/editor', () => ({
  EditedDemo: ({ variant, stageSlot, codeSlot, onEdited, onShown, onExit }: EditedDemoProps) => (
    <>
      {createPortal(<p>runs edited</p>, stageSlot)}
      {createPortal(
        <textarea
          aria-label="Editor"
          defaultValue={(variant.ts ?? variant.js).source}
          onChange={({ target }) => {
            onEdited(target.value);
            onShown?.();
          }}
          onKeyDown={({ key }) => key === 'Escape' && onExit()}
        />,
        codeSlot,
      )}
    </>
  ),
}));

/** Each test fetches from an address of its own: what was fetched once is not asked for again. */
let address = 0;
const at = (demo: LiveDemoProps['demo']) => ({
  ...demo,
  sourcesUrl: `/demos/Counter.${(address += 1)}.json`,
});

async function show(
  options: LiveDemoProps['block']['options'] = null,
  demo: LiveDemoProps['demo'] = counter.demo,
) {
  const user = userEvent.setup();
  const view = render(inPage(<LiveDemo {...counter} demo={at(demo)} block={{ options }} />));
  const bar = await screen.findByRole('toolbar', { name: 'Counter demo toolbar' });
  const tool = (name: string) => within(bar).getByRole('button', { name });
  return { ...view, user, bar, tool, choose: chooser(user, tool) };
}

function chooser(user: ReturnType<typeof userEvent.setup>, tool: (name: string) => HTMLElement) {
  return async (menu: string, entry: string, role = 'menuitem') => {
    await user.click(tool(menu));
    await user.click(screen.getByRole(role, { name: entry }));
  };
}

const shownCode = () => screen.queryByText(/const a/);

function narrow(isNarrow: boolean) {
  const { matchMedia } = window;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      query.includes('max-width')
        ? Object.assign(matchMedia.call(window, query), { matches: isNarrow })
        : matchMedia.call(window, query),
    );
}

/** What comes in chunks takes its time to load; no test is about that. */
beforeAll(async () => {
  await Promise.all([
    import('../../../src/site/demos/pageRuntime'),
    import('../../../src/site/demos/panel/DemoPanel'),
  ]);
}, 30_000);

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  // Without an observer everything is near.
  Reflect.deleteProperty(window, 'IntersectionObserver');
  stubSources();
  jest.mocked(exporting.createProject).mockClear();
  window.history.replaceState(null, '', '/material-ui/react-button/');
  for (const name of ['codeVariant', 'codeStyling']) document.cookie = `${name}=; path=/; max-age=0`;
});

describe('the toolbar of a demo', () => {
  it('is one stop of the Tab key, and the arrows, Home and End go through it', async () => {
    const { user, bar, tool } = await show();
    const buttons = within(bar).getAllByRole('button');
    expect(buttons.filter((button) => button.tabIndex === 0)).toEqual([tool('JavaScript')]);
    act(() => tool('JavaScript').focus());
    await user.keyboard('{ArrowRight}');
    expect(tool('TypeScript')).toHaveFocus();
    await user.keyboard('{End}');
    expect(tool('More actions')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(tool('JavaScript')).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(tool('Reset demo')).toHaveFocus();
    await user.keyboard('{Home}{ArrowRight}');
    expect(buttons.filter((button) => button.tabIndex === 0)).toEqual([tool('TypeScript')]);
  });

  it('is gone through the other way round from right to left', async () => {
    const { user, bar, tool } = await show();
    bar.style.direction = 'rtl';
    act(() => tool('JavaScript').focus());
    await user.keyboard('{ArrowLeft}');
    expect(tool('TypeScript')).toHaveFocus();
  });

  it('lets every button say what it does to analytics', async () => {
    const { bar } = await show();
    const actions = [...bar.querySelectorAll<HTMLElement>('[data-ga-event-category="demo"]')].map(
      ({ dataset }) => `${dataset['gaEventAction']} ${dataset['gaEventLabel']}`,
    );
    expect(actions).toEqual(
      ['source-js', 'source-ts', 'expand', 'copy', 'stackblitz', 'codesandbox', 'reset-focus', 'reset'].map(
        (action) => `${action} material-ui/button/Counter`,
      ),
    );
  });

  it('keeps rarely used actions in the menu on a phone, so that it stays one row', async () => {
    narrow(true);
    const { user, bar, tool } = await show();
    expect(
      within(bar)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['JavaScript', 'TypeScript', 'Show code', 'Copy', 'More actions']);
    await user.click(tool('More actions'));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Edit the code here',
      'Open in StackBlitz',
      'Open in CodeSandbox',
      'Go back to the start of the demo',
      'Reset demo',
      'View the source in the repository',
      'Copy link to the TypeScript source',
      'Copy link to the JavaScript source',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Open in StackBlitz' }));
    await waitFor(() => expect(exporting.openInStackBlitz).toHaveBeenCalled());
  });
});

describe('its menu', () => {
  it('opens by the arrow keys, is gone through by them, and gives the focus back on Escape', async () => {
    const { user, tool } = await show();
    act(() => tool('More actions').focus());
    await user.keyboard('{ArrowDown}');
    expect(tool('More actions')).toHaveAttribute('aria-expanded', 'true');
    const items = screen.getAllByRole('menuitem');
    expect(items[0]).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(items.at(-1)).toHaveFocus();
    await user.keyboard('{Home}c');
    expect(items[1]).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(tool('More actions')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(screen.getAllByRole('menuitem').at(-1)).toHaveFocus();
  });

  it('closes by a click elsewhere', async () => {
    const { user, tool } = await show();
    await user.click(tool('More actions'));
    await user.click(document.body);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('leads to the source in the repository', async () => {
    const { user, tool } = await show();
    await user.click(tool('More actions'));
    expect(screen.getByRole('menuitem', { name: 'View the source in the repository' })).toHaveAttribute(
      'href',
      'https://github.com/org/repo/blob/main/Counter.tsx',
    );
  });

  it.each([
    ['TypeScript', 'http://localhost/material-ui/react-button/#Counter.tsx'],
    ['JavaScript', 'http://localhost/material-ui/react-button/#Counter.js'],
  ])('copies a link to the %s source', async (language, url) => {
    const { choose } = await show();
    await choose('More actions', `Copy link to the ${language} source`);
    await expect(navigator.clipboard.readText()).resolves.toBe(url);
  });

  it('names the styling in the link of a demo that has several', async () => {
    const { choose } = await show(null, styledCounter.demo);
    await choose('Styling: MUI System', 'Plain CSS', 'menuitemradio');
    await choose('More actions', 'Copy link to the JavaScript source');
    await expect(navigator.clipboard.readText()).resolves.toMatch(/#css-Counter\.js$/);
  });
});

describe('the source', () => {
  it('is collapsed to its excerpt, and opens', async () => {
    const { user, tool } = await show();
    expect(screen.getByText('the excerpt')).toBeVisible();
    expect(tool('Show code')).toHaveAttribute('aria-expanded', 'false');
    await user.click(tool('Show code'));
    expect(tool('Hide code')).toHaveAttribute('aria-expanded', 'true');
    expect(screen.queryByText('the excerpt')).not.toBeInTheDocument();
    expect(await screen.findByText('const a: number = 1 < 2;')).toBeVisible();
    await user.click(tool('Hide code'));
    expect(shownCode()).not.toBeVisible();
    expect(screen.getByText('the excerpt')).toBeVisible();
  });

  it('is fetched once, when it is wanted', async () => {
    const fetched = stubSources();
    const { user, tool } = await show();
    expect(fetched).not.toHaveBeenCalled();
    await user.click(tool('Show code'));
    await user.click(tool('Copy'));
    await user.click(tool('Hide code'));
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('is TypeScript or JavaScript, in every demo of the page', async () => {
    const user = userEvent.setup();
    const first = { ...counter, demo: at(counter.demo), block: { options: { defaultCodeOpen: true } } };
    render(
      inPage(
        <>
          <LiveDemo {...first} />
          <LiveDemo {...first} isFirst={false} />
        </>,
      ),
    );
    expect(await screen.findAllByText('const a: number = 1 < 2;')).toHaveLength(2);
    const [button] = screen.getAllByRole('button', { name: 'JavaScript' });
    if (button) await user.click(button);
    for (const pressed of screen.getAllByRole('button', { name: 'JavaScript' })) {
      expect(pressed).toHaveAttribute('aria-pressed', 'true');
    }
    expect(screen.getAllByText('const a = 1 < 2;')).toHaveLength(2);
  });

  it('has no choice of language where there is JavaScript alone', async () => {
    const variants = counter.demo.variants.map((variant) => ({ ...variant, ts: null }));
    const { user, tool } = await show(null, { ...counter.demo, variants });
    expect(screen.queryByRole('button', { name: 'TypeScript' })).not.toBeInTheDocument();
    await user.click(tool('More actions'));
    expect(screen.queryByRole('menuitem', { name: /TypeScript/ })).not.toBeInTheDocument();
  });

  it('changes with the styling, and says which one is chosen', async () => {
    const { user, tool, choose } = await show({ defaultCodeOpen: true }, styledCounter.demo);
    expect(await screen.findByText('const a: number = 1 < 2;')).toBeVisible();
    await choose('Styling: MUI System', 'Plain CSS', 'menuitemradio');
    expect(await screen.findByText("import './styles.css';")).toBeVisible();
    expect(screen.getByText('index.js')).toBeVisible();
    expect(document.documentElement).toHaveAttribute('data-code-styling', 'css');
    await user.click(tool('Styling: Plain CSS'));
    expect(screen.getByRole('menuitemradio', { name: 'Plain CSS' })).toHaveAttribute('aria-checked', 'true');
    expect(screen.getByRole('menuitemradio', { name: 'MUI System' })).toHaveAttribute(
      'aria-checked',
      'false',
    );
  });

  it('has the files that the demo imports, as tabs', async () => {
    const { user, tool } = await show({ defaultCodeOpen: true });
    const files = await screen.findByRole('tablist', { name: 'Files of Counter' });
    expect(within(files).getByRole('tab', { name: 'Counter.tsx' })).toHaveAttribute('aria-selected', 'true');
    await user.click(within(files).getByRole('tab', { name: 'parts/rows.ts' }));
    expect(screen.getByRole('tabpanel', { name: 'parts/rows.ts' })).toHaveTextContent(
      'export const rows: string[] = [];',
    );
    await user.click(tool('Copy'));
    await expect(navigator.clipboard.readText()).resolves.toBe('export const rows: string[] = [];\n');
    act(() => within(files).getByRole('tab', { name: 'parts/rows.ts' }).focus());
    await user.keyboard('{ArrowRight}');
    expect(within(files).getByRole('tab', { name: 'data.json' })).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: 'data.json' })).toHaveTextContent('{}');
  });

  it('is copied whole while it is collapsed; the button says so for 1.2 seconds', async () => {
    const { user, tool } = await show();
    await user.click(tool('Copy'));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
    await expect(navigator.clipboard.readText()).resolves.toBe('const a: number = 1 < 2;\n');
    const announced = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(announced).toContain('Copied to the clipboard');
    await waitFor(() => expect(tool('Copy')).toBeInTheDocument(), { timeout: 1500 });
  });

  it('that cannot be loaded is reported, and asked for again', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    stubSources(async () => Promise.reject(new Error('offline')));
    const { user, tool } = await show();
    await user.click(tool('Copy'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The source could not be loaded.');
    stubSources();
    await user.click(tool('Copy'));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await expect(navigator.clipboard.readText()).resolves.toBe('const a: number = 1 < 2;\n');
  });
});

describe('opening a demo elsewhere', () => {
  it.each([
    ['Open in StackBlitz', 'openInStackBlitz'],
    ['Open in CodeSandbox', 'openInCodeSandbox'],
  ] as const)('"%s" takes the sources as they are chosen', async (name, open) => {
    const { user, tool } = await show();
    await user.click(tool('JavaScript'));
    await user.click(tool(name));
    await waitFor(() =>
      expect(exporting.createProject).toHaveBeenCalledWith(counterSources, {
        styling: 'system',
        variant: 'JS',
      }),
    );
    expect(exporting[open]).toHaveBeenCalled();
  });

  it('is not offered where the author hides it; the repository still is', async () => {
    const { user, tool } = await show({ hideEditButton: true });
    expect(screen.queryByRole('button', { name: /StackBlitz|CodeSandbox/ })).not.toBeInTheDocument();
    expect(tool('Edit the code here')).toBeVisible();
    await user.click(tool('More actions'));
    expect(screen.getByRole('menuitem', { name: 'View the source in the repository' })).toBeVisible();
  });
});

describe('starting anew', () => {
  it('forgets what the demo had come to, and says so', async () => {
    const { user, tool } = await show();
    await user.click(await screen.findByRole('button', { name: 'Clicked 0 times' }, { timeout: 10_000 }));
    await user.click(screen.getByRole('button', { name: 'Clicked 1 times' }));
    await user.click(tool('Reset demo'));
    expect(await screen.findByRole('button', { name: 'Clicked 0 times' })).toBeVisible();
    const announced = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(announced).toContain('The demo was reset');
  }, 15_000);

  it('puts the focus where the demo begins, so that Tab leads into it', async () => {
    const { user, tool } = await show();
    await screen.findByRole('button', { name: /Clicked/ }, { timeout: 10_000 });
    await user.click(tool('Go back to the start of the demo'));
    const stage = screen.getByRole('group', { name: 'Counter demo' });
    expect(stage).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: /Clicked/ })).toHaveFocus();
    expect(stage).not.toHaveAttribute('tabindex');
  }, 15_000);
});

describe('editing', () => {
  const editor = () => screen.findByRole('textbox', { name: 'Editor' });

  it('starts by a click into the code', async () => {
    const { user, container } = await show({ defaultCodeOpen: true });
    await user.click(await screen.findByText('const a: number = 1 < 2;'));
    expect(await editor()).toHaveValue('const a: number = 1 < 2;\n');
    expect(screen.getByText('runs edited')).toBeInTheDocument();
    const root = container.querySelector('[data-demo]');
    expect(root).toHaveAttribute('data-editing', 'ready');
    await user.type(await editor(), '!');
    expect(root).toHaveAttribute('data-editing', 'shown');
  });

  it('starts by Ctrl+Enter on the code, and Escape leads back to it', async () => {
    const { user } = await show({ defaultCodeOpen: true });
    const code = (await screen.findByText('const a: number = 1 < 2;')).closest('pre');
    act(() => code?.focus());
    expect(code).toHaveAccessibleDescription('Ctrl + Enter to edit');
    await user.keyboard('{Control>}{Enter}{/Control}');
    (await editor()).focus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('textbox', { name: 'Editor' })).not.toBeInTheDocument();
    expect(screen.getByText('const a: number = 1 < 2;').closest('pre')).toHaveFocus();
  });

  it('starts by its button, opening the code; what was typed is what is copied and exported', async () => {
    const { user, tool, container } = await show();
    await user.click(tool('Edit the code here'));
    await user.clear(await editor());
    await user.type(await editor(), 'edited');
    await user.click(tool('Copy'));
    await expect(navigator.clipboard.readText()).resolves.toBe('edited');
    await user.click(tool('Open in CodeSandbox'));
    await waitFor(() =>
      expect(exporting.createProject).toHaveBeenCalledWith(counterSources, {
        styling: 'system',
        variant: 'TS',
        edited: 'edited',
      }),
    );
    (await editor()).focus();
    await user.keyboard('{Escape}');
    expect(container.querySelector('[role="toolbar"] :focus')).toBeInTheDocument();
    expect(await editor()).toHaveValue('edited');
  });

  it('keeps language and styling while there is something to lose, and reset throws it away', async () => {
    const { user, tool, container } = await show({ defaultCodeOpen: true }, styledCounter.demo);
    await user.click(await screen.findByText('const a: number = 1 < 2;'));
    await user.type(await editor(), '!');
    expect(tool('JavaScript')).toHaveAttribute('aria-disabled', 'true');
    await user.click(tool('JavaScript'));
    await user.click(tool('Styling: MUI System'));
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(await editor()).toBeInTheDocument();

    await user.click(tool('Reset demo'));
    expect(screen.queryByRole('textbox', { name: 'Editor' })).not.toBeInTheDocument();
    expect(container.querySelector('[data-demo]')).not.toHaveAttribute('data-editing');
    expect(shownCode()).toHaveTextContent('const a: number = 1 < 2;');
    expect(tool('JavaScript')).not.toHaveAttribute('aria-disabled');
  });

  it('makes way for another choice while nothing was typed', async () => {
    const { user, tool } = await show({ defaultCodeOpen: true });
    await user.click(await screen.findByText('const a: number = 1 < 2;'));
    await editor();
    await user.click(tool('JavaScript'));
    expect(screen.queryByRole('textbox', { name: 'Editor' })).not.toBeInTheDocument();
    expect(shownCode()).toHaveTextContent('const a = 1 < 2;');
  });

  it('is not possible where the author does not want it', async () => {
    const { user } = await show({ defaultCodeOpen: true, disableLiveEdit: true });
    expect(screen.queryByRole('button', { name: 'Edit the code here' })).not.toBeInTheDocument();
    await user.click(await screen.findByText('const a: number = 1 < 2;'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
    expect(screen.queryByRole('textbox', { name: 'Editor' })).not.toBeInTheDocument();
  });
});

describe('a link to a source', () => {
  const visit = (hash: string) => window.history.replaceState(null, '', `/material-ui/react-button/${hash}`);

  it.each([
    ['#Counter.tsx', 'const a: number = 1 < 2;', 'TS', 'system'],
    ['#Counter.js', 'const a = 1 < 2;', 'JS', 'system'],
    ['#css-Counter.js', "import './styles.css';", 'JS', 'css'],
  ])('%s opens it in its language and styling', async (hash, text, language, styling) => {
    visit(hash);
    await show(null, styledCounter.demo);
    expect(await screen.findByText(text)).toBeVisible();
    expect(document.documentElement.dataset).toMatchObject({ codeVariant: language, codeStyling: styling });
  });

  it('is followed when the reader is on the page already', async () => {
    const { user, tool } = await show(null, styledCounter.demo);
    await user.click(tool('TypeScript'));
    act(() => {
      window.location.hash = '#css-Counter.js';
    });
    expect(await screen.findByText("import './styles.css';")).toBeVisible();
  });

  it.each(['#Counter', '#Other.js', '#tailwind-Counter.tsx'])('%s opens nothing', async (hash) => {
    visit(hash);
    const { tool } = await show(null, styledCounter.demo);
    expect(tool('Show code')).toBeVisible();
  });

  it('opens the first of two demos of a name', async () => {
    visit('#Counter.tsx');
    render(inPage(<LiveDemo {...counter} demo={at(counter.demo)} isFirst={false} />));
    expect(await screen.findByRole('button', { name: 'Show code' })).toBeVisible();
  });
});
