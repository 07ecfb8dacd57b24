import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageContext } from '../../../src/domain/page';
import { loadStrings } from '../../../src/site/i18n/loadStrings';
import { DocLayout } from '../../../src/site/layouts/DocLayout';
import { readPageContext } from '../../../src/site/layouts/readPageContext';
import { inProviders } from '../components/docPage';
import { createContext } from '../templates/createContext';

beforeAll(() => loadStrings('zh'));

beforeEach(() => {
  window.fetch = jest.fn(async () => ({
    ok: true,
    json: async () => ({}),
  })) as unknown as typeof window.fetch;
});

function layout(page: PageContext | null) {
  return inProviders(
    <DocLayout page={page}>
      <main id="main-content">
        <button type="button">In the text</button>
      </main>
    </DocLayout>,
    page?.language,
  );
}

/** The names of the products and versions among a menu's links. */
function linksOf(label: string) {
  const menu = screen.getByText(label).closest('details') as HTMLElement;
  return [...menu.querySelectorAll('a')];
}

describe('DocLayout', () => {
  it('starts with a link past everything to the text', () => {
    render(layout(createContext()));
    const link = screen.getAllByRole('link')[0];
    expect(link).toHaveAccessibleName('Skip to content');
    expect(link).toHaveAttribute('href', '#main-content');
  });

  it('leads from one product to the others, in the language of the page', () => {
    render(layout(createContext({ language: 'zh' })));
    const links = linksOf('切换产品');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/zh/material-ui/getting-started',
      '/zh/joy-ui/getting-started',
    ]);
    expect(links[0]).toHaveAttribute('aria-current', 'true');
    expect(links[1]).not.toHaveAttribute('aria-current');
  });

  it('lists the versions of the product, the current one marked and no link where it leads nowhere', () => {
    render(layout(createContext()));
    expect(linksOf('Documentation version').map((link) => link.href)).toEqual(['https://v5.example.com/']);
    expect(screen.getByText('(current)').parentElement).toHaveTextContent('v6.4.8');
  });

  it('needs no version menu for a single version', () => {
    render(layout(createContext({ productId: 'joy-ui', docPath: '/joy-ui/getting-started' })));
    expect(screen.getByText('v5.0.0-beta.49')).toBeVisible();
    expect(screen.queryByText('Documentation version')).not.toBeInTheDocument();
  });

  it('has no language menu where one language is listed', () => {
    render(layout(createContext()));
    expect(screen.queryByText('Language')).not.toBeInTheDocument();
  });

  it('has a way back from a language that is not listed, by a full load of the page', async () => {
    render(layout(createContext({ language: 'zh' })));
    const links = linksOf('语言');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['English', '/material-ui/react-button'],
      ['中文', '/zh/material-ui/react-button'],
    ]);
    // gatsby-plugin-catch-links would turn the click into client navigation if it heard of it.
    const onWindow = jest.fn();
    window.addEventListener('click', onWindow);
    links[0]?.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(links[0] as HTMLElement);
    window.removeEventListener('click', onWindow);
    expect(onWindow).not.toHaveBeenCalled();
  });

  it('changes colour mode and direction', async () => {
    const user = userEvent.setup();
    render(layout(createContext()));
    await user.click(screen.getByRole('radio', { name: 'Dark', hidden: true }));
    expect(screen.getByRole('radio', { name: 'Dark', hidden: true })).toBeChecked();
    expect(document.documentElement).toHaveAttribute('data-color-scheme', 'dark');
    await user.click(screen.getByRole('radio', { name: 'Right to left', hidden: true }));
    expect(document.body).toHaveAttribute('dir', 'rtl');
  });

  it('has header and text, but neither sidebar nor product, around a page that is no document', () => {
    render(layout(null));
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Open navigation' })).not.toBeInTheDocument();
  });
});

describe('the drawer', () => {
  it('takes the focus, keeps the rest of the page out of reach, and Escape gives the focus back', async () => {
    const user = userEvent.setup();
    render(layout(createContext()));
    const button = screen.getByRole('button', { name: 'Open navigation' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    const drawer = screen.getByRole('dialog', { name: 'Material UI documentation' });
    expect(within(drawer).getByRole('button', { name: 'Close navigation' })).toHaveFocus();
    expect(screen.getByText('In the text').closest('[inert]')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  it('closes by its button, and when another page is shown', async () => {
    const user = userEvent.setup();
    const { rerender } = render(layout(createContext()));
    await user.click(screen.getByRole('button', { name: 'Open navigation' }));
    await user.click(screen.getByRole('button', { name: 'Close navigation' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Open navigation' }));
    rerender(layout(createContext({ docPath: '/material-ui/react-table' })));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('readPageContext', () => {
  it('knows the context of a document from that of any other page', () => {
    expect(readPageContext({})).toBeNull();
    const context = { ...createContext() };
    expect(readPageContext(context)).toBe(context);
  });
});
