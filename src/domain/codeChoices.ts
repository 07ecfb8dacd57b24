// In a file of its own: the browser imports these, and nothing that brings zod with it.

export const STYLINGS = ['system', 'css', 'tailwind'] as const;
/** The way a demo is styled. */
export type CodeStyling = (typeof STYLINGS)[number];

export const CODE_VARIANTS = ['TS', 'JS'] as const;
/** The language a demo's source is shown in. */
export type CodeVariant = (typeof CODE_VARIANTS)[number];
