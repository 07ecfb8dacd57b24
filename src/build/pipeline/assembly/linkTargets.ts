import { STYLINGS } from '../../../domain/codeChoices';
import { demoAnchors } from '../../../domain/demoAnchors';
import type { SiteConfig } from '../../../domain/site';
import { alignAnchors } from './alignAnchors';
import { demoKey, type PlacedDocument, type ResolvedDemo } from './types';

/** A page as links see it. */
export interface LinkTarget {
  readonly anchors: ReadonlySet<string>;
  /** Whether the page has the anchor where a link of a page in that language leads. */
  hasAnchor(anchor: string, language: string): boolean;
}

/**
 * Everything that links can lead to, by path: the documents' pages and those made of the packages.
 *
 * @param demos what became of the demos that the documents name, by `demoKey(file, name)`
 * @param apiAnchors the anchors of the API pages, by path
 */
export function indexLinkTargets(
  documents: readonly PlacedDocument[],
  config: SiteConfig,
  demos: ReadonlyMap<string, ResolvedDemo>,
  apiAnchors: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlyMap<string, LinkTarget> {
  const originals = new Map<string, PlacedDocument>();
  const own = new Map<string, ReadonlySet<string>>();
  for (const document of documents) {
    if (document.original === null) originals.set(document.path, document);
    own.set(`${document.language}:${document.path}`, anchorsOf(document, demos));
  }
  const apiPages = [...apiAnchors].map(([path, anchors]): [string, LinkTarget] => [
    path,
    { anchors, hasAnchor: (anchor) => anchors.has(anchor) },
  ]);
  return new Map([
    ...apiPages,
    ...[...originals].map(([path, document]): [string, LinkTarget] => {
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
  ]);
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

/** A translation's anchors that are written otherwise in its original. */
export function renamedAnchors({ source, original }: PlacedDocument): ReadonlyMap<string, string> {
  return original ? alignAnchors(source.parsed, original.parsed) : new Map<string, string>();
}
