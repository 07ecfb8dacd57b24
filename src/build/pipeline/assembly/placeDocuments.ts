import { isUnder, toDocPath, type DocPath } from '../../../domain/docPath';
import type { ProblemDraft } from '../../../domain/problem';
import type { ProductConfig, SiteConfig } from '../../../domain/site';
import type { PlacedDocument, SourceDocument } from './types';

/** The product whose prefix of the path is the longest; undefined where no product has one. */
export function productOfPath(path: string, products: readonly ProductConfig[]): ProductConfig | undefined {
  let best: { product: ProductConfig; length: number } | undefined;
  for (const product of products) {
    for (const prefix of product.paths) {
      if (isUnder(path, prefix) && prefix.length > (best?.length ?? -1))
        best = { product, length: prefix.length };
    }
  }
  return best?.product;
}

/** The path a file has of itself: `index.md` and `name/name.md` collapse into their folder. */
export function defaultPathOf(name: string, product: ProductConfig): DocPath {
  const segments = name.split('/');
  const last = segments.at(-1);
  if (last === 'index' || (segments.length > 1 && last === segments.at(-2))) segments.pop();
  return toDocPath(`${product.paths[0] ?? ''}/${segments.join('/')}`);
}

/**
 * Tells originals from translations and gives each document its path. `name-zh.md` is a translation
 * only if `zh` is accepted and `name.md` is there; it takes its path from the original. Of documents
 * that want the same path, the first by file name gets it.
 */
export function placeDocuments(
  documents: readonly SourceDocument[],
  config: SiteConfig,
): { placed: PlacedDocument[]; problems: ProblemDraft[] } {
  const problems: ProblemDraft[] = [];
  const products = new Map(config.products.map((product) => [product.id, product]));
  const sorted = documents.toSorted((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
  // Of `name.md` and `name.mdx` the first is the original, as it is the one that gets the path.
  const byName = new Map(sorted.toReversed().map((source) => [`${source.productId}:${source.name}`, source]));

  const placed: PlacedDocument[] = [];
  for (const source of sorted) {
    const product = products.get(source.productId);
    if (!product) continue;
    const translation = findTranslation(source, byName, config);
    const original = translation?.original ?? null;
    const path = pathOf(original ?? source, product, config, original ? [] : problems);
    if (path === null) continue;
    placed.push({ source, original, path, language: translation?.language ?? config.defaultLanguage });
  }
  const originals = withoutClashes(
    placed.filter(({ original }) => original === null),
    problems,
  );
  const served = new Set(originals.map(({ source }) => source));
  const translations = withoutClashes(
    placed.filter(({ original }) => original !== null && served.has(original)),
    problems,
  );
  const kept = new Set([...originals, ...translations]);
  return { placed: placed.filter((document) => kept.has(document)), problems };
}

function findTranslation(
  source: SourceDocument,
  byName: ReadonlyMap<string, SourceDocument>,
  config: SiteConfig,
): { language: string; original: SourceDocument } | null {
  for (const language of config.acceptedLanguages) {
    if (language === config.defaultLanguage || !source.name.endsWith(`-${language}`)) continue;
    const original = byName.get(`${source.productId}:${source.name.slice(0, -language.length - 1)}`);
    if (original) return { language, original };
  }
  return null;
}

function pathOf(
  source: SourceDocument,
  product: ProductConfig,
  config: SiteConfig,
  problems: ProblemDraft[],
): DocPath | null {
  const { frontMatter, frontMatterPlaces } = source.parsed;
  const place = frontMatterPlaces['path'] ?? { line: 1, column: 1 };
  const report = (
    code: 'path-escapes-root' | 'path-outside-product' | 'unknown-product',
    message: string,
    suggestion: string,
  ) => {
    problems.push({ code, file: source.file, ...place, message, suggestion });
    return null;
  };
  const prefixes = product.paths.join(' or ');
  if (frontMatter.path?.split('/').includes('..')) {
    return report(
      'path-escapes-root',
      `The path "${frontMatter.path}" climbs with "..".`,
      `Write the whole path, beginning with ${prefixes}.`,
    );
  }
  const path =
    frontMatter.path === undefined ? defaultPathOf(source.name, product) : toDocPath(frontMatter.path);
  const owner = productOfPath(path, config.products);
  if (!owner) {
    return report(
      'unknown-product',
      `No product of site.yml has the path ${path}.`,
      `Begin the path with ${prefixes}, or add the prefix to a product's paths.`,
    );
  }
  if (owner.id !== product.id) {
    return report(
      'path-outside-product',
      `The path ${path} belongs to "${owner.id}", but the file lies in the folder of "${product.id}".`,
      frontMatter.path === undefined
        ? 'Move the file, or give the page another path in its front matter.'
        : `Begin the path with ${prefixes}, or move the file.`,
    );
  }
  return path;
}

/** Paths that differ by letter case only clash too: many file systems and servers cannot tell them apart. */
function withoutClashes(placed: readonly PlacedDocument[], problems: ProblemDraft[]): PlacedDocument[] {
  const groups = new Map<string, PlacedDocument[]>();
  for (const document of placed) {
    const key = `${document.language}:${document.path.toLowerCase()}`;
    const group = groups.get(key);
    if (group) group.push(document);
    else groups.set(key, [document]);
  }
  for (const group of groups.values()) {
    if (group.length < 2) continue;
    for (const document of group) {
      const { source } = document.original ? { source: document.original } : document;
      const written = source.parsed.frontMatter.path ?? document.path;
      const others = group
        .filter((other) => other !== document)
        .map((other) => `${other.source.file} (${other.source.parsed.frontMatter.path ?? other.path})`);
      problems.push({
        code: 'duplicate-path',
        file: document.source.file,
        ...(document.source.parsed.frontMatterPlaces['path'] ?? { line: 1, column: 1 }),
        message: `The path ${written} is taken twice: also by ${others.join(', ')}.`,
        suggestion: 'Give each page a path of its own; letter case and a trailing slash make no difference.',
      });
    }
  }
  const served = new Set([...groups.values()].map((group) => group[0]));
  return placed.filter((document) => served.has(document));
}
