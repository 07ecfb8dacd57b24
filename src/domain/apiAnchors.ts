// Imported by the browser: nothing here may bring zod with it.

/** What an API reference is divided into, in the order shown; each has a heading. */
export const API_SECTIONS = [
  'demos',
  'import',
  'signature',
  'props',
  'inheritance',
  'slots',
  'classes',
  'parameters',
  'returns',
  'theme',
  'source',
] as const;
export type ApiSection = (typeof API_SECTIONS)[number];

/** What can be linked to by its name. */
export type ApiRowKind = 'prop' | 'slots' | 'classes' | 'parameter' | 'return';

/** A reference's name as addresses have it: `SvgIcon` becomes `svg-icon`, `useSlider` `use-slider`, `Grid2` `grid-2`. */
export function apiSlug(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replace(/([A-Za-z])(\d)/g, '$1-$2')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
}

/** The anchor of a section's heading: `button-props`. A page may show several references. */
export function apiSectionAnchor(slug: string, section: ApiSection): string {
  return `${slug}-${section}`;
}

/** The anchor of a prop, a slot, a class, a parameter or a returned field: `button-prop-color`. */
export function apiAnchor(slug: string, kind: ApiRowKind, name: string): string {
  return `${slug}-${kind}-${name}`;
}

/** The anchor of the props that come from another component: `button-inheritance-button-base`. */
export function apiInheritedAnchor(slug: string, name: string): string {
  return `${apiSectionAnchor(slug, 'inheritance')}-${apiSlug(name)}`;
}
