import type { ReactElement } from 'react';
import { localizePath } from '../../domain/docPath';
import { useDocsConfig } from '../providers/DocsConfigProvider';
import { ProductWordmark } from './ProductSwitcher';

/** Every product as a card that leads to its first page. */
export function ProductCards(): ReactElement {
  const { products, userLanguage, defaultLanguage } = useDocsConfig();
  return (
    <ul className="product-cards">
      {products.map((product) => {
        const version = product.versions.find(({ current }) => current);
        return (
          <li key={product.id}>
            <a href={localizePath(product.href, userLanguage, defaultLanguage)}>
              <ProductWordmark product={product} />
              {version && <span className="product-version">{version.text}</span>}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
