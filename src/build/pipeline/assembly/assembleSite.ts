import { isUnder, localizePath, type DocPath } from '../../../domain/docPath';
import type { Demo } from '../../../domain/demo';
import type { DocSummary, PageContext } from '../../../domain/page';
import { productInfoOfPath } from '../../../domain/productInfo';
import { compareProblems, type ProblemDraft } from '../../../domain/problem';
import type { NavigationTree } from '../../../domain/sidebar';
import type { ProductConfig, ShellSite, SiteConfig } from '../../../domain/site';
import type { ParsedManifest } from '../sidebars/parseManifest';
import { checkSidebar, resolveSidebar, withoutHidden, type PageLookup } from '../sidebars/resolveSidebar';
import { checkLinks } from './checkLinks';
import { docIdOf, finishDocument } from './finishDocument';
import { indexSidebar, type SidebarIndex } from './navigation';
import { placeDocuments, productOfPath } from './placeDocuments';
import { imageKey, type AssemblyInput, type Site, type SiteDoc, type SitePage } from './types';

/**
 * Puts a whole site together from its parsed parts, in memory. What is wrong ends up in
 * `problems`, all of it; the site itself holds only what can be served.
 */
export function assembleSite(input: AssemblyInput): Site {
  const { config } = input;
  const { placed, problems: placing } = placeDocuments(input.documents, config);
  const docs = placed.map((document) => finishDocument(document, input));
  const docsById = new Map(docs.map((doc) => [doc.summary.id, doc]));
  const originals = docs.filter((doc) => doc.summary.language === config.defaultLanguage);
  const isExternal = (path: string) => externalHrefOf(path, config) !== undefined;

  const navigation = new Map<string, NavigationTree>();
  const indexes = new Map<string, SidebarIndex>();
  for (const product of config.products) {
    const manifest = input.manifests.get(product.id);
    for (const language of config.acceptedLanguages) {
      const entries = manifest ? resolveSidebar(manifest, createLookup(language, docsById, config)) : [];
      const key = navigationKey(product.id, language);
      indexes.set(key, indexSidebar(entries));
      navigation.set(key, { product: product.id, language, entries: withoutHidden(entries) });
    }
  }

  const paths = new Set<string>(originals.map((doc) => doc.summary.path));
  const problems = [
    ...input.problems,
    ...input.documents.flatMap(({ parsed }) => parsed.problems),
    ...placing,
    ...[...input.manifests.values()].flatMap((manifest) => [
      ...manifest.problems,
      ...checkSidebar(manifest, paths, isExternal),
    ]),
    ...checkLinks(placed, config, input.assetPaths, input.demos),
    ...checkImages(input),
    ...findUnlisted(
      originals.map((doc) => doc.summary),
      input,
      indexes,
    ),
  ];
  return {
    config,
    shell: createShell(
      input,
      originals.map((doc) => doc.summary),
      indexes,
    ),
    docs,
    pages: createPages(originals, docsById, indexes, config),
    navigation,
    demos: collectDemos(input),
    problems: withoutRepeats(problems),
  };
}

export const navigationKey = (productId: string, language: string): string => `${productId}.${language}`;

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
  config: SiteConfig,
): PageLookup {
  const { defaultLanguage } = config;
  return {
    language,
    defaultLanguage,
    titleOf: (path) =>
      (docsById.get(docIdOf(language, path)) ?? docsById.get(docIdOf(defaultLanguage, path)))?.summary
        .heading,
    hrefOf: (path) => localizePath(path, language, defaultLanguage),
    externalHrefOf: (path) => externalHrefOf(path, config),
  };
}

function createPages(
  originals: readonly SiteDoc[],
  docsById: ReadonlyMap<string, SiteDoc>,
  indexes: ReadonlyMap<string, SidebarIndex>,
  config: SiteConfig,
): SitePage[] {
  const { acceptedLanguages, defaultLanguage } = config;
  return originals.flatMap((original) => {
    const { path, productId } = original.summary;
    const languages = isUnder(path, '/blog') ? [defaultLanguage] : acceptedLanguages;
    const translated = languages.filter((language) => docsById.has(docIdOf(language, path)));
    const urlIn = (language: string) => localizePath(path, language, defaultLanguage);
    const alternates = translated.map((language) => ({ language, path: urlIn(language) }));
    const product = productOfPath(path, config.products);
    return languages.map((language): SitePage => {
      const doc = docsById.get(docIdOf(language, path)) ?? original;
      const isTranslated = doc.summary.language === language;
      const index = indexes.get(navigationKey(product?.id ?? '', language));
      const context: PageContext = {
        docId: doc.summary.id,
        language,
        fallbackLanguage: isTranslated ? null : doc.summary.language,
        docPath: path,
        productId,
        analytics: analyticsOf(original.summary),
        breadcrumbs: breadcrumbsOf(path, product, index),
        ...(index?.neighboursOf(path) ?? { previous: null, next: null }),
        canonicalPath: isTranslated ? urlIn(language) : path,
        alternates,
        navigationDigest: index?.digestOf(path) ?? '',
        liveKey: doc.liveKey,
        liveDigest: doc.liveDigest,
      };
      return { url: urlIn(language), doc, context };
    });
  });
}

function breadcrumbsOf(path: DocPath, product: ProductConfig | undefined, index: SidebarIndex | undefined) {
  const trail = index?.breadcrumbsOf(path) ?? [];
  if (!product || index?.first?.href === undefined) return trail;
  return [{ title: product.name, href: index.first.href }, ...trail];
}

function analyticsOf(doc: DocSummary): PageContext['analytics'] {
  const info = productInfoOfPath(doc.path);
  return {
    productId: doc.frontMatter.productId ?? info.productId ?? 'null',
    productCategoryId: info.productCategoryId ?? 'null',
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

function collectDemos(input: AssemblyInput): Demo[] {
  const demos = new Map<string, Demo>();
  for (const resolved of input.demos.values()) {
    if (resolved.ok) demos.set(resolved.demo.id, resolved.demo);
  }
  return [...demos.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

function withoutRepeats(problems: readonly ProblemDraft[]): ProblemDraft[] {
  const seen = new Set<string>();
  return problems.toSorted(compareProblems).filter((problem) => {
    const key = JSON.stringify([problem.file, problem.line, problem.column, problem.code, problem.message]);
    return seen.has(key) ? false : seen.add(key);
  });
}
