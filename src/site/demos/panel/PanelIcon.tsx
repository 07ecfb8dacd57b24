import type { ReactElement } from 'react';

/** Outlines on a 24 × 24 grid, as those of `components/Icon.tsx`; here, because only readers of demos need them. */
const PATHS = {
  code: 'm8 7-5 5 5 5M16 7l5 5-5 5',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  edit: 'm4 20 1-4L16 5l3 3L8 19zM13.5 7.5l3 3',
  bolt: 'M13 3 5 14h6l-1 7 8-11h-6z',
  box: 'm12 3.5 8 4.25v8.5l-8 4.25-8-4.25v-8.5zM4 7.75 12 12l8-4.25M12 12v8.5',
  reset: 'M4.5 5v5h5M5 10a7.5 7.5 0 1 1-.4 4.5',
  focus: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  chevron: 'm7 10 5 5 5-5',
  repository:
    'M9 19c-4 1.3-4-2-6-2.5M15 21v-3.5c0-1 .1-1.4-.5-2 3-.3 5.5-1.5 5.5-6a4.6 4.6 0 0 0-1.3-3.2 4.2 4.2 0 0 0-.1-3.2s-1-.3-3.6 1.3a12 12 0 0 0-6 0C6.400 2.800 5.400 3.100 5.400 3.100a4.200 4.200 0 0 0-.1 3.200A4.600 4.600 0 0 0 4 9.500c0 4.500 2.500 5.700 5.500 6-.6.600-.6 1.200-.5 2V21',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.700-5.700L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.700 5.700L12 17',
} as const;

export type PanelIconName = keyof typeof PATHS;

/** Decoration only: what it stands for is said in words. */
export function PanelIcon({ name }: { readonly name: PanelIconName }): ReactElement {
  return (
    <svg className={`icon demo-icon-${name}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
