import { skip } from './parseStyles';

/** Where a style sheet may reach; selectors without weight. */
export interface Scope {
  /** The elements that stand for the document: those below which a demo lies. */
  readonly hosts: string;
  /** Every element of the demo. */
  readonly inside: string;
}

/**
 * Scopes the elements that one selector chooses, and those alone: what it says of the elements around
 * them (`[data-color-scheme='dark'] .card`) still speaks of the whole page. `:root`, `html` and `body`
 * become the hosts.
 */
export function scopeSelector(selector: string, { hosts, inside }: Scope): string {
  const { before, compound, pseudoElement } = takeApart(selector.trim());
  if (compound === ':host') return `${before}${hosts}${pseudoElement}`;
  if (/^(?::root|html|body)(?![\w-])/.test(compound)) return `${before}${compound} ${hosts}${pseudoElement}`;
  return `${before}${compound}${inside}${pseudoElement}`;
}

/** A selector that says what elements are, not what classes they have: the site's own resets would tie with it. */
export function isOfElements(selector: string): boolean {
  return /^[\w\s>+~*-]+(?:::?[\w-]+)?$/.test(selector.trim());
}

interface SelectorParts {
  /** Everything up to the last combinator, that included. */
  readonly before: string;
  /** What is said of the chosen element itself. */
  readonly compound: string;
  readonly pseudoElement: string;
}

export function takeApart(selector: string): SelectorParts {
  let start = 0;
  for (let at = 0; at < selector.length; at = skip(selector, at)) {
    if (/[\s>+~]/.test(selector[at] ?? '')) start = at + 1;
  }
  const last = selector.slice(start);
  const pseudo = pseudoElementAt(last);
  return {
    before: selector.slice(0, start),
    compound: last.slice(0, pseudo),
    pseudoElement: last.slice(pseudo),
  };
}

/** Where `::before` begins, or `:before`, as it was once written. */
function pseudoElementAt(compound: string): number {
  for (let at = 0; at < compound.length; at = skip(compound, at)) {
    if (/^:(?::|(?:before|after|first-line|first-letter)(?![\w-]))/.test(compound.slice(at))) return at;
  }
  return compound.length;
}
