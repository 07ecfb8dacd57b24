import { toDocPath } from '../../../domain/docPath';
import { isUnsafeUrl } from '../markdown/html/sanitizeElement';
import type { LinkablePages } from './types';

export interface ResolvedDocLink {
  readonly href: string;
  /** Whether it leads to a page of this site; `href` is without language then. */
  readonly isInternal: boolean;
}

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/**
 * Where a link of a package's prose leads. Packages link to their own documentation: what this site
 * has of it is linked here, with the anchor if the page has it; all else stays where the package has it.
 *
 * @param homepage address of the package's documentation; paths from the root are meant to be there
 * @returns null for a link that leads nowhere: relative to a file that no reader has, or unsafe
 */
export function resolveDocLink(
  href: string,
  homepage: string | null,
  pages: LinkablePages,
): ResolvedDocLink | null {
  if (isUnsafeUrl(href)) return null;
  const origin = homepage === null ? null : originOf(homepage);
  const written = href.startsWith('//') ? `https:${href}` : href;
  if (written.startsWith('/')) {
    const own = findPage(written, pages);
    if (own) return { href: own, isInternal: true };
    return origin === null ? null : { href: origin + written, isInternal: false };
  }
  if (!SCHEME.test(written)) return null;
  const own = origin !== null && originOf(written) === origin ? findPage(pathOf(written), pages) : null;
  return own === null ? { href: written, isInternal: false } : { href: own, isInternal: true };
}

function findPage(written: string, pages: LinkablePages): string | null {
  const [, anchor = ''] = /#(.*)$/s.exec(written) ?? [];
  const path = toDocPath(written);
  if (!pages.has(path)) return null;
  // Elsewhere, the sections of an API page are called `props`; here a page may show several references.
  const names = [anchor, `${path.split('/').at(-1) ?? ''}-${anchor}`];
  const known = anchor === '' ? undefined : names.find((name) => pages.hasAnchor(path, name));
  return known === undefined ? path : `${path}#${known}`;
}

function originOf(address: string): string | null {
  return /^https?:/i.test(address) && URL.canParse(address) ? new URL(address).origin : null;
}

function pathOf(address: string): string {
  const { pathname, search, hash } = new URL(address);
  return pathname + search + hash;
}
