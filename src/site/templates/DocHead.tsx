import type { ReactElement } from 'react';
import type { PageContext } from '../../domain/page';
import type { DocPageData } from '../components/docPageContext';
import { PageHead } from '../components/PageHead';
import { useDocsConfig } from '../providers/DocsConfigProvider';

interface DocHeadProps {
  readonly page: DocPageData;
  readonly context: PageContext;
}

/** The head of a document: its title names its product. */
export function DocHead({ page, context }: DocHeadProps): ReactElement {
  const { products, title } = useDocsConfig();
  const product = products.find(({ id }) => id === context.productId);
  return (
    <PageHead
      title={`${page.title} - ${product?.name ?? title}`}
      description={page.description}
      canonicalPath={context.canonicalPath}
      alternates={context.alternates}
    />
  );
}
