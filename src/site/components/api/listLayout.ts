import { NARROW_SCREEN } from '../../theme/constants';

/** The lists of an API page whose layout readers choose; parameters and returned fields go with the props. */
export const LIST_KINDS = ['props', 'slots', 'classes'] as const;
export type ListKind = (typeof LIST_KINDS)[number];

export const LIST_LAYOUTS = ['table', 'expanded', 'collapsed'] as const;
export type ListLayout = (typeof LIST_LAYOUTS)[number];

/** The layout of whoever has chosen none: a table needs room. The server cannot know, and shows the first. */
export const DEFAULT_LAYOUTS = { wide: 'table', narrow: 'expanded' } as const satisfies Record<
  string,
  ListLayout
>;

/** Where the layout of a kind of list is remembered in local storage. */
export const layoutKey = (kind: ListKind): string => `apiPage_${kind}`;

/**
 * A script that stands in the HTML of a list, before its rows: it gives the list the layout it is
 * going to have (`data-layout` of the element two above) before anything is painted.
 */
export function createLayoutScript(kind: ListKind): string {
  const text = JSON.stringify;
  return [
    '(function(l,s){',
    `try{s=localStorage.getItem(${text(layoutKey(kind))})}catch(e){}`,
    `l.dataset.layout=~${text(LIST_LAYOUTS)}.indexOf(s)?s:matchMedia(${text(NARROW_SCREEN)}).matches?`,
    `${text(DEFAULT_LAYOUTS.narrow)}:${text(DEFAULT_LAYOUTS.wide)}`,
    '})(document.currentScript.parentNode.parentNode)',
  ].join('');
}
