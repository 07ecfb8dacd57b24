import { isUnder, localizePath } from '../../../domain/docPath';
import type { DocSummary } from '../../../domain/page';
import { compareProblems, type ProblemDraft } from '../../../domain/problem';
import type { NavigationTree } from '../../../domain/sidebar';
import type { ProductConfig, ShellSite, SiteConfig } from '../../../domain/site';
import { addEntries } from '../reference/addEntries';
import { apiPathOf } from '../reference/placeReferences';
import type { PlacedReference } from '../reference/types';
import type { ParsedManifest } from '../sidebars/parseManifest';
import {
  ABSOLUTE_URL,
  checkSidebar,
  resolveSidebar,
  withoutHidden,
  type PageLookup,
} from '../sidebars/resolveSidebar';
import { assembleReferences } from './assembleReferences';
import { checkLinks } from './checkLinks';
import { collectDemos } from './collectDemos';
import { createApiPages, createPages, navigationKey } from './createPages';
import { docIdOf, finishDocument } from './finishDocument';
import { indexLinkTargets } from './linkTargets';
import { indexSidebar, type SidebarIndex } from './navigation';
import { placeDocuments, productOfPath } from './placeDocuments';
import { imageKey, type AssemblyInput, type Site, type SiteDoc } from './types';

/** The heading of the API pages in a sidebar that has no entry for them; other languages have it in the shell's texts. */
const API_GROUP = 'Component API';
const API_GROUP_KEY = 'api.group';

/**
 * Puts a whole site together from its parsed parts, in memory. What is wrong ends up in
 * `problems`, all of it; the site itself holds only what can be served.
 */
export function assembleSite(input: AssemblyInput): Site {
  const { config } = input;
  const { placed, problems: placing } = placeDocuments(input.documents, config);
  const api = assembleReferences(input, placed);
  const docs = placed.map((document) =>
    finishDocument(document, input, api.idsByFile.get(document.source.file) ?? []),
  );
  const docsById = new Map(docs.map((doc) => [doc.summary.id, doc]));
  const originals = docs.filter((doc) => doc.summary.language === config.defaultLanguage);
  const isExternal = (path: string) => ABSOLUTE_URL.test(path) || externalHrefOf(path, config) !== undefined;

  const manifests = listApiPages(input, api.pages, isExternal);
  const apiNames = new Map<string, string>(api.pages.map(({ path, reference }) => [path, reference.name]));
  const navigation = new Map<string, NavigationTree>();
  const indexes = new Map<string, SidebarIndex>();
  for (const product of config.products) {
    const manifest = manifests.get(product.id);
    for (const language of config.acceptedLanguages) {
      const lookup = createLookup(language, docsById, apiNames, config);
      const entries = manifest ? resolveSidebar(manifest, lookup) : [];
      const key = navigationKey(product.id, language);
      indexes.set(key, indexSidebar(entries));
      navigation.set(key, { product: product.id, language, entries: withoutHidden(entries) });
    }
  }

  const targets = indexLinkTargets(placed, config, input.demos, api.anchors);
  const paths = new Set([...originals.map((doc): string => doc.summary.path), ...apiNames.keys()]);
  const problems = [
    ...input.problems,
    ...input.documents.flatMap(({ parsed }) => parsed.problems),
    ...placing,
    ...api.problems,
    ...[...manifests.values()].flatMap((manifest) => [
      ...manifest.problems,
      ...checkSidebar(manifest, paths, isExternal),
    ]),
    ...checkLinks(placed, config, input.assetPaths, targets),
    ...checkImages(input),
    ...findUnlisted(
      originals.map((doc) => doc.summary),
      input,
      indexes,
    ),
  ];
  const pages = { config, docs: docsById, originals, indexes, planned: api };
  return {
    config,
    shell: createShell(
      input,
      originals.map((doc) => doc.summary),
      indexes,
    ),
    docs,
    pages: createPages(pages),
    references: api.finish({
      has: (path) => targets.has(path),
      hasAnchor: (path, anchor) => targets.get(path)?.hasAnchor(anchor, config.defaultLanguage) ?? false,
    }),
    apiPages: createApiPages(pages),
    navigation,
    demos: collectDemos(input),
    apiIdsByDemo: api.idsByDemo,
    problems: withoutRepeats(problems),
  };
}

