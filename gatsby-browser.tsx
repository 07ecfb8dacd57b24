import type { GatsbyBrowser } from 'gatsby';
import './src/site/theme/styles/index.css';
import { hydratePage } from './src/site/entry/hydratePage';
import { loadPageStrings } from './src/site/entry/loadPageStrings';
import { prefetchLinks } from './src/site/entry/prefetchLinks';

export { wrapPageElement, wrapRootElement } from './src/site/entry/wrapElements';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  prefetchLinks(document);
  return loadPageStrings(window.location.pathname);
};

/** `develop` keeps Gatsby's own way, which feeds its error overlay. */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] =
  process.env.NODE_ENV === 'production' ? () => hydratePage : undefined;
