import { isUnder } from '../../domain/docPath';
import type { ShellSite } from '../../domain/site';

/** What the handling of paths knows of a site's languages. */
export type SiteLanguages = Pick<ShellSite, 'defaultLanguage' | 'acceptedLanguages'>;

export interface PathInfo {
  /** The language of the prefix, else the site's default. */
  readonly userLanguage: string;
  /** The path without its language prefix; query and hash stay. */
  readonly canonicalAs: string;
  /** {@link canonicalAs} without hash: what a server is asked for. */
  readonly canonicalAsServer: string;
  /** Names the page: no query, no trailing slash but on the root, `/api` as `/api-docs`. */
  readonly canonicalPathname: string;
}

/**
 * Reads the language out of a path and gives the path's canonical forms. A prefix is an accepted
 * language followed by a slash (or nothing: `/zh` is the root of a language); paths under `/blog`
 * have no language at all.
 */
export function pathnameToLanguage(path: string, languages: SiteLanguages): PathInfo {
  const bare = path.replace(/[?#].*$/s, '');
  const prefix = isUnder(bare, '/blog')
    ? undefined
    : languages.acceptedLanguages.find(
        (language) => language !== languages.defaultLanguage && isUnder(bare, `/${language}`),
      );
  const canonicalAs = prefix === undefined ? path : path.slice(prefix.length + 1).replace(/^(?!\/)/, '/');
  const canonicalAsServer = canonicalAs.replace(/#.*$/s, '');
  const pathname = canonicalAsServer.replace(/\?.*$/s, '').replace(/\/+$/, '') || '/';
  return {
    userLanguage: prefix ?? languages.defaultLanguage,
    canonicalAs,
    canonicalAsServer,
    canonicalPathname: isUnder(pathname, '/api') ? `/api-docs${pathname.slice('/api'.length)}` : pathname,
  };
}

/** Last segments that name a tab of a page, not a page. */
const TAB_SEGMENT = /\/(?:\[docsTab\]|\{docsTab\}|components-api|hooks-api)$/;

/** A page's path without the tab that is open on it. */
export function stripTab(pathname: string): string {
  return pathname.replace(TAB_SEGMENT, '') || '/';
}
