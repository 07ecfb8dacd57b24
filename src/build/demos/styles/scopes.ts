import type { Scope } from './scopeSelector';

/** What a demo portals to the end of `<body>`: everything there but the page itself. */
const PORTAL = 'body > :not(#___gatsby)';

/** The demos whose host has an attribute, and what they portal. */
export function scopeOf(host: string, portal = PORTAL): Scope {
  return {
    hosts: `:where(${host}, ${portal})`,
    inside: `:where(${host} *, ${portal}, ${portal} *)`,
  };
}
