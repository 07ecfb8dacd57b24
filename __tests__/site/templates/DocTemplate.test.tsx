import { render, screen, waitFor, within } from '@testing-library/react';
import { COMPONENT_LINK_HEADER } from '../../../src/site/components/DocBlocks';
import DocTemplate, { query, type DocTemplateProps } from '../../../src/site/templates/DocTemplate';
import { createBlock, createPage, inProviders } from '../components/docPage';
import { createContext } from './createContext';

function renderTemplate(props: Partial<DocTemplateProps> = {}, language = 'en') {
  return render(
    inProviders(
      <DocTemplate data={{ docPage: createPage() }} pageContext={createContext()} {...props} />,
      language,
    ),
  );
}

const withPackage = { ...createPage().frontMatter, packageName: '@mui/material' };

describe('DocTemplate', () => {
  it('has one main, with one h1, the lead and the text', () => {
    const blocks = [createBlock({ kind: 'html', html: '<h2>Usage</h2><p>Press it.</p>' })];
    renderTemplate({ data: { docPage: createPage({ blocks }) } });
    const main = screen.getByRole('main');
    expect(within(main).getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(within(main).getByRole('heading', { level: 1 })).toHaveTextContent('Button');
    expect(within(main).getByText('actions').tagName).toBe('EM');
    expect(within(main).getByText('Press it.')).toBeVisible();
  });

  it('is titled after the page and its product', async () => {
    renderTemplate();
    await waitFor(() => expect(document.title).toBe('React Button component - Material UI'));
  });

  it('shows the component links under the lead', () => {
    renderTemplate({ data: { docPage: createPage({ frontMatter: withPackage }) } });
    expect(screen.getAllByRole('link', { name: 'npm package' })).toHaveLength(1);
  });

  it('shows them once, and elsewhere, where the author placed them', () => {
    const blocks = [
      createBlock({ kind: 'html', html: '<h2>Usage</h2>' }),
      createBlock({ kind: 'component', name: COMPONENT_LINK_HEADER, props: {} }),
    ];
    renderTemplate({ data: { docPage: createPage({ frontMatter: withPackage, blocks }) } });
    const link = screen.getByRole('link', { name: 'npm package' });
    const heading = screen.getByRole('heading', { name: 'Usage' });
    expect(heading.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('says that a page is not translated, and in which language its text is', () => {
    renderTemplate({
      pageContext: createContext({ language: 'zh', fallbackLanguage: 'en' }),
      data: { docPage: createPage({ blocks: [createBlock({ kind: 'html', html: '<p>Press it.</p>' })] }) },
    });
    const notice = screen.getByRole('note');
    expect(within(notice).getByRole('link')).toHaveAttribute('href', '/material-ui/react-button');
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Press it.').closest('[lang]')).toHaveAttribute('lang', 'en');
  });

  it('shows the compiled text of an MDX page in place of blocks', () => {
    const docPage = createPage({
      format: 'mdx',
      blocks: [createBlock({ kind: 'html', html: '<p>Raw</p>' })],
    });
    renderTemplate({ data: { docPage }, children: <p>Compiled</p> });
    expect(screen.getByText('Compiled')).toBeVisible();
    expect(screen.queryByText('Raw')).not.toBeInTheDocument();
  });

  it('leads to the references of what it is about, in the language of the page', async () => {
    const apiReferences = [{ name: 'Button', path: '/material-ui/api/button' }];
    renderTemplate(
      { data: { docPage: createPage({ apiReferences }) }, pageContext: createContext({ language: 'zh' }) },
      'zh',
    );
    const links = await screen.findByRole('navigation', { name: 'API 参考' });
    expect(within(links).getByRole('link', { name: 'Button' })).toHaveAttribute(
      'href',
      '/zh/material-ui/api/button',
    );
  });

  it('leads to the tabs with its references, where it has some', () => {
    const tabs = [
      { tab: null, href: '/base-ui/react-button' },
      { tab: 'hooks-api', href: '/base-ui/react-button/hooks-api' },
    ] as const;
    renderTemplate({ pageContext: createContext({ tabs }) });
    const nav = screen.getByRole('navigation', { name: 'Parts of this page' });
    expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('Component');
    expect(within(nav).getByRole('link', { name: 'Hook API' })).toHaveAttribute('href', tabs[1].href);
  });

  it('asks for each field that it reads', () => {
    const asked = String(query);
    for (const field of Object.keys(createPage())) expect(asked).toMatch(new RegExp(`\\b${field}\\b`));
    for (const field of Object.keys(createBlock({ kind: 'html' }))) {
      expect(asked).toMatch(new RegExp(`\\b${field}\\b`));
    }
  });
});
