import { parseSiteConfig } from '../../../../src/build/pipeline/config/parseSiteConfig';
import type { DocumentMeta, ParsedBlock } from '../../../../src/build/pipeline/parsedDocument';
import type { SourceDocument } from '../../../../src/build/pipeline/assembly/types';
import type { SiteConfig } from '../../../../src/domain/site';

/** A configuration of two products, the second under the first one's prefix, in two languages. */
export function siteConfig(over: Partial<SiteConfig> = {}): SiteConfig {
  const { config, problems } = parseSiteConfig(`title: Docs
siteUrl: https://docs.example.com
repository: { url: https://github.com/org/repo, branch: next, path: docs/data }
languages: [en]
acceptedLanguages: [en, zh]
externalPaths: { /blog: https://blog.example.com/ }
products:
  - id: lib
    name: Lib
    category: core
    paths: [/lib, /library]
    dir: lib
    logo: logo.svg
    versions: [{ text: v1, current: true }]
  - id: charts
    name: Charts
    category: x
    paths: [/lib/charts]
    dir: charts
`);
  if (!config) throw new Error(JSON.stringify(problems));
  return { ...config, ...over };
}

type HeadingLiteral = readonly [depth: number, id: string, text?: string];

/** What the parser would say of a document; headings are anchors without being named as such. */
export function parsed(
  over: Partial<Omit<DocumentMeta, 'headings'>> & { headings?: readonly HeadingLiteral[] } = {},
): DocumentMeta {
  const headings = (over.headings ?? []).map(([depth, id, text = id], index) => ({
    depth,
    id,
    text,
    line: index + 3,
    column: 1,
  }));
  return {
    frontMatter: {},
    frontMatterPlaces: {},
    heading: { text: 'Heading', line: 1, column: 1 },
    lead: '',
    summary: '',
    leadPlace: null,
    anchors: headings.map(({ id }) => id),
    links: [],
    images: [],
    demos: [],
    samples: [],
    problems: [],
    components: [],
    digest: 'digest',
    ...over,
    headings,
  };
}

interface DocumentLiteral {
  readonly file: string;
  readonly parsed?: DocumentMeta;
  readonly blocks?: readonly ParsedBlock[];
  readonly lastUpdated?: string | null;
}

/** A document by its file: `lib/folder/name.md` is `folder/name` of the product `lib`. */
export function source({
  file,
  parsed: meta = parsed(),
  blocks = [],
  lastUpdated = null,
}: DocumentLiteral): SourceDocument {
  const [productId = '', ...rest] = file.split('/');
  return {
    file,
    productId,
    name: rest.join('/').replace(/\.mdx?$/, ''),
    format: file.endsWith('.mdx') ? 'mdx' : 'md',
    parsed: meta,
    lastUpdated,
    loadBlocks: () => blocks,
  };
}

/** A document whose front matter, on lines 2 and 3, gives it a path. */
export function sourceAt(file: string, path: string): SourceDocument {
  return source({
    file,
    parsed: parsed({ frontMatter: { path }, frontMatterPlaces: { path: { line: 2, column: 1 } } }),
  });
}
