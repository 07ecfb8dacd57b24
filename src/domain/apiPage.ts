import type { DocPath } from './docPath';
import type { ApiKind, ApiType } from './apiReference';

/*
 * An API reference as it is shown: prose and code as ready HTML, types linked, anchors given. Internal
 * links in HTML are without language; the query puts them into that of its page.
 */

/** A type as it is shown. */
export interface ApiTypeView {
  /** One line, its names linked to their own reference where there is one: the inside of `<code>`. */
  readonly html: string;
  /** The plain text, to measure it by. */
  readonly text: string;
  /** The members of a union, each the inside of `<code>`; empty where it is none. */
  readonly members: readonly string[];
  readonly extension: ApiType['extension'];
}

export interface ApiSignatureView {
  /** Highlighted: the inside of `<code>`. */
  readonly html: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly typeHtml: string;
    readonly optional: boolean;
    readonly descriptionHtml: string;
  }[];
  readonly returns: { readonly typeHtml: string; readonly descriptionHtml: string };
}

/** What the reader should know of a prop that every component has alike; the shell says it in its language. */
export type ApiPropNote = 'sx' | 'classes' | 'slots' | 'slotProps' | 'component';

/** A row of a list of props, parameters or returned fields. */
export interface ApiPropView {
  readonly name: string;
  /** The anchor: `button-prop-color`. */
  readonly anchor: string;
  readonly type: ApiTypeView;
  readonly required: boolean;
  readonly default: string | null;
  readonly descriptionHtml: string;
  /** Null where it is not deprecated, '' where no reason is given. */
  readonly deprecatedHtml: string | null;
  readonly signature: ApiSignatureView | null;
  /** The first minor that had it: `5.14`; null where that is not known, or it was always there. */
  readonly since: string | null;
  readonly note: ApiPropNote | null;
}

export interface ApiSlotView {
  readonly name: string;
  /** `button-slots-root`. */
  readonly anchor: string;
  readonly descriptionHtml: string;
  readonly defaultHtml: string | null;
  readonly className: string | null;
  readonly deprecatedHtml: string | null;
}

export interface ApiClassView {
  readonly key: string;
  /** `button-classes-root`. */
  readonly anchor: string;
  readonly className: string;
  readonly descriptionHtml: string;
  readonly isGlobalState: boolean;
  readonly deprecatedHtml: string | null;
}

/** The props that come from another component. */
export interface ApiInheritedView {
  readonly packageName: string;
  readonly name: string;
  /** Its own reference; null where this site has none. */
  readonly path: DocPath | null;
  readonly props: readonly ApiPropView[];
}

/** One reference, whole. Lists that its kind does not have are empty. */
export interface ApiReferenceView {
  /** `@mui/material/Button`. */
  readonly id: string;
  readonly kind: ApiKind;
  readonly productId: string;
  readonly packageName: string;
  readonly version: string;
  readonly name: string;
  /** `button`, `use-slider`: what its anchors begin with. */
  readonly slug: string;
  readonly path: DocPath;
  readonly descriptionHtml: string;
  /** Plain text: the meta description. */
  readonly description: string;
  readonly deprecatedHtml: string | null;
  readonly imports: readonly string[];
  readonly sourceUrl: string | null;
  readonly themeName: string | null;
  readonly refTarget: string | null;
  readonly defaultComponent: string | null;
  readonly attributesOf: string | null;
  /** Highlighted, of a hook: the inside of `<code>`. */
  readonly signatureHtml: string | null;
  readonly props: readonly ApiPropView[];
  readonly inherits: readonly ApiInheritedView[];
  readonly slots: readonly ApiSlotView[];
  readonly classes: readonly ApiClassView[];
  readonly parameters: readonly ApiPropView[];
  readonly returns: readonly ApiPropView[];
  /** Paths of the pages whose front matter names it, in reading order. */
  readonly docPaths: readonly DocPath[];
  /** Ids of the demos that import it. */
  readonly demoIds: readonly string[];
}
