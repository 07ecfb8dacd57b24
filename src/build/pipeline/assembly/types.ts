import type { ApiReferenceView } from '../../../domain/apiPage';
import type { ApiReference, PackageReference } from '../../../domain/apiReference';
import type { DocPath } from '../../../domain/docPath';
import type { Demo } from '../../../domain/demo';
import type {
  DocBlock,
  DocImage,
  DocSummary,
  NamedImage,
  ApiPageContext,
  PageContext,
} from '../../../domain/page';
import type { ProblemDraft } from '../../../domain/problem';
import type { NavigationTree } from '../../../domain/sidebar';
import type { ShellSite, SiteConfig } from '../../../domain/site';
import type { ParsedSiteConfig } from '../config/parseSiteConfig';
import type { DocumentMeta, ParsedBlock } from '../parsedDocument';
import type { FindSince } from '../reference/types';
import type { ParsedManifest } from '../sidebars/parseManifest';

/** One document of a product's folder, parsed. */
export interface SourceDocument {
  /** Relative to the content root, with forward slashes. */
  readonly file: string;
  readonly productId: string;
  /** Relative to the product's folder, without extension: `components/buttons/buttons-zh`. */
  readonly name: string;
  readonly format: 'md' | 'mdx';
  readonly parsed: DocumentMeta;
  /** The body, from the parser or its cache. */
  loadBlocks(): readonly ParsedBlock[];
  /** Date of the last commit (`2026-01-31`); null without history. */
  readonly lastUpdated: string | null;
}

/** What became of a demo that a document names. */
export type ResolvedDemo =
  { readonly ok: true; readonly demo: Demo } | { readonly ok: false; readonly message: string };

/** Everything the assembly works on: all files, read and parsed, and what they name, looked up. */
export interface AssemblyInput {
  readonly config: SiteConfig;
  /** Where a value of `site.yml` stands. */
  readonly placeOf: ParsedSiteConfig['placeOf'];
  readonly documents: readonly SourceDocument[];
  readonly manifests: ReadonlyMap<string, ParsedManifest>;
  /** By `imageKey(file, src)`; null where there is no such file. */
  readonly images: ReadonlyMap<string, DocImage | null>;
  /** By `demoKey(file, name)`. */
  readonly demos: ReadonlyMap<string, ResolvedDemo>;
  /** What the packages that products name say of themselves; one that could not be read is not among them. */
  readonly packages: readonly PackageReference[];
  readonly findSince: FindSince;
  /** Renderings of live code, by key (`demoEntry`, `componentRendering`), as names that change with them. */
  readonly renderings: ReadonlyMap<string, string>;
  /** Why a component cannot be shown, by the key of its rendering. */
  readonly brokenComponents: ReadonlyMap<string, string>;
  /** Paths of files that are served as they are (`/static/logo.svg`). */
  readonly assetPaths: ReadonlySet<string>;
  /** The shell's texts, by language; none for English, which the parser writes. */
  readonly texts: ReadonlyMap<string, Readonly<Record<string, string>>>;
  /** URLs of the products' logos and wordmarks, by path as written in `site.yml`. */
  readonly logos: ReadonlyMap<string, string>;
  /** Problems found before: in the configuration, the files, the parsing, the manifests, the demos. */
  readonly problems: readonly ProblemDraft[];
}

export const imageKey = (file: string, src: string): string => `${file}\n${src}`;
export const demoKey = (file: string, name: string): string => `${file}\n${name}`;

/** A document with the place that the site gives it. */
export interface PlacedDocument {
  readonly source: SourceDocument;
  readonly path: DocPath;
  readonly language: string;
  /** The document this one translates; null for an original. */
  readonly original: SourceDocument | null;
}

/** A document of the site. */
export interface SiteDoc {
  readonly summary: DocSummary;
  /** Digest of everything the document's node holds: the same digest, the same node. */
  readonly digest: string;
  /** The demos it shows, in order, each once. */
  readonly demoIds: readonly string[];
  /** Those of them that run in the page itself, and not in a frame alone. */
  readonly liveDemoIds: readonly string[];
  /** The images it names. */
  readonly images: readonly NamedImage[];
  /** The registered components it shows, each once. */
  readonly componentNames: readonly string[];
  /** The references that its front matter names, each once. */
  readonly apiIds: readonly string[];
  /** Names the module of its live code; null where it shows none. */
  readonly liveKey: string | null;
  readonly liveDigest: string | null;
  /** Makes the body with everything in it resolved. */
  renderBlocks(): DocBlock[];
}

/** A page to create: its URL, its document and what it knows of the site. */
export interface SitePage {
  readonly url: string;
  readonly doc: SiteDoc;
  readonly context: PageContext;
}

/** A component or hook of a package, as the site has it. */
export interface SiteReference {
  /** `@mui/material/Button`. */
  readonly id: string;
  readonly productId: string;
  /** The path of its page. */
  readonly path: DocPath;
  readonly reference: ApiReference;
  /** Pages that name it, in reading order, and demos that import it. */
  readonly docPaths: readonly DocPath[];
  readonly demoIds: readonly string[];
  /** Digest of everything that its view is made of: the same digest, the same view. */
  readonly digest: string;
  render(): ApiReferenceView;
}

/** A page that shows references. */
export interface SiteApiPage {
  readonly url: string;
  readonly context: ApiPageContext;
}

/** The whole site, valid by construction: whatever was wrong is in `problems` and in nothing else. */
export interface Site {
  readonly config: SiteConfig;
  readonly shell: ShellSite;
  readonly docs: readonly SiteDoc[];
  readonly pages: readonly SitePage[];
  readonly references: readonly SiteReference[];
  readonly apiPages: readonly SiteApiPage[];
  /** One tree per product and accepted language, keyed `<product>.<language>`. */
  readonly navigation: ReadonlyMap<string, NavigationTree>;
  readonly demos: readonly Demo[];
  /** Ids of the references that a demo imports, by the demo's id. */
  readonly apiIdsByDemo: ReadonlyMap<string, readonly string[]>;
  /** Sorted, without duplicates. */
  readonly problems: readonly ProblemDraft[];
}
