import { toDocPath, type DocPath } from '../../../domain/docPath';
import { API_TABS, type ApiTab } from '../../../domain/page';
import type { ProblemDraft } from '../../../domain/problem';
import { SITE_FILE } from '../config/parseSiteConfig';
import type { PlacedReference } from '../reference/types';
import { productOfPath } from './placeDocuments';
import type { AssemblyInput, PlacedDocument } from './types';

/** A tab of a page, and the references it lists. */
export interface PlannedTab {
  readonly tab: ApiTab;
  readonly path: DocPath;
  readonly references: readonly PlacedReference[];
}

export interface PlannedApiPages {
  /** The references with a page of their own: all whose path no one else has. */
  readonly pages: readonly PlacedReference[];
  /** The tabs by the path of their page. */
  readonly tabs: ReadonlyMap<DocPath, readonly PlannedTab[]>;
  readonly problems: readonly ProblemDraft[];
}

/**
 * Decides which pages are made of references. A document keeps its path, and of two references the
 * first gets it; each clash is reported.
 *
 * @param namedBy the references that each document names
 */
export function planApiPages(
  references: readonly PlacedReference[],
  namedBy: ReadonlyMap<PlacedDocument, readonly PlacedReference[]>,
  { config, placeOf }: Pick<AssemblyInput, 'config' | 'placeOf'>,
): PlannedApiPages {
  const originals = [...namedBy.keys()].filter(({ original }) => original === null);
  const documents = new Map(originals.map((document) => [document.path.toLowerCase(), document]));
  const problems: ProblemDraft[] = [];
  const isFree = (path: DocPath, owner: string): boolean => {
    const document = documents.get(path.toLowerCase());
    if (!document) return true;
    const { file, parsed } = document.source;
    problems.push({
      code: 'duplicate-path',
      file,
      ...(parsed.frontMatterPlaces['path'] ?? { line: 1, column: 1 }),
      message: `The path ${path} is taken twice: also by ${owner}.`,
      suggestion: 'Give the page another path, or exclude the name where site.yml names the package.',
    });
    return false;
  };

  const taken = new Map<string, PlacedReference>();
  const pages = references.filter((placed) => {
    const { path, reference } = placed;
    if (!isFree(path, `the API reference of ${placed.id}`)) return false;
    const other = taken.get(path.toLowerCase());
    if (!other) return taken.set(path.toLowerCase(), placed);
    const product = config.products.findIndex(({ id }) => id === placed.productId);
    const place = config.products[product]?.packages.findIndex(({ name }) => name === reference.packageName);
    problems.push({
      code: 'duplicate-path',
      file: SITE_FILE,
      ...placeOf(['products', product, 'packages', place ?? 0]),
      message: `The path ${path} is taken twice: by ${other.id} and by ${placed.id}.`,
      suggestion: 'Exclude one of the two, or name their packages in two products.',
    });
    return false;
  });

  const tabs = new Map<DocPath, readonly PlannedTab[]>();
  for (const document of originals) {
    if (!productOfPath(document.path, config.products)?.apiTabs) continue;
    const own = API_TABS.flatMap((tab): PlannedTab[] => {
      const kind = tab === 'hooks-api' ? 'hook' : 'component';
      const listed = (namedBy.get(document) ?? []).filter(({ reference }) => reference.kind === kind);
      const path = toDocPath(`${document.path}/${tab}`);
      if (listed.length === 0 || !isFree(path, `a tab of ${document.path}`)) return [];
      return [{ tab, path, references: listed }];
    });
    if (own.length > 0) tabs.set(document.path, own);
  }
  return { pages, tabs, problems };
}
