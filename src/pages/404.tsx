import type { ReactElement } from 'react';
import { PageHead } from '../site/components/PageHead';
import { MAIN_ID } from '../site/layouts/DocLayout';
import { ProductCards } from '../site/layouts/ProductCards';
import { useDocsConfig } from '../site/providers/DocsConfigProvider';
import { useTranslate } from '../site/providers/TranslationsProvider';

/** What any address shows where nothing lives. */
export default function NotFoundPage(): ReactElement {
  const t = useTranslate();
  const { title } = useDocsConfig();
  return (
    <main id={MAIN_ID} className="front" tabIndex={-1}>
      <PageHead
        title={`${t('notFound.title')} - ${title}`}
        description={t('notFound.text')}
        canonicalPath={null}
        type="website"
      />
      <p className="front-code" aria-hidden="true">
        404
      </p>
      <h1>{t('notFound.title')}</h1>
      <p className="lead">{t('notFound.text')}</p>
      <p>
        <a className="button" href="/">
          {t('notFound.home')}
        </a>
      </p>
      <h2>{t('notFound.products')}</h2>
      <ProductCards />
    </main>
  );
}
