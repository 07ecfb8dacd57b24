import { isUnder, localizePath, type DocPath } from '../../../domain/docPath';
import type { ApiPageContext, DocSummary, PageContext, PageFrame, PageTab } from '../../../domain/page';
import { productInfoOfPath } from '../../../domain/productInfo';
import type { ProductConfig, SiteConfig } from '../../../domain/site';
import { docIdOf } from './finishDocument';
import type { SidebarIndex } from './navigation';
import type { PlannedApiPages, PlannedTab } from './planApiPages';
import { productOfPath } from './placeDocuments';
import type { SiteApiPage, SiteDoc, SitePage } from './types';

/** What making pages needs to know of the site. */
export interface PagesOfSite {
  readonly config: SiteConfig;
  /** The documents by id. */
  readonly docs: ReadonlyMap<string, SiteDoc>;
  readonly originals: readonly SiteDoc[];
  /** The sidebars by `navigationKey`. */
  readonly indexes: ReadonlyMap<string, SidebarIndex>;
  readonly planned: Pick<PlannedApiPages, 'pages' | 'tabs'>;
}

export const navigationKey = (productId: string, language: string): string => `${productId}.${language}`;

/** A page per document and language; without a translation the original is served. */
export function createPages(site: PagesOfSite): SitePage[] {
  const { config, docs } = site;
  return site.originals.flatMap((original) => {
    const { path, productId } = original.summary;
    const languages = languagesOf(path, config);
    const translated = languages.filter((language) => docs.has(docIdOf(language, path)));
    const alternates = translated.map((language) => ({ language, path: urlOf(path, language, config) }));
    return languages.map((language): SitePage => {
      const doc = docs.get(docIdOf(language, path)) ?? original;
      const isTranslated = doc.summary.language === language;
      const tabs = site.planned.tabs.get(path);
      const context: PageContext = {
        docId: doc.summary.id,
        fallbackLanguage: isTranslated ? null : doc.summary.language,
        ...frameOf(path, language, site),
        productId,
        analytics: analyticsOf(path, original.summary),
        canonicalPath: isTranslated ? urlOf(path, language, config) : path,
        alternates,
        ...(tabs && { tabs: tabsOf(path, tabs, language, config) }),
        liveKey: doc.liveKey,
        liveDigest: doc.liveDigest,
      };
      return { url: urlOf(path, language, config), doc, context };
    });
  });
}

/** A page per reference and language, and one per tab of a page. */
export function createApiPages(site: PagesOfSite): SiteApiPage[] {
  const { config, planned } = site;
  const own = planned.pages.flatMap(({ id, path, productId }) =>
    languagesOf(path, config).map((language): SiteApiPage => ({
      url: urlOf(path, language, config),
      context: {
        ...frameOf(path, language, site),
        productId,
        analytics: analyticsOf(path),
        ...withoutTranslations(path, config),
        apiIds: [id],
        tab: null,
        heading: null,
        tabs: [],
      },
    })),
  );
  const tabs = site.originals.flatMap((original) => {
    const ofPage = planned.tabs.get(original.summary.path) ?? [];
    return ofPage.flatMap((tab) =>
      languagesOf(tab.path, config).map((language): SiteApiPage => ({
        url: urlOf(tab.path, language, config),
        context: createTabContext(original, tab, ofPage, language, site),
      })),
    );
  });
  return [...own, ...tabs];
}

/** A tab stands in the sidebar where its page stands, and is one step further down than the page. */
function createTabContext(
  original: SiteDoc,
  { path: tabPath, tab, references }: PlannedTab,
  tabs: readonly PlannedTab[],
  language: string,
  site: PagesOfSite,
): ApiPageContext {
  const { config } = site;
  const { path, productId } = original.summary;
  const { heading } = (site.docs.get(docIdOf(language, path)) ?? original).summary;
  const frame = frameOf(path, language, site);
  return {
    ...frame,
    docPath: tabPath,
    productId,
    breadcrumbs: [...frame.breadcrumbs, { title: heading, href: urlOf(path, language, config) }],
    analytics: analyticsOf(path, original.summary),
    ...withoutTranslations(tabPath, config),
    apiIds: references.map(({ id }) => id),
    tab,
    heading,
    tabs: tabsOf(path, tabs, language, config),
  };
}

/** What the packages say is in one language, whatever the frame around it is in. */
function withoutTranslations(
  path: DocPath,
  { defaultLanguage }: SiteConfig,
): Pick<PageFrame, 'canonicalPath' | 'alternates'> {
  return { canonicalPath: path, alternates: [{ language: defaultLanguage, path }] };
}

function tabsOf(path: DocPath, tabs: readonly PlannedTab[], language: string, config: SiteConfig): PageTab[] {
  return [
    { tab: null, href: urlOf(path, language, config) },
    ...tabs.map((tab) => ({ tab: tab.tab, href: urlOf(tab.path, language, config) })),
  ];
}

/** What the sidebar says of the page at a path. */
function frameOf(
  path: DocPath,
  language: string,
  { config, indexes }: PagesOfSite,
): Pick<PageFrame, 'language' | 'docPath' | 'breadcrumbs' | 'previous' | 'next' | 'navigationDigest'> {
  const product = productOfPath(path, config.products);
  const index = indexes.get(navigationKey(product?.id ?? '', language));
  return {
    language,
    docPath: path,
    breadcrumbs: breadcrumbsOf(path, product, index),
    ...(index?.neighboursOf(path) ?? { previous: null, next: null }),
    navigationDigest: index?.digestOf(path) ?? '',
  };
}

function languagesOf(path: DocPath, { defaultLanguage, acceptedLanguages }: SiteConfig): readonly string[] {
  return isUnder(path, '/blog') ? [defaultLanguage] : acceptedLanguages;
}

function urlOf(path: DocPath, language: string, { defaultLanguage }: SiteConfig): string {
  return localizePath(path, language, defaultLanguage);
}

function breadcrumbsOf(path: DocPath, product: ProductConfig | undefined, index: SidebarIndex | undefined) {
  const trail = index?.breadcrumbsOf(path) ?? [];
  if (!product || index?.first?.href === undefined) return trail;
  return [{ title: product.name, href: index.first.href }, ...trail];
}

function analyticsOf(path: DocPath, doc?: DocSummary): PageFrame['analytics'] {
  const info = productInfoOfPath(path);
  return {
    productId: doc?.frontMatter.productId ?? info.productId ?? 'null',
    productCategoryId: info.productCategoryId ?? 'null',
  };
}
