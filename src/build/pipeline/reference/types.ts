import type { ApiReference } from '../../../domain/apiReference';
import type { DocPath } from '../../../domain/docPath';

/** A reference with the place that the site gives it. */
export interface PlacedReference {
  /** `@mui/material/Button`. */
  readonly id: string;
  readonly productId: string;
  /** `button`: the last segment of its path, and what its anchors begin with. */
  readonly slug: string;
  readonly path: DocPath;
  /** Where the package's own documentation is; null where it says nothing. */
  readonly homepage: string | null;
  readonly reference: ApiReference;
}

/** What prose may link to: pages of the site by path without language, and the anchors on them. */
export interface LinkablePages {
  has(path: string): boolean;
  hasAnchor(path: string, anchor: string): boolean;
}

/** The first minor in which a prop appeared; null where that is not known, or it was always there. */
export type FindSince = (packageName: string, component: string, prop: string) => string | null;
