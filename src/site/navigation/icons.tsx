import type { ReactElement } from 'react';

/** Outlines on a 24 × 24 grid, drawn with a stroke of 1.75. */
const ICON_PATHS = {
  home: 'M4 11 12 4l8 7M6 9.5V20h12V9.5M10 20v-6h4v6',
  rocket: 'M5 19c0-3 1-4 3-5l2 2c-1 2-2 3-5 3ZM9 13c1-5 5-9 11-9 0 6-4 10-9 11l-2-2ZM15 9h.01',
  widgets: 'M4 4h7v7H4zM4 14h7v6H4zM14 14h6v6h-6zM17 3.5 20.5 7 17 10.5 13.5 7z',
  api: 'M8 5c-3 0-1 6-4 7 3 1 1 7 4 7M16 5c3 0 1 6 4 7-3 1-1 7-4 7M11 12h2',
  palette:
    'M12 3.5a8.5 8.5 0 1 0 0 17c2 0 2-1.5 1.3-2.7-.7-1.3.2-2.3 1.7-2.3h2.5c2 0 3-1.5 3-3.5 0-4.7-3.8-8.5-8.5-8.5ZM8 11h.01M11 8h.01M15.5 9h.01',
  book: 'M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5ZM12 6.5v13',
  extension:
    'M9 6a2 2 0 1 1 4 0v1h4v4h1a2 2 0 1 1 0 4h-1v5h-4v-1a2 2 0 1 0-4 0v1H4v-5h1a2 2 0 1 0 0-4H4V7h5z',
  science: 'M9 3.5h6M10 3.5V9l-5 9c-.7 1.3 0 2.5 1.5 2.5h11c1.5 0 2.2-1.2 1.5-2.5l-5-9V3.5M7.5 15h9',
  sync: 'M19.5 11A7.5 7.5 0 0 0 6 7.5L4 9.5M4 5v4.5h4.5M4.5 13A7.5 7.5 0 0 0 18 16.5l2-2M20 19v-4.5h-4.5',
  explore: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM15.5 8.5l-2 5-5 2 2-5z',
  design: 'm4 20 1-4L16 5l3 3L8 19zM13.5 7.5l3 3',
  store:
    'M4 9.5 5.5 4h13L20 9.5M5 10v10h14V10M4 9.5c0 3 4 3 4 0 0 3 4 3 4 0 0 3 4 3 4 0 0 3 4 3 4 0M10 20v-5h4v5',
  code: 'm8 7-5 5 5 5M16 7l5 5-5 5',
  table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14',
  article: 'M6 3.5h12v17H6zM9 8h6M9 12h6M9 16h3.5',
  build: 'M14.5 6a4.5 4.5 0 0 0-5.8 5.8L3.5 17v3.5H7l5.2-5.2A4.5 4.5 0 0 0 18 9.5L15 12.5 11.5 9z',
} as const;

export type NavigationIconName = keyof typeof ICON_PATHS;

function isIconName(name: string): name is NavigationIconName {
  return Object.hasOwn(ICON_PATHS, name);
}

/** The symbol of a sidebar group; nothing for a name that is not among ours. Decoration only. */
export function NavigationIcon({ name }: { readonly name: string }): ReactElement | null {
  if (!isIconName(name)) return null;
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
