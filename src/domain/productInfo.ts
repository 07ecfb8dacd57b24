import { isUnder } from './docPath';

/** What analytics calls a page's product; `null` becomes the string "null" in an event. */
export interface ProductInfo {
  readonly productId: string | null;
  readonly productCategoryId: string | null;
}

const CORE_PRODUCTS = ['material-ui', 'joy-ui', 'base-ui', 'system'];

/**
 * The route-to-product mapping of the specification (section 2, "Path handling"; details from
 * `getProductInfoFromUrl` of the reference site). `path` carries no language prefix.
 */
export function productInfoOfPath(path: string): ProductInfo {
  const [first = '', second = ''] = path.split('/').slice(1);
  if (CORE_PRODUCTS.includes(first)) return { productId: first, productCategoryId: 'core' };
  if (first === 'x' && second.startsWith('react-')) {
    return { productId: `x-${second.slice('react-'.length)}`, productCategoryId: 'x' };
  }
  if (first === 'toolpad') {
    return {
      productId: second === 'studio' ? 'toolpad-studio' : 'toolpad-core',
      productCategoryId: 'toolpad',
    };
  }
  if (['/docs', '/versions', '/production-error'].some((prefix) => isUnder(path, prefix))) {
    return { productId: 'docs', productCategoryId: null };
  }
  if (isUnder(path, '/experiments/docs')) return { productId: 'docs-infra', productCategoryId: null };
  return { productId: null, productCategoryId: null };
}
