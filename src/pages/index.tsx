import type { ReactElement } from 'react';
import { PageHead } from '../site/components/PageHead';
import { MAIN_ID } from '../site/layouts/DocLayout';
import { ProductCards } from '../site/layouts/ProductCards';
import { useDocsConfig } from '../site/providers/DocsConfigProvider';
import { useTranslate } from '../site/providers/TranslationsProvider';

/** The front page: what the site is about, and a way into each of its products. */
export default function FrontPage(): ReactElement {
  const t = useTranslate();
  const { title, products } = useDocsConfig();
  const names = products.map(({ name }) => name).join(', ');
  const description = t('front.description', { products: names });
  return (
    <main id={MAIN_ID} className="front" tabIndex={-1}>
      <PageHead title={title} description={description} canonicalPath="/" type="website" />
      <h1>{title}</h1>
      <p className="lead">{t('front.lead')}</p>
      <ProductCards />
    </main>
  );
}
