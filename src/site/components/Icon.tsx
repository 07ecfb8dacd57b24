import type { ReactElement } from 'react';

/** Outlines on a 24 × 24 grid, as those of the navigation. */
const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M7 7l10 10M17 7 7 17',
  chevron: 'm7 10 5 5 5-5',
  next: 'm9 6 6 6-6 6',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  language:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM3.5 12h17M12 3.5c3 2.5 3 14.5 0 17M12 3.5c-3 2.5-3 14.5 0 17',
  contrast: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Z',
  issue: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 8v5M12 16h.01',
  edit: 'm4 20 1-4L16 5l3 3L8 19zM13.5 7.5l3 3',
  external: 'M8 16 17 7M9 7h8v8',
  source: 'm8 7-5 5 5 5M16 7l5 5-5 5',
  package: 'm12 3.5 8 4v9l-8 4-8-4v-9zM4 7.5l8 4 8-4M12 11.5v9',
  accessibility: 'M12 5h.01M5 8.5c4.5 1.5 9.5 1.5 14 0M9.5 9.5V14L8 20M14.5 9.5V14l1.5 6M9.5 14.5h5',
  design: 'M4 4h7v7H4zM17 4l3.5 6h-7zM7.5 14a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM14 14h6v6h-6z',
} as const;

export type IconName = keyof typeof PATHS;

/** A small symbol in the colour of the text around it. Decoration only: what it stands for is said in words. */
export function Icon({
  name,
  className = '',
}: {
  readonly name: IconName;
  readonly className?: string;
}): ReactElement {
  return (
    <svg className={`icon ${className}`.trim()} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
      {name === 'contrast' && <path d="M12 4v16a8 8 0 0 0 0-16Z" fill="currentColor" stroke="none" />}
    </svg>
  );
}
