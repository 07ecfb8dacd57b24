import type { CreatePagesArgs } from 'gatsby';
import path from 'node:path';
import type { ApiPageContext, PageContext } from '../../domain/page';
import type { LoadedSite } from '../content/loadSite';
import type { Site, SitePage } from '../pipeline/assembly/types';
import { apiTemplate, docTemplate, isDevelop, liveDocTemplate } from './paths';

/** Creates a page per product, language and path, and those of the API reference. */
export function createDocPages(
  { actions }: Pick<CreatePagesArgs, 'actions'>,
  loaded: LoadedSite,
  site: Site,
): void {
  for (const page of site.pages) {
    actions.createPage<PageContext>({
      path: page.url,
      component: componentOf(page, loaded),
      context: page.context,
    });
  }
  for (const { url, context } of site.apiPages) {
    actions.createPage<ApiPageContext>({ path: url, component: apiTemplate, context });
  }
}

/**
 * What shows live code comes with a template of its own; in develop every page has that one, as a page
 * that is open cannot change its template when it gets its first demo. An MDX page's text is code: gatsby-plugin-mdx
 * compiles it and hands it to the template as its children.
 */
function componentOf({ doc }: SitePage, { root }: LoadedSite): string {
  const isLive = isDevelop() || doc.demoIds.length > 0 || doc.componentNames.length > 0;
  const template = isLive ? liveDocTemplate : docTemplate;
  if (doc.summary.format === 'md' || !root) return template;
  return `${template}?__contentFilePath=${path.join(root.dir, doc.summary.file)}`;
}
