import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Sidebar, type SidebarProps } from '../../../src/site/navigation/Sidebar';
import { PageProviders, RootProviders } from '../../../src/site/providers/PageProviders';
import { NavigationTree } from '../../../src/site/navigation/NavigationTree';
import { ENTRIES } from './entries';

/** Each test has a product of its own, since the store keeps what it has fetched; the manifest names them all. */
const MANIFEST = Object.fromEntries(
  Array.from({ length: 20 }, (_, number) => [`product-${number}.en`, `/navigation/product-${number}.json`]),
);
let productId = 'product-0';
let answer: (url: string) => unknown;

beforeEach(() => {
  productId = `product-${Number(productId.split('-')[1]) + 1}`;
  answer = (url) =>
    url.endsWith('manifest.json') ? MANIFEST : { product: productId, language: 'en', entries: ENTRIES };
  window.fetch = jest.fn(async (input: unknown) => ({
    ok: true,
    json: async () => answer(String(input)),
  })) as unknown as typeof window.fetch;
});

function sidebar(props: Partial<SidebarProps> = {}) {
  return (
    <RootProviders>
      <PageProviders language="en">
        <Sidebar
          productId={productId}
          productName="My UI"
          language="en"
          path="/ui/installation"
          digest="1"
          {...props}
        />
      </PageProviders>
    </RootProviders>
  );
}

/** The page as the server sent it: the branch to the page open, everything else closed; then hydrated. */
async function hydrateServerPage() {
  const staticTree = renderToString(
    <RootProviders>
      <PageProviders language="en">
        <NavigationTree
          entries={ENTRIES}
          activePath="/ui/installation"
          ancestorPaths={new Set(['/ui/start'])}
          openPaths={new Set(['/ui/start'])}
        />
      </PageProviders>
    </RootProviders>,
  ).replace(/<div role="status".*$/s, '');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(sidebar()).replace(
    '<div class="nav-tree"></div>',
    `<div class="nav-tree">${staticTree}</div>`,
  );
  const errors: unknown[] = [];
  await act(async () => {
    hydrateRoot(container, <StrictMode>{sidebar()}</StrictMode>, {
      onRecoverableError: (error) => errors.push(error),
    });
  });
  return { container, errors };
}

afterEach(() => {
  document.body.innerHTML = '';
});

describe('Sidebar, hydrated', () => {
  it('keeps the HTML of the server and fetches nothing until the reader turns to it', async () => {
    const { errors } = await hydrateServerPage();
    const nav = screen.getByRole('navigation', { name: 'My UI documentation' });
    expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('Installation');
    expect(window.fetch).not.toHaveBeenCalled();
    expect(errors).toEqual([]);
  });

  it('applies a click on a toggle once the tree is here', async () => {
    const user = userEvent.setup();
    const answerNow = answer;
    let arrive = (): void => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    answer = async (url) => {
      await arrival;
      return answerNow(url);
    };
    await hydrateServerPage();
    await user.click(screen.getByRole('button', { name: 'Expand Components' }));
    expect(screen.queryByRole('link', { name: 'Button' })).not.toBeInTheDocument();
    arrive();
    expect(await screen.findByRole('link', { name: 'Button' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Collapse Components' })).toHaveFocus();
  });

  it('lets nothing go away under a pressed pointer, though the tree has arrived', async () => {
    const user = userEvent.setup();
    await hydrateServerPage();
    const toggle = screen.getByRole('button', { name: 'Expand Components' });
    await user.pointer({ keys: '[MouseLeft>]', target: toggle });
    await act(async () => toggle.focus());
    expect(toggle).toBeInTheDocument();
    await user.pointer({ keys: '[/MouseLeft]', target: toggle });
    expect(await screen.findByRole('link', { name: 'Button' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Collapse Components' })).toHaveFocus();
  });

  it('keeps the focus on the link that had it when the tree takes the place of the static one', async () => {
    await hydrateServerPage();
    const before = screen.getByRole('link', { name: 'Components' });
    await act(async () => before.focus());
    const after = await screen.findByRole('link', { name: 'Components' });
    expect(after).not.toBe(before);
    expect(after).toHaveFocus();
  });
});

describe('Sidebar', () => {
  it('fetches the tree at once where the page brought none, and opens the branch to the page', async () => {
    render(sidebar({ path: '/ui/react-box' }));
    expect(await screen.findByRole('link', { current: 'page' })).toHaveTextContent('Bóx');
    expect(screen.getByRole('button', { name: 'Collapse Components' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Expand Getting started' })).toBeVisible();
  });

  it('closes and opens a group, and opens it again when the reader goes to one of its pages', async () => {
    const user = userEvent.setup();
    const { rerender } = render(sidebar());
    await user.click(await screen.findByRole('button', { name: 'Collapse Getting started' }));
    expect(screen.queryByRole('link', { name: 'Installation' })).not.toBeInTheDocument();
    rerender(sidebar({ path: '/ui/usage' }));
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Usage');
  });

  it('narrows the tree as one types, says how much is left, and Escape brings everything back', async () => {
    const user = userEvent.setup();
    render(sidebar());
    await screen.findByRole('link', { name: 'Installation' });
    await user.type(screen.getByRole('textbox', { name: 'Filter pages' }), 'butt');
    expect(screen.getByRole('link', { name: 'Button' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Installation' })).not.toBeInTheDocument();
    expect(screen.getByText('Pages found: 1')).toHaveAttribute('role', 'status');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('textbox', { name: 'Filter pages' })).toHaveValue('');
    expect(screen.getByRole('link', { name: 'Installation' })).toBeVisible();
  });

  it('says that nothing matches', async () => {
    const user = userEvent.setup();
    render(sidebar());
    await screen.findByRole('link', { name: 'Installation' });
    await user.type(screen.getByRole('textbox', { name: 'Filter pages' }), 'xyz');
    expect(screen.getByText('No page matches “xyz”.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filter' }));
    expect(screen.getByRole('link', { name: 'Installation' })).toBeVisible();
  });

  it('is walked by arrow keys: down into the filtered tree, right to open, left to close and to go up', async () => {
    const user = userEvent.setup();
    render(sidebar());
    await screen.findByRole('link', { name: 'Installation' });
    await user.click(screen.getByRole('textbox', { name: 'Filter pages' }));
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Getting started' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('link', { name: 'Installation' })).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('link', { name: 'Getting started' })).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(screen.queryByRole('link', { name: 'Installation' })).not.toBeInTheDocument();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Components' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('link', { name: 'Button' })).toBeVisible();
    await user.keyboard('{End}');
    expect(screen.getByRole('link', { name: /Templates/ })).toHaveFocus();
  });

  it('fetches the tree anew when the navigation of the page changes under it', async () => {
    const { rerender } = render(sidebar());
    await screen.findByRole('link', { name: 'Installation' });
    answer = (url) =>
      url.endsWith('manifest.json')
        ? { [`${productId}.en`]: '/navigation/new.json' }
        : {
            product: productId,
            language: 'en',
            entries: [
              { pathname: '/ui/installation', title: 'Set up', href: '/ui/installation', hasPage: true },
            ],
          };
    rerender(sidebar({ digest: '2' }));
    expect(await screen.findByRole('link', { name: 'Set up' })).toBeVisible();
  });
});
