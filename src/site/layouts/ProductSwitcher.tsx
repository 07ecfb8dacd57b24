import type { ReactElement } from 'react';
import { localizePath } from '../../domain/docPath';
import type { ShellProduct } from '../../domain/site';
import { Icon } from '../components/Icon';
import { Menu } from '../components/Menu';
import { useDocsConfig } from '../providers/DocsConfigProvider';
import { useTranslate } from '../providers/TranslationsProvider';

/** The logo of a product: decoration beside its name. */
export function ProductLogo({ product }: { readonly product: ShellProduct }): ReactElement | null {
  if (product.logo === null) return null;
  return <img className="product-logo" src={product.logo} alt="" width="24" height="24" />;
}

/** A product's name as it is drawn, else as it is written. */
export function ProductWordmark({ product }: { readonly product: ShellProduct }): ReactElement {
  if (product.wordmark === null) {
    return (
      <span className="product-wordmark">
        <ProductLogo product={product} />
        {product.name}
      </span>
    );
  }
  return <img className="product-wordmark" src={product.wordmark} alt={product.name} height="32" />;
}

/** Leads from any product to any other. */
export function ProductSwitcher({ current }: { readonly current: ShellProduct }): ReactElement {
  const t = useTranslate();
  const { products, userLanguage, defaultLanguage } = useDocsConfig();
  return (
    <Menu
      className="product-switcher"
      label={t('header.productSwitcher')}
      trigger={
        <>
          <ProductLogo product={current} />
          <span className="product-name">{current.name}</span>
        </>
      }
    >
      <ul>
        {products.map((product) => (
          <li key={product.id}>
            <a
              href={localizePath(product.href, userLanguage, defaultLanguage)}
              aria-current={product === current ? 'true' : undefined}
            >
              <ProductWordmark product={product} />
              {product === current && <Icon name="check" className="menu-check" />}
            </a>
          </li>
        ))}
      </ul>
    </Menu>
  );
}
