import { createContext, useContext, type ComponentType } from 'react';
import type { CodeStyling } from '../../domain/codeChoices';
import type { DemoOptions, DemoProvider } from '../../domain/demo';
import type { CodeTab, DocBlock, DocPage, Heading, NamedImage } from '../../domain/page';
import type { LiveComponentProps } from '../demos/LiveComponent';
import type { LiveDemoProps } from '../demos/LiveDemo';

/** One styling of a demo as the page query brings it; the sources themselves are fetched. */
export interface DemoVariantData {
  readonly styling: CodeStyling;
  /** The module that runs, relative to the content root. */
  readonly module: string;
  readonly provider: DemoProvider;
  /** Where the repository shows the module; null without a repository. */
  readonly sourceUrl: string | null;
  readonly previewHtml: string | null;
  /** Null where the demo exists in JavaScript only. */
  readonly ts: { readonly fileName: string } | null;
  readonly js: { readonly fileName: string };
}

/** A demo as the page query brings it. */
export interface DemoData {
  readonly demoId: string;
  readonly name: string;
  /** URL of a `DemoSources` as JSON; changes with its content. */
  readonly sourcesUrl: string;
  readonly variants: readonly DemoVariantData[];
}

/** A block as the page query brings it: which fields are set depends on its kind. */
export interface DocBlockData {
  readonly kind: DocBlock['kind'];
  readonly html: string | null;
  readonly storageKey: string | null;
  readonly tabs: readonly CodeTab[] | null;
  readonly name: string | null;
  readonly props: Readonly<Record<string, unknown>> | null;
  readonly options: DemoOptions | null;
  readonly what: 'demo' | 'component' | 'directive' | null;
  readonly message: string | null;
  readonly demo: DemoData | null;
}

/** Front matter that the page itself shows. */
export interface PageFrontMatter {
  readonly packageName: string | null;
  readonly githubLabel: string | null;
  readonly githubSource: string | null;
  readonly waiAria: string | null;
  readonly materialDesign: string | null;
  readonly components: readonly string[] | null;
  readonly hooks: readonly string[] | null;
  readonly unstyled: string | null;
}

/** A document as the page query brings it. */
export interface DocPageData extends Pick<
  DocPage,
  'title' | 'description' | 'lead' | 'language' | 'format' | 'file' | 'editUrl' | 'lastUpdated'
> {
  /** The h1; `title` is what the browser's tab says. */
  readonly heading: string;
  readonly headings: readonly Heading[];
  /** The images that an MDX page names. */
  readonly images: readonly NamedImage[];
  /** The references of what it is about, their paths without language. */
  readonly apiReferences: readonly { readonly name: string; readonly path: string }[];
  readonly frontMatter: PageFrontMatter;
  readonly blocks: readonly DocBlockData[];
}

/** What shows live code. Pages of prose do not carry it, so it comes by the template of those that do. */
export interface LiveParts {
  readonly Demo: ComponentType<LiveDemoProps>;
  readonly Component: ComponentType<LiveComponentProps>;
}

/** What the blocks of a page know of the page around them. */
export interface DocPageValue {
  readonly page: DocPageData;
  /** Key of the page's live modules; null where it has none. */
  readonly liveKey: string | null;
  /** Null on a page without live blocks. */
  readonly live: LiveParts | null;
}

export const DocPageContext = createContext<DocPageValue | null>(null);

/** The page around a block. */
export function useDocPage(): DocPageValue {
  const value = useContext(DocPageContext);
  if (!value) throw new Error('useDocPage() found no <DocPageContext> above it: blocks stand in a page.');
  return value;
}
