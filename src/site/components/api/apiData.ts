import type { ApiReferenceView } from '../../../domain/apiPage';
import type { PageLink } from '../../../domain/page';

/** A reference as the page query brings it: links in its HTML are in the language of the page. */
export interface ApiReferenceData extends Omit<
  ApiReferenceView,
  'productId' | 'path' | 'docPaths' | 'demoIds'
> {
  /** The pages that show it in use. */
  readonly docPages: readonly Pick<PageLink & { heading: string }, 'heading' | 'href'>[];
}
