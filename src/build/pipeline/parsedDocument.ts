import type { FrontMatter } from '../../domain/frontMatter';
import type { DemoOptions } from '../../domain/demo';
import type { CodeTab, Heading } from '../../domain/page';
import type { ProblemDraft } from '../../domain/problem';

/** A place in a source file; both count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** What parsing one file needs to know of the site. Its digest is part of the parse cache's key. */
export interface ParseOptions {
  /** The file, relative to the content root, as problems name it. */
  readonly file: string;
  readonly format: 'md' | 'mdx';
  /** Names that `{{"component": …}}` may place. */
  readonly componentNames: readonly string[];
  /** Path prefix to origin: links below the prefix get the origin and count as external. */
  readonly externalPaths: Readonly<Record<string, string>>;
}

/**
 * A block whose demos, images and links are still names. In HTML, an internal link reads
 * `<a data-doc-link href="/path#hash" …>` and an image `<img data-doc-image="N" …>`, where N is its
 * place in `images`; the assembly resolves both.
 */
export type ParsedBlock =
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'codeGroup'; readonly storageKey: string; readonly tabs: readonly CodeTab[] }
  /** `reference` is its place in `demos`. */
  | { readonly kind: 'demo'; readonly reference: number }
  | { readonly kind: 'component'; readonly name: string; readonly props: Readonly<Record<string, unknown>> }
  | {
      readonly kind: 'placeholder';
      readonly what: 'demo' | 'component' | 'directive';
      readonly name: string;
      readonly message: string;
    };

export interface DemoReference extends Place {
  /** As the author wrote it: `BasicButtons.js`, `sub/Basic`, … */
  readonly name: string;
  readonly options: DemoOptions;
}

export interface LinkReference extends Place {
  /** As the author wrote it; only links to this site are listed (`/path`, `/path#hash`, `#hash`). */
  readonly href: string;
}

export interface ImageReference extends Place {
  /** As the author wrote it; images of other sites are not listed. */
  readonly src: string;
}

export const SAMPLE_LANGUAGES = ['tsx', 'ts', 'jsx', 'js'] as const;

/** The code of a fence that imports something: it must compile, unless the page says why it does not. */
export interface CodeSample extends Place {
  readonly language: (typeof SAMPLE_LANGUAGES)[number];
  /**
   * Line for line what the fence holds. Of a fence with changes it is what comes out of them: a line
   * that goes is empty, and a sign before one that comes is a space.
   */
  readonly source: string;
  /** Why it is not asked to compile; null where it is. */
  readonly nocheck: string | null;
}

/** One Markdown or MDX file, read. Nothing in it depends on any other file. */
export interface ParsedDocument {
  readonly frontMatter: FrontMatter;
  /** Where each front-matter key stands. */
  readonly frontMatterPlaces: Readonly<Record<string, Place>>;
  /** Text of the first h1, if there is one. It is in no block: the layout shows it. */
  readonly heading: ({ readonly text: string } & Place) | null;
  /** Inside of the lead paragraph as HTML; empty where there is none. It is in no block. */
  readonly lead: string;
  /** Plain text of the lead, else of the first paragraph; empty where there is neither. */
  readonly summary: string;
  /** Where the lead stands, if there is one. */
  readonly leadPlace: Place | null;
  /** Headings below the h1, in order. */
  readonly headings: readonly (Heading & Place)[];
  /** Every anchor of the page, headings and raw HTML ids. */
  readonly anchors: readonly string[];
  readonly links: readonly LinkReference[];
  readonly images: readonly ImageReference[];
  readonly demos: readonly DemoReference[];
  readonly samples: readonly CodeSample[];
  readonly blocks: readonly ParsedBlock[];
  readonly problems: readonly ProblemDraft[];
}

/** A component where a page places it. */
export interface ComponentUse {
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
}

/** A parsed document without its body, which is read only where it is needed. */
export interface DocumentMeta extends Omit<ParsedDocument, 'blocks'> {
  /** The components it places, built-in ones included. */
  readonly components: readonly ComponentUse[];
  /** Digest of the file, the parser and its options: the same digest, the same document. */
  readonly digest: string;
}
