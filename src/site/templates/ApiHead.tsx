import type { ReactElement } from 'react';
import type { ApiPageContext, ApiTab } from '../../domain/page';
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

const TAB_DESCRIPTIONS = {
  'components-api': 'api.tabDescription.components',
  'hooks-api': 'api.tabDescription.hooks',
} as const satisfies Record<ApiTab, string>;

/** The head of an API page: its title names its product, its description is the package's own. */
export function ApiHead({ title, references, context }: ApiHeadProps): ReactElement {
  const t = useTranslate();
  const { products, title: siteTitle } = useDocsConfig();
  const product = products.find(({ id }) => id === context.productId);
  const productName = product?.name ?? siteTitle;
  const [first] = references;
  const description =
    context.tab === null
      ? (first?.description ?? title)
      : t(TAB_DESCRIPTIONS[context.tab], {
          heading: context.heading ?? '',
          product: productName,
          names: references.map(({ name }) => name).join(', '),
        });
  return (
    <PageHead
      title={`${title} - ${productName}`}
      description={description}
      canonicalPath={context.canonicalPath}
      alternates={context.alternates}
    />
  );
}
