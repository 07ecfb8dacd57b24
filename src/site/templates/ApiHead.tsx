import type { ReactElement } from 'react';
import type { ApiPageContext } from '../../domain/page';
import type { ApiReferenceData } from '../components/api/apiData';
import { PageHead } from '../components/PageHead';
import { useDocsConfig } from '../providers/DocsConfigProvider';
import { useTranslate } from '../providers/TranslationsProvider';

interface ApiHeadProps {
  /** The h1. */
  readonly title: string;
  readonly references: readonly ApiReferenceData[];
  readonly context: ApiPageContext;
}

/** The head of an API page: its title names its product, its description is the package's own. */
export function ApiHead({ title, references, context }: ApiHeadProps): ReactElement {
  const t = useTranslate();
  const { products, title: siteTitle } = useDocsConfig();
  const product = products.find(({ id }) => id === context.productId);
  const [first] = references;
  const description =
    context.tab === null && first
      ? first.description
      : t('api.tabDescription', { names: references.map(({ name }) => name).join(', ') });
  return (
    <PageHead
      title={`${title} - ${product?.name ?? siteTitle}`}
      description={description}
      canonicalPath={context.canonicalPath}
      alternates={context.alternates}
    />
  );
}
