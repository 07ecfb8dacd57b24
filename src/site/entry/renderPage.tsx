import site from 'docs-generated/site.json';
import type { ReplaceRendererArgs } from 'gatsby';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Helmet, type HelmetData } from 'react-helmet';
import { takeDemoHead } from '../demos/demoHead';
import { pathnameToLanguage } from '../navigation/pathInfo';

/**
 * Gatsby's `replaceRenderer`. Gatsby renders several pages at once in one process, while react-helmet
 * and the demos gather what they need in variables of their modules: both are read in the very tick
 * that renders the page, so that no page gets another's head. gatsby-plugin-react-helmet, which reads
 * Helmet later, then finds it empty and adds nothing.
 */
export function renderPage(args: ReplaceRendererArgs): void {
  const { html, helmet, demoHead } = renderInOneTick(args.bodyComponent);
  args.replaceBodyHTMLString(html);
  args.setHtmlAttributes({ lang: pathnameToLanguage(args.pathname, site).userLanguage });
  args.setHtmlAttributes(helmet.htmlAttributes.toComponent());
  args.setBodyAttributes(helmet.bodyAttributes.toComponent());
  args.setHeadComponents([...createHelmetTags(helmet), ...demoHead]);
}

function renderInOneTick(body: ReactNode): { html: string; helmet: HelmetData; demoHead: ReactElement[] } {
  try {
    return { html: renderToString(body), helmet: Helmet.renderStatic(), demoHead: takeDemoHead() };
  } catch (error) {
    // What a broken page leaves behind is not for the next one.
    Helmet.renderStatic();
    takeDemoHead();
    throw error;
  }
}

function createHelmetTags({ title, base, meta, link, script, style, noscript }: HelmetData): ReactNode[] {
  return [title, base, meta, link, script, style, noscript]
    .flatMap((datum) => datum.toComponent())
    .filter((tag) => !isEmptyTitle(tag));
}

/** Helmet has a title for every page, an empty one where nobody set any. */
function isEmptyTitle(tag: ReactNode): boolean {
  return isValidElement<{ children?: ReactNode }>(tag) && tag.type === 'title' && !tag.props.children;
}
