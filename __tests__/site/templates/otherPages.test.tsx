import { render, screen, within } from '@testing-library/react';
import FrontPage from '../../../src/pages/index';
import NotFoundPage from '../../../src/pages/404';
import { inProviders } from '../components/docPage';

describe('the front page', () => {
  it('bears the name of the site and leads to every product', () => {
    render(inProviders(<FrontPage />));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Component Docs');
    const links = within(screen.getByRole('main')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/material-ui/getting-started',
      '/joy-ui/getting-started',
    ]);
    expect(links[0]).toHaveAccessibleName('Material UI v6.4.8');
  });
});

describe('the "not found" page', () => {
  it('says so and leads back', () => {
    render(inProviders(<NotFoundPage />));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
    expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: /Joy UI/ })).toHaveAttribute('href', '/joy-ui/getting-started');
  });
});
