import { render, screen, waitFor, within } from '@testing-library/react';
import type { ApiPageContext } from '../../../src/domain/page';
import ApiTemplate, { query, type ApiTemplateProps } from '../../../src/site/templates/ApiTemplate';
import {
  createClass,
  createHook,
  createProp,
  createReference,
  createSlot,
  createUnion,
} from '../components/api/references';
import { inProviders } from '../components/docPage';

function createApiContext(fields: Partial<ApiPageContext> = {}): ApiPageContext {
  return {
    apiIds: ['@mui/material/Button'],
    language: 'en',
    docPath: '/material-ui/api/button',
    productId: 'material-ui',
    analytics: { productId: 'material-ui', productCategoryId: 'core' },
    breadcrumbs: [{ title: 'Component API', href: null }],
    previous: { title: 'Box', href: '/material-ui/api/box' },
    next: null,
    canonicalPath: '/material-ui/api/button',
    alternates: [],
    navigationDigest: '1',
    tab: null,
    heading: null,
    tabs: [],
    ...fields,
  };
}

function renderTemplate(props: Partial<ApiTemplateProps> = {}, language = 'en') {
  const data = { allApiReference: { nodes: [createReference()] } };
  return render(
    inProviders(<ApiTemplate data={data} pageContext={createApiContext()} {...props} />, language),
  );
}

const TABS = [
  { tab: null, href: '/base-ui/react-slider' },
  { tab: 'hooks-api', href: '/base-ui/react-slider/hooks-api' },
] as const;

describe('an API page', () => {
  it('has one main with the name of the component, its description and its sections', () => {
    renderTemplate();
    const main = screen.getByRole('main');
    expect(within(main).getByRole('heading', { level: 1 })).toHaveTextContent(/^Button API$/);
    expect(within(main).getByText('Starts an action.')).toBeVisible();
    expect(within(main).getByRole('heading', { level: 2, name: /^Props/ })).toBeVisible();
    expect(within(main).queryByRole('navigation', { name: 'Parts of this page' })).not.toBeInTheDocument();
  });

  it('is titled and described in the head', async () => {
    renderTemplate();
    await waitFor(() => expect(document.title).toBe('Button API - Material UI'));
    const meta = document.querySelector('meta[name="description"]');
    expect(meta).toHaveAttribute('content', 'Starts an action.');
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      'https://docs.example.com/material-ui/api/button',
    );
  });

  it('stands between its group and its neighbours, with every row in its contents', () => {
    renderTemplate();
    expect(screen.getByRole('navigation', { name: 'Breadcrumbs' })).toHaveTextContent('Component API');
    expect(screen.getByRole('link', { name: 'Previous Box' })).toHaveAttribute(
      'href',
      '/material-ui/api/box',
    );
    expect(screen.queryByRole('link', { name: 'Edit this page' })).not.toBeInTheDocument();
    const contents = screen.getByRole('navigation', { name: 'On this page' });
    expect(within(contents).getByRole('link', { name: 'disabled' })).toHaveAttribute(
      'href',
      '#button-prop-disabled',
    );
  });

  it('says that a component is deprecated, and what to use', () => {
    const deprecated = createReference({ deprecatedHtml: 'Use <a href="/b">Better</a>.' });
    renderTemplate({ data: { allApiReference: { nodes: [deprecated] } } });
    expect(screen.getByText('Deprecated')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Better' })).toHaveAttribute('href', '/b');
  });

  it('of another language says which language the package speaks', async () => {
    renderTemplate({ pageContext: createApiContext({ language: 'zh' }) }, 'zh');
    await screen.findByRole('navigation', { name: '面包屑导航' });
    expect(screen.getByText('Starts an action.')).toHaveAttribute('lang', 'en');
  });
});

test('the query asks for each field that is read', () => {
  const literals = [
    createReference(),
    createProp({ name: 'color', type: createUnion([]) }),
    createUnion([]),
    createSlot({ name: 'root' }),
    createClass({ key: 'root' }),
  ];
  for (const field of literals.flatMap(Object.keys)) {
    expect(String(query)).toMatch(new RegExp(`\\b${field}\\b`));
  }
});

describe('an API tab', () => {
  const pageContext = createApiContext({
    apiIds: ['@mui/base/useSlider', '@mui/material/Button'],
    tab: 'hooks-api',
    heading: 'Slider',
    tabs: TABS,
  });
  const nodes = [createReference(), createHook()];

  it('shows its references under their names, in the order of the page', async () => {
    renderTemplate({ data: { allApiReference: { nodes } }, pageContext });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Slider: hook API');
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ id }) => id);
    expect(names).toEqual(['use-slider', 'button']);
    await waitFor(() => expect(document.title).toBe('Slider: hook API - Material UI'));
    const meta = document.querySelector('meta[name="description"]');
    expect(meta).toHaveAttribute(
      'content',
      'Slider in Material UI: import, parameters and return values of useSlider, Button.',
    );
  });

  it('leads back to its page', () => {
    renderTemplate({ data: { allApiReference: { nodes } }, pageContext });
    const tabs = screen.getByRole('navigation', { name: 'Parts of this page' });
    expect(within(tabs).getByRole('link', { name: 'Component' })).toHaveAttribute('href', TABS[0].href);
    expect(within(tabs).getByRole('link', { current: 'page' })).toHaveTextContent('Hook API');
  });

  it('has its rows in the contents too', () => {
    renderTemplate({ data: { allApiReference: { nodes } }, pageContext });
    const contents = screen.getByRole('navigation', { name: 'On this page' });
    expect(within(contents).getByRole('link', { name: 'step' })).toBeInTheDocument();
  });

  it('gives tables of several references names of their own', () => {
    const other = createHook({
      id: '@mui/base/useSwitch',
      name: 'useSwitch',
      slug: 'use-switch',
      parameters: [createProp({ name: 'step', anchor: 'use-switch-parameter-step' })],
      returns: [createProp({ name: 'active', anchor: 'use-switch-return-active' })],
    });
    renderTemplate({
      data: { allApiReference: { nodes: [createHook(), other] } },
      pageContext: createApiContext({
        apiIds: ['@mui/base/useSlider', '@mui/base/useSwitch'],
        tab: 'hooks-api',
        heading: 'Slider',
        tabs: TABS,
      }),
    });
    const tables = screen.getAllByRole('table').map((table) => table.getAttribute('aria-label'));
    expect(new Set(tables).size).toBe(tables.length);
  });
});
