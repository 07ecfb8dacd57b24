import { screen, within } from '@testing-library/react';
import { PageTabs } from '../../../src/site/components/PageTabs';
import { renderInProviders } from './docPage';

const TABS = [
  { tab: null, href: '/base-ui/react-slider' },
  { tab: 'components-api', href: '/base-ui/react-slider/components-api' },
  { tab: 'hooks-api', href: '/base-ui/react-slider/hooks-api' },
] as const;

describe('PageTabs', () => {
  it('lead from a page to its references and back, and say where one is', () => {
    renderInProviders(<PageTabs tabs={TABS} current="hooks-api" />);
    const nav = screen.getByRole('navigation', { name: 'Parts of this page' });
    const links = within(nav).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Component', '/base-ui/react-slider'],
      ['Component API', '/base-ui/react-slider/components-api'],
      ['Hook API', '/base-ui/react-slider/hooks-api'],
    ]);
    expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('Hook API');
  });

  it('mark the page itself', () => {
    renderInProviders(<PageTabs tabs={TABS} current={null} />);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Component');
  });

  it('are not there for a page without references', () => {
    renderInProviders(<PageTabs tabs={[]} current={null} />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
