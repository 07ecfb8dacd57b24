import type { DocPath } from './docPath';
import type { DemoOptions } from './demo';
import type { FrontMatter } from './frontMatter';

/** A heading of a page; `depth` is 2 to 6 (the h1 is the title). */
export interface Heading {
  readonly depth: number;
  readonly id: string;
  readonly text: string;
}

export interface CodeTab {
  /** What the tab is called, e.g. `npm`. */
  readonly label: string;
  /** The whole code block (`<div class="code-block">…`) as HTML. */
  readonly html: string;
}

/** An image that a page names, as it is served; sizes in CSS pixels, null where the file does not say. */
export interface DocImage {
  readonly url: string;
  readonly width: number | null;
  readonly height: number | null;
}

/** An image under the name that a page gives it; null where there is none. */
export interface NamedImage {
  readonly src: string;
  readonly image: DocImage | null;
}

/** A page's body is a list of these. Prose is ready HTML and never hydrated node by node. */
export type DocBlock =
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'codeGroup'; readonly storageKey: string; readonly tabs: readonly CodeTab[] }
  | { readonly kind: 'demo'; readonly demoId: string; readonly name: string; readonly options: DemoOptions }
  | { readonly kind: 'component'; readonly name: string; readonly props: Readonly<Record<string, unknown>> }
  /** What stands where something is missing in a lenient build. */
  | {
      readonly kind: 'placeholder';
      readonly what: 'demo' | 'component' | 'directive';
      readonly name: string;
      readonly message: string;
    };

/** What one document says of itself, once everything it refers to has been resolved: all but its body. */
export interface DocSummary {
  /** `<language>:<path>`. */
  readonly id: string;
  readonly path: DocPath;
  readonly language: string;
  readonly productId: string;
  readonly format: 'md' | 'mdx';
  /** What the browser's title bar and search engines show: the front matter's title, else the heading. */
  readonly title: string;
  /** The h1: what the page and the navigation show. */
  readonly heading: string;
  /** Plain text of the lead (or of the front matter): the meta description. */
  readonly description: string;
  /** The lead as HTML, shown under the h1; empty where the page has none. */
  readonly lead: string;
  readonly headings: readonly Heading[];
  readonly frontMatter: FrontMatter;
  /** The source file, relative to the content root. */
  readonly file: string;
  readonly editUrl: string | null;
  /** ISO 8601 date (`2026-01-31`) of the last commit that touched the file; null without history. */
  readonly lastUpdated: string | null;
}

/** One document, whole. */
export interface DocPage extends DocSummary {
  readonly blocks: readonly DocBlock[];
}

/** A link of the page furniture (previous/next, breadcrumbs), localized. */
export interface PageLink {
  readonly title: string;
  readonly href: string;
}

export interface Breadcrumb {
  readonly title: string;
  /** Null for a group without a page to go to. */
  readonly href: string | null;
}

/** What the shell around a page's content has to know of it. */
export interface PageFrame {
  /** The language of the URL. */
  readonly language: string;
  /** The path without language prefix; Gatsby keeps the name `path` to itself. */
  readonly docPath: string;
  readonly productId: string;
  /** Analytics: from the route (or the front matter's `productId`). */
  readonly analytics: { readonly productId: string; readonly productCategoryId: string };
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly previous: PageLink | null;
  readonly next: PageLink | null;
  /** Path of the page to the canonical URL: the original's for a fallback. */
  readonly canonicalPath: string;
  /** The languages, listed to readers or only accepted, that have this page in their own words. */
  readonly alternates: readonly { readonly language: string; readonly path: string }[];
  /** Digest of what the page's HTML shows of the navigation, so that a change there renders the page anew. */
  readonly navigationDigest: string;
}

/** Last segments of the addresses of a page's API tabs. */
export const API_TABS = ['components-api', 'hooks-api'] as const;
export type ApiTab = (typeof API_TABS)[number];

/** A tab of a page; the one without a name is the page itself. */
export interface PageTab {
  readonly tab: ApiTab | null;
  /** Localized. */
  readonly href: string;
}

/** The Gatsby page context: what a page knows beside its document. Everything in it is in the page data, so it stays small. */
export interface PageContext extends PageFrame {
  /** The `DocPage` node that is served: the original's where the language has no translation. */
  readonly docId: string;
  /** Set where the page has no translation: the language its text is in. */
  readonly fallbackLanguage: string | null;
  /** The page itself and its API tabs; absent where it has none. */
  readonly tabs?: readonly PageTab[];
  /** Key of the page's demo modules; null on a page without live code. */
  readonly liveKey: string | null;
  /** Digest of what server rendering shows of that live code, so that a change there renders the page anew. */
  readonly liveDigest: string | null;
}

/**
 * The page context of an API page. Its texts are the packages' own: in one language, which no page
 * of another is a translation of.
 */
export interface ApiPageContext extends PageFrame {
  /** The `ApiReference` nodes shown, in order: one, or on a tab all that its page names. */
  readonly apiIds: readonly string[];
  /** On a tab: which one it is; else null. `docPath` ends with it then. */
  readonly tab: ApiTab | null;
  /** On a tab: the page it belongs to, by its heading, and the other tabs; else null and none. */
  readonly heading: string | null;
  readonly tabs: readonly PageTab[];
}
