import type { PageContext } from '../../../src/domain/page';

/** The context of a page of the stub site. */
export function createContext(fields: Partial<PageContext> = {}): PageContext {
  return {
    docId: 'en:/material-ui/react-button',
    language: 'en',
    fallbackLanguage: null,
    docPath: '/material-ui/react-button',
    productId: 'material-ui',
    analytics: { productId: 'material-ui', productCategoryId: 'core' },
    breadcrumbs: [],
    previous: null,
    next: null,
    canonicalPath: '/material-ui/react-button',
    alternates: [],
    navigationDigest: '1',
    liveKey: null,
    liveDigest: null,
    ...fields,
  };
}
