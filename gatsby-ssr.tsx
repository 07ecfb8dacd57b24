import type { GatsbySSR } from 'gatsby';
import { addCommonTags, orderHead } from './src/site/entry/headTags';
import { registerServerStrings } from './src/site/entry/registerServerStrings';
import { renderPage } from './src/site/entry/renderPage';

export { wrapPageElement, wrapRootElement } from './src/site/entry/wrapElements';

registerServerStrings();

export const replaceRenderer: GatsbySSR['replaceRenderer'] = renderPage;

export const onRenderBody: GatsbySSR['onRenderBody'] = addCommonTags;

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({ getHeadComponents, replaceHeadComponents }) =>
  replaceHeadComponents(orderHead(getHeadComponents()));
