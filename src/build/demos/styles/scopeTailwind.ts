import { parseStyles, splitAt } from './parseStyles';
import { scopeOf } from './scopes';
import { scopeSelector, takeApart } from './scopeSelector';
import { scopeStyles } from './scopeStyles';

/** The live code that is styled by Tailwind. */
const SCOPE = scopeOf('[data-demo-tailwind]');

/** Where the resets weigh more than what the site says of bare elements, and less than any class. */
const RESET_WEIGHT = ':is(html body *)';

/**
 * Keeps Tailwind's sheet inside its demos. Its layers go, for a layer loses against anything that is in
 * none; what they were there for, that a reset never beats a class, comes of the weights.
 *
 * @param css Tailwind's output, nested rules lowered
 */
export function scopeTailwind(css: string): string {
  return parseStyles(css)
    .flatMap(({ prelude, body }) => {
      const layer = /^@layer\s+(\w+)$/.exec(prelude)?.[1];
      if (body === null) return [];
      if (layer === 'base' || layer === 'properties') return [scopeResets(body)];
      const rules = layer === undefined ? `${prelude}{${body}}` : body;
      return [scopeStyles(rules, { scope: SCOPE, prefix: '' })];
    })
    .join('\n');
}

function scopeResets(css: string): string {
  return parseStyles(css)
    .map(({ prelude, body }) => {
      if (body === null) return `${prelude};`;
      if (prelude.startsWith('@')) return `${prelude}{${scopeResets(body)}}`;
      return `${splitAt(prelude, ',').map(scopeReset).join(',')}{${body}}`;
    })
    .join('\n');
}

function scopeReset(selector: string): string {
  const { before, compound, pseudoElement } = takeApart(scopeSelector(selector, SCOPE));
  return `:where(${before}${compound})${RESET_WEIGHT}${pseudoElement}`;
}
