import { STYLINGS, type CodeStyling } from '../../domain/codeChoices';

/** The styling in which a demo is shown: the wanted one, or its first where it lacks that. */
export function chooseStyling(
  variants: readonly { readonly styling: CodeStyling }[],
  wanted: CodeStyling,
): CodeStyling {
  const has = variants.some(({ styling }) => styling === wanted);
  return has ? wanted : (variants[0]?.styling ?? 'system');
}

/**
 * The choices of the reader that show one styling of a demo, for the attribute `data-shown-for`, by
 * which `stylings.css` shows the right one before any script of the page runs. None where there is
 * only one: it is always shown.
 */
export function shownFor(
  variants: readonly { readonly styling: CodeStyling }[],
  styling: CodeStyling,
): string | undefined {
  if (variants.length < 2) return undefined;
  return STYLINGS.filter((wanted) => chooseStyling(variants, wanted) === styling).join(' ');
}
