import { screen, within } from '@testing-library/react';
import { Breadcrumbs } from '../../../src/site/components/Breadcrumbs';
import { ComponentLinks, hasComponentLinks } from '../../../src/site/components/ComponentLinks';
import { PageFooter } from '../../../src/site/components/PageFooter';
import { UntranslatedNotice } from '../../../src/site/components/UntranslatedNotice';
import { createPage, renderInPage, renderInProviders } from './docPage';

describe('Breadcrumbs', () => {
  it('links the groups that have a page and names the others', () => {
    renderInProviders(
      <Breadcrumbs
        items={[
          { title: 'Components', href: null },
          { title: 'Inputs', href: '/ui/inputs' },
        ]}
      />,
    );
    const nav = screen.getByRole('navigation', { name: 'Breadcrumbs' });
    expect(within(nav).getByText('Components').closest('a')).toBeNull();
    expect(within(nav).getByRole('link', { name: 'Inputs' })).toHaveAttribute('href', '/ui/inputs');
  });

  it('is not there at the top level', () => {
    renderInProviders(<Breadcrumbs items={[]} />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});

describe('ComponentLinks', () => {
  const empty = createPage().frontMatter;

  it('has a link for all that the front matter names', () => {
    const frontMatter = {
      ...empty,
      githubSource: 'packages/button/src',
      githubLabel: 'component: button',
      packageName: '@mui/material',
      waiAria: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
      materialDesign: 'https://m2.material.io/components/buttons',
      unstyled: '/base-ui/react-button',
    };
    renderInPage(<ComponentLinks />, createPage({ frontMatter }));
    const list = screen.getByRole('list', { name: 'About this component' });
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Source', 'https://github.com/example/docs/tree/HEAD/packages/button/src'],
      [
        'Open issues',
        'https://github.com/example/docs/issues?q=is%3Aopen%20label%3A%22component%3A%20button%22',
      ],
      ['npm package', 'https://www.npmjs.com/package/@mui/material'],
      ['WAI-ARIA pattern', 'https://www.w3.org/WAI/ARIA/apg/patterns/button/'],
      ['Material Design', 'https://m2.material.io/components/buttons'],
      ['Unstyled version', '/base-ui/react-button'],
    ]);
  });

  it('takes a whole address of a source as it is', () => {
    const githubSource = 'https://git.example.com/button';
    renderInPage(<ComponentLinks />, createPage({ frontMatter: { ...empty, githubSource } }));
    expect(screen.getByRole('link', { name: 'Source' })).toHaveAttribute('href', githubSource);
  });

  it('has nothing to show for a page that is about no component', () => {
    expect(hasComponentLinks(empty)).toBe(false);
    expect(hasComponentLinks({ ...empty, packageName: '@mui/material' })).toBe(true);
  });
});

describe('PageFooter', () => {
  it('leads to the pages before and after, to the source, and says how old the page is', () => {
    renderInProviders(
      <PageFooter
        previous={{ title: 'Usage', href: '/ui/usage' }}
        next={{ title: 'Button', href: '/ui/button' }}
        editUrl="https://github.com/example/docs/edit/main/usage.md"
        lastUpdated="2026-01-31"
      />,
    );
    const pager = screen.getByRole('navigation', { name: 'Previous and next page' });
    expect(within(pager).getByRole('link', { name: 'Previous Usage' })).toHaveAttribute('href', '/ui/usage');
    expect(within(pager).getByRole('link', { name: 'Next Button' })).toHaveAttribute('href', '/ui/button');
    expect(screen.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
      'href',
      'https://github.com/example/docs/edit/main/usage.md',
    );
    expect(screen.getByText('Last updated: January 31, 2026')).toHaveAttribute('datetime', '2026-01-31');
  });

  it('leaves out what is not known', () => {
    renderInProviders(<PageFooter previous={null} next={null} editUrl={null} lastUpdated={null} />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByText(/Last updated/)).not.toBeInTheDocument();
  });
});

describe('UntranslatedNotice', () => {
  it('names the language of the text and leads to the original', () => {
    renderInProviders(<UntranslatedNotice language="zh" originalPath="/ui/usage" />);
    expect(screen.getByRole('note')).toHaveTextContent('original language (Chinese)');
    expect(screen.getByRole('link', { name: 'Go to the original page' })).toHaveAttribute(
      'href',
      '/ui/usage',
    );
  });
});
