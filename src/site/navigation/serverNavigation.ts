import type { NavigationTree } from '../../domain/sidebar';
import { navigationKey } from './navigationStore';

/** Webpack turns this into Node's own `require`; it exists in the HTML renderer's bundle alone. */
declare const __non_webpack_require__: NodeJS.Require | undefined;

/**
 * Reads the whole navigation of a product while a page's HTML is rendered; the build puts it there.
 * By `require`, because Gatsby takes a page that touches `fs` for one that must be rendered anew
 * each time. Null where there is nothing to read: in the browser, in develop, or for a product without
 * navigation.
 */
export function readServerNavigation(productId: string, language: string): NavigationTree | null {
  if (typeof window !== 'undefined' || typeof __non_webpack_require__ === 'undefined') return null;
  const key = navigationKey(productId, language);
  try {
    return __non_webpack_require__(
      `${process.cwd()}/.cache/docs/server/navigation/${key}.json`,
    ) as NavigationTree;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return null;
    throw error;
  }
}
