import type { SidebarEntry } from '../../../src/domain/sidebar';

/** A small sidebar with a bit of everything. */
export const ENTRIES: readonly SidebarEntry[] = [
  {
    pathname: '/ui/start',
    title: 'Getting started',
    href: '/ui/installation',
    hasPage: false,
    icon: 'rocket',
    children: [
      { pathname: '/ui/installation', title: 'Installation', href: '/ui/installation', hasPage: true },
      { pathname: '/ui/usage', title: 'Usage', href: '/ui/usage', hasPage: true, chips: ['unstable'] },
    ],
  },
  {
    pathname: '/ui/components',
    title: 'Components',
    href: '/ui/react-button',
    hasPage: false,
    children: [
      {
        pathname: '/ui/inputs',
        title: 'Inputs group',
        subheader: 'Inputs',
        href: '/ui/react-button',
        hasPage: false,
        children: [
          { pathname: '/ui/react-button', title: 'Button', href: '/ui/react-button', hasPage: true },
          {
            pathname: '/ui/react-grid',
            title: 'Data grid',
            href: '/ui/react-grid',
            hasPage: true,
            plan: 'pro',
          },
        ],
      },
      {
        pathname: '/ui/layout',
        title: 'Layout',
        href: '/ui/layout',
        hasPage: true,
        children: [{ pathname: '/ui/react-box', title: 'Bóx', href: '/ui/react-box', hasPage: true }],
      },
    ],
  },
  {
    pathname: 'https://store.example.com',
    title: 'Templates',
    href: 'https://store.example.com',
    hasPage: false,
    external: true,
    icon: 'no-such-icon',
    linkProps: { 'data-ga-event-category': 'store', onClick: 'alert(1)' },
  },
  { pathname: '/ui/charts', title: 'Charts', href: null, hasPage: false, chips: ['planned'] },
];
