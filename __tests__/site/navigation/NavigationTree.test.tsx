import { render, screen, within } from '@testing-library/react';
import { NavigationTree } from '../../../src/site/navigation/NavigationTree';
import { PageProviders, RootProviders } from '../../../src/site/providers/PageProviders';
import { ENTRIES } from './entries';

function renderTree(openPaths: readonly string[], activePath: string | null = null) {
  return render(
    <RootProviders>
      <PageProviders language="en">
        <NavigationTree
          entries={ENTRIES}
          activePath={activePath}
          ancestorPaths={new Set()}
          openPaths={new Set(openPaths)}
        />
      </PageProviders>
    </RootProviders>,
  );
}

describe('NavigationTree', () => {
  it('shows a closed group as a link to its first page and a toggle, and none of its children', () => {
    renderTree([]);
    expect(screen.getByRole('link', { name: 'Components' })).toHaveAttribute('href', '/ui/react-button');
    expect(screen.getByRole('button', { name: 'Expand Components' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    expect(screen.queryByRole('link', { name: 'Button' })).not.toBeInTheDocument();
  });

  it('shows the children of an open group, and what its toggle controls', () => {
    renderTree(['/ui/start']);
    const toggle = screen.getByRole('button', { name: 'Collapse Getting started' });
    const list = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
    expect(within(list as HTMLElement).getAllByRole('link')).toHaveLength(2);
  });

  it('shows a section under its subheader, without a toggle', () => {
    renderTree(['/ui/components']);
    expect(
      within(screen.getByRole('list', { name: 'Inputs' })).getByRole('link', { name: 'Button' }),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /Inputs/ })).not.toBeInTheDocument();
  });

  it('marks the page that is read, and no other', () => {
    renderTree(['/ui/start'], '/ui/usage');
    expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/ui/usage');
  });

  it('says what the chips say', () => {
    renderTree(['/ui/start', '/ui/components']);
    expect(screen.getByRole('link', { name: 'Usage Preview' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Data grid Pro' })).toBeVisible();
  });

  it('shows an entry that leads nowhere yet as text', () => {
    renderTree([]);
    expect(screen.getByText('Charts').closest('a')).toBeNull();
    expect(screen.getByText('Planned')).toBeVisible();
  });

  it('marks links to other sites, takes their harmless attributes, and draws no unknown icon', () => {
    renderTree([]);
    const link = screen.getByRole('link', { name: /Templates.*opens another site/ });
    expect(link).toHaveAttribute('data-ga-event-category', 'store');
    expect(link).not.toHaveAttribute('onclick');
    expect(link.querySelectorAll('svg')).toHaveLength(1);
  });
});
