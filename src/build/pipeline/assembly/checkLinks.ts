import { STYLINGS } from '../../../domain/codeChoices';
import { demoAnchors } from '../../../domain/demoAnchors';
import { toDocPath } from '../../../domain/docPath';
import type { ProblemDraft } from '../../../domain/problem';
import type { SiteConfig } from '../../../domain/site';
import { nearestName } from '../nearestName';
import { alignAnchors, decodeUrl } from './alignAnchors';
import { demoKey, type PlacedDocument, type ResolvedDemo } from './types';

/**
 * Checks every link of every document against the pages, anchors and files of the site.
 *
 * @param demos what became of the demos that the documents name, by `demoKey(file, name)`
 */
export function checkLinks(
  documents: readonly PlacedDocument[],
  config: SiteConfig,
  assetPaths: ReadonlySet<string>,
  demos: ReadonlyMap<string, ResolvedDemo>,
): ProblemDraft[] {
  const pages = indexPages(documents, config, demos);
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

interface LinkTarget {
  readonly anchors: ReadonlySet<string>;
  hasAnchor(anchor: string, language: string): boolean;
}

function indexPages(
  documents: readonly PlacedDocument[],
  config: SiteConfig,
  demos: ReadonlyMap<string, ResolvedDemo>,
): ReadonlyMap<string, LinkTarget> {
  const originals = new Map<string, PlacedDocument>();
  const own = new Map<string, ReadonlySet<string>>();
  for (const document of documents) {
    if (document.original === null) originals.set(document.path, document);
    own.set(`${document.language}:${document.path}`, anchorsOf(document, demos));
  }
  return new Map(
    [...originals].map(([path, document]) => {
      const anchors = own.get(`${document.language}:${path}`) ?? new Set<string>();
      return [
        path,
        {
          anchors,
          // A link in a translation reaches the translation where there is one.
          hasAnchor: (anchor, language) =>
            (own.get(`${language}:${path}`) ?? own.get(`${config.defaultLanguage}:${path}`) ?? anchors).has(
              anchor,
            ) || isOfMissingDemo(anchor, document, demos),
        },
      ];
    }),
  );
}

function anchorsOf(document: PlacedDocument, demos: ReadonlyMap<string, ResolvedDemo>): ReadonlySet<string> {
  const renamed = renamedAnchors(document);
  const { anchors, demos: shown } = document.source.parsed;
  return new Set([
    ...anchors.map((anchor) => renamed.get(anchor) ?? anchor),
    ...shown.flatMap(({ name }) => {
      const resolved = demos.get(demoKey(document.source.file, name));
      return resolved?.ok ? demoAnchors(resolved.demo) : [];
    }),
  ]);
}

/** Whether an anchor is one of a demo that cannot be shown: that is reported already, and no fault of the link. */
function isOfMissingDemo(
  anchor: string,
  { source }: PlacedDocument,
  demos: ReadonlyMap<string, ResolvedDemo>,
): boolean {
  return source.parsed.demos.some(({ name: written }) => {
    if (demos.get(demoKey(source.file, written))?.ok) return false;
    const [name = ''] = written
      .replace(/\.(?:jsx?|tsx?)$/, '')
      .split('/')
      .slice(-1);
    const variants = STYLINGS.map((styling) => ({ styling, ts: true }));
    return demoAnchors({ name, variants }).includes(anchor);
  });
}

function renamedAnchors({ source, original }: PlacedDocument): ReadonlyMap<string, string> {
  return original ? alignAnchors(source.parsed, original.parsed) : new Map<string, string>();
}
