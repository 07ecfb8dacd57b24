import type { Scope } from './scopeSelector';

/**
 * The scope of the demos whose host has an attribute. What a demo portals has it as well, with
 * `data-demo-portal` (`src/site/demos/portals.ts`): there the marked element itself is the demo's.
 */
export function scopeOf(attribute: string): Scope {
  return {
    hosts: `:where(${attribute})`,
    inside: `:where(${attribute} *, ${attribute}[data-demo-portal])`,
  };
}
