import { toDocPath } from '../../../domain/docPath';
import type { ProblemDraft } from '../../../domain/problem';
import type { SiteConfig } from '../../../domain/site';
import { nearestName } from '../nearestName';
import { alignAnchors, decodeUrl } from './alignAnchors';
import type { PlacedDocument } from './types';

/** The hash of a demo's source: `#BasicButtons.tsx`, `#tailwind-BasicButtons.js`. */
const DEMO_HASH = /^(?:(?:system|css|tailwind)-)?([\w-]+?)(?:\.(?:tsx|js))?$/;

/** Checks every link of every document against the pages, anchors and files of the site. */
export function checkLinks(
  documents: readonly PlacedDocument[],
  config: SiteConfig,
  assetPaths: ReadonlySet<string>,
): ProblemDraft[] {
  const pages = indexPages(documents, config);
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
            : 'Use the anchor of one of its headings, or link to the page.',
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
): ReadonlyMap<string, LinkTarget> {
  const originals = new Map<string, PlacedDocument>();
  const own = new Map<string, ReadonlySet<string>>();
  for (const document of documents) {
    if (document.original === null) originals.set(document.path, document);
    own.set(`${document.language}:${document.path}`, anchorsOf(document));
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
            ) || isDemoAnchor(anchor, document),
        },
      ];
    }),
  );
}

function anchorsOf(document: PlacedDocument): ReadonlySet<string> {
  const renamed = renamedAnchors(document);
  return new Set(document.source.parsed.anchors.map((anchor) => renamed.get(anchor) ?? anchor));
}

function renamedAnchors({ source, original }: PlacedDocument): ReadonlyMap<string, string> {
  return original ? alignAnchors(source.parsed, original.parsed) : new Map<string, string>();
}

function isDemoAnchor(anchor: string, document: PlacedDocument): boolean {
  const name = DEMO_HASH.exec(anchor)?.[1];
  if (name === undefined) return false;
  return document.source.parsed.demos.some(
    (demo) =>
      demo.name
        .replace(/\.(js|tsx)$/, '')
        .split('/')
        .at(-1) === name,
  );
}
