import { isUnder, localizePath } from '../../../domain/docPath';

const DOC_LINK = /(<a [^>]*?)data-doc-link(?:="")? ([^>]*?href=")([^"]*)"/g;

/**
 * Readies the internal links of a page's HTML for one language: its prefix is put before each path
 * that has no prefix of an accepted language yet.
 */
export function localizeHtml(
  html: string,
  language: string,
  defaultLanguage: string,
  acceptedLanguages: readonly string[] = [language],
): string {
  return html.replace(DOC_LINK, (_whole, before: string, between: string, href: string) => {
    const localized = href.startsWith('/')
      ? localizeHref(href, language, defaultLanguage, acceptedLanguages)
      : href;
    return `${before}${between}${localized}"`;
  });
}

function localizeHref(
  href: string,
  language: string,
  defaultLanguage: string,
  acceptedLanguages: readonly string[],
): string {
  const end = href.search(/[?#]/);
  const path = end === -1 ? href : href.slice(0, end);
  // `/guide.pdf` is a file, `/versions/v6.4` is a page.
  const isFile = /\.[a-z]\w*$/i.test(path);
  const isPrefixed = acceptedLanguages.some((accepted) => isUnder(path, `/${accepted}`));
  if (isFile || isPrefixed) return href;
  // A link with a trailing slash would cost the reader a redirect.
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return localizePath(clean, language, defaultLanguage) + (end === -1 ? '' : href.slice(end));
}
