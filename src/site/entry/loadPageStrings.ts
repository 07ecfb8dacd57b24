import site from 'docs-generated/site.json';
import { loadStrings } from '../i18n/loadStrings';
import { pathnameToLanguage } from '../navigation/pathInfo';

/** Fetches the texts of the page's language: hydration must start with the words of the HTML. */
export async function loadPageStrings(pathname: string): Promise<void> {
  await loadStrings(pathnameToLanguage(pathname, site).userLanguage);
}