/** The sidebars with the products' API pages in them. */
function listApiPages(
  { config, manifests, texts }: AssemblyInput,
  pages: readonly PlacedReference[],
  isExternal: (pathname: string) => boolean,
): ReadonlyMap<string, ParsedManifest> {
  const title = Object.fromEntries(
    config.acceptedLanguages.map((language) => [language, texts.get(language)?.[API_GROUP_KEY] ?? API_GROUP]),
  );
  const listed = new Map(manifests);
  for (const product of config.products) {
    const manifest = manifests.get(product.id);
    // A sidebar that cannot be read does not list the pages either.
    if (!manifest || isUnreadable(manifest)) continue;
    const own = pages.filter(({ productId }) => productId === product.id);
    listed.set(product.id, addEntries(manifest, own, apiPathOf(product), title, isExternal));
  }
  return listed;
}

/** The address of a path that `externalPaths` gives to another site; undefined for one of this site. */
export function externalHrefOf(path: string, config: SiteConfig): string | undefined {
  for (const [prefix, origin] of Object.entries(config.externalPaths)) {
    if (isUnder(path.replace(/[?#].*$/s, '').replace(/(.)\/+$/, '$1'), prefix))
      return origin.replace(/\/+$/, '') + path;
  }
  return undefined;
}

function createLookup(
  language: string,
  docsById: ReadonlyMap<string, SiteDoc>,
  apiNames: ReadonlyMap<string, string>,
  config: SiteConfig,
): PageLookup {
  const { defaultLanguage } = config;
  return {
    language,
    defaultLanguage,
    titleOf: (path) =>
      (docsById.get(docIdOf(language, path)) ?? docsById.get(docIdOf(defaultLanguage, path)))?.summary
        .heading ?? apiNames.get(path),
    hrefOf: (path) => localizePath(path, language, defaultLanguage),
    externalHrefOf: (path) => externalHrefOf(path, config),
  };
}

function createShell(
  { config, logos }: AssemblyInput,
  originals: readonly DocSummary[],
  indexes: ReadonlyMap<string, SidebarIndex>,
): ShellSite {
  const logoOf = (product: ProductConfig, file: string | undefined) =>
    file === undefined ? null : (logos.get(`${product.id}\n${file}`) ?? null);
  return {
    title: config.title,
    siteUrl: config.siteUrl,
    defaultLanguage: config.defaultLanguage,
    languages: config.languages,
    acceptedLanguages: config.acceptedLanguages,
    repositoryUrl: config.repository?.url ?? null,
    products: config.products.flatMap((product) => {
      const href =
        indexes.get(navigationKey(product.id, config.defaultLanguage))?.first?.href ??
        originals.find((doc) => doc.productId === product.id)?.path;
      if (href === undefined) return [];
      return {
        id: product.id,
        name: product.name,
        href,
        logo: logoOf(product, product.logo),
        wordmark: logoOf(product, product.wordmark),
        versions: product.versions,
        paths: product.paths,
      };
    }),
  };
}

function checkImages(input: AssemblyInput): ProblemDraft[] {
  return input.documents.flatMap((source) =>
    source.parsed.images.flatMap((image): ProblemDraft[] => {
      if (input.images.get(imageKey(source.file, image.src))) return [];
      return [
        {
          code: 'missing-image',
          file: source.file,
          line: image.line,
          column: image.column,
          message: `There is no image ${image.src}.`,
          suggestion: image.src.startsWith('/')
            ? `Put it into ${input.config.assets ?? 'the folder that "assets" in site.yml names'}, or mend the path.`
            : 'Put it beside the page, or mend the path.',
        },
      ];
    }),
  );
}

function findUnlisted(
  originals: readonly DocSummary[],
  input: AssemblyInput,
  indexes: ReadonlyMap<string, SidebarIndex>,
): ProblemDraft[] {
  return originals.flatMap((doc): ProblemDraft[] => {
    const product = productOfPath(doc.path, input.config.products);
    const manifest = product && input.manifests.get(product.id);
    const index = indexes.get(navigationKey(product?.id ?? '', input.config.defaultLanguage));
    if (!manifest || isUnreadable(manifest) || index?.has(doc.path)) return [];
    return [
      {
        code: 'page-not-in-sidebar',
        file: doc.file,
        line: 1,
        column: 1,
        message: `No entry of ${manifest.file} leads to ${doc.path}.`,
        suggestion: `Add "- pathname: ${doc.path}"; with "inSideNav: false" it is not listed.`,
      },
    ];
  });
}

/** A manifest that could not be read lists nothing, which is no fault of the pages. */
function isUnreadable(manifest: ParsedManifest): boolean {
  return manifest.problems.some(({ code }) => code === 'sidebar-syntax');
}

function withoutRepeats(problems: readonly ProblemDraft[]): ProblemDraft[] {
  const seen = new Set<string>();
  return problems.toSorted(compareProblems).filter((problem) => {
    const key = JSON.stringify([problem.file, problem.line, problem.column, problem.code, problem.message]);
    return seen.has(key) ? false : seen.add(key);
  });
}
