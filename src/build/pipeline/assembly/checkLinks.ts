import { toDocPath } from '../../../domain/docPath';
import type { ProblemDraft } from '../../../domain/problem';
import type { SiteConfig } from '../../../domain/site';
import { nearestName } from '../nearestName';
import { decodeUrl } from './alignAnchors';
import { renamedAnchors, type LinkTarget } from './linkTargets';
import type { PlacedDocument } from './types';

/**
 * Checks every link of every document against the pages, anchors and files of the site.
 *
 * @param pages what can be linked to, by path
 */
export function checkLinks(
  documents: readonly PlacedDocument[],
  config: SiteConfig,
  assetPaths: ReadonlySet<string>,
  pages: ReadonlyMap<string, LinkTarget>,
): ProblemDraft[] {
  const paths = new Set(pages.keys());
  const problems: ProblemDraft[] = [];
  for (const document of documents) {
    const renamed = renamedAnchors(document);
    for (const link of document.source.parsed.links) {
      const target = resolveLink(link.href, document.path, config);
      // A translation's links to its own headings are renamed with the headings.
      const anchor = (link.href.startsWith('#') ? renamed.get(target.anchor) : undefined) ?? target.anchor;
      const page = pages.get(target.path);
      const report = (code: 'broken-link' | 'broken-anchor', message: string, suggestion: string) =>
        problems.push({
          code,
          file: document.source.file,
          line: link.line,
          column: link.column,
          message,
          suggestion,
        });

      if (!page) {
        if (target.path === '/' || assetPaths.has(target.path)) continue;
        const nearest = nearestName(target.path, paths);
        report(
          'broken-link',
          `The link ${link.href} leads to no page.`,
          nearest
            ? `Did you mean ${nearest}?`
            : 'Link to a page of this site, or write the whole address of another.',
        );
      } else if (anchor !== '' && !page.hasAnchor(anchor, document.language)) {
        const nearest = nearestName(target.anchor, page.anchors);
        report(
          'broken-anchor',
          `The page ${target.path} has no anchor "#${target.anchor}".`,
          nearest
            ? `Did you mean "#${nearest}"?`
            : 'Use the anchor of one of its headings or demos, or link to the page.',
        );
      }
    }
  }
  return problems;
}

/** Where a link of a page leads: the page's path without language, and the anchor. */
export function resolveLink(
  href: string,
  from: string,
  config: SiteConfig,
): { path: string; anchor: string } {
  const [beforeHash = '', ...rest] = href.split('#');
  const anchor = decodeUrl(rest.join('#'));
  const written = decodeUrl(beforeHash.replace(/\?.*$/s, ''));
  if (written === '') return { path: from, anchor };
  const path = toDocPath(written.startsWith('/') ? written : `${from}/../${written}`);
  const [, first = ''] = path.split('/');
  const isPrefixed = first !== config.defaultLanguage && config.acceptedLanguages.includes(first);
  return { path: isPrefixed ? toDocPath(path.slice(first.length + 1)) : path, anchor };
}
