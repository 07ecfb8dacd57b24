import { DESCRIPTION_LIMIT } from '../../domain/frontMatter';

/** Cuts a text to what search results show of a description, at a space where there is one near the end. */
export function cutText(text: string): string {
  if (text.length <= DESCRIPTION_LIMIT) return text;
  const cut = text.slice(0, DESCRIPTION_LIMIT - 1);
  // Chinese has no spaces, and a word may be very long: then it is cut anywhere.
  const space = cut.lastIndexOf(' ');
  return `${(space > DESCRIPTION_LIMIT / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
