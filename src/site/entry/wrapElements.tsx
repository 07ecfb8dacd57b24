import site from 'docs-generated/site.json';
import type { ReactElement } from 'react';
import { DocLayout } from '../layouts/DocLayout';
import { readPageContext } from '../layouts/readPageContext';
import { PageProviders, RootProviders } from '../providers/PageProviders';

/** Gatsby's `wrapRootElement`, in the browser and on the server. */
export function wrapRootElement({ element }: { element: ReactElement }): ReactElement {
  return <RootProviders>{element}</RootProviders>;
}

/** Gatsby's `wrapPageElement`, in the browser and on the server. */
export function wrapPageElement({
  element,
  props,
}: {
  element: ReactElement;
  props: { pageContext: Readonly<Record<string, unknown>> };
}): ReactElement {
  // By the page and not by its address: one 404 page is served wherever nothing is.
  const { language } = props.pageContext;
  return (
    <PageProviders language={typeof language === 'string' ? language : site.defaultLanguage}>
      <DocLayout page={readPageContext(props.pageContext)}>{element}</DocLayout>
    </PageProviders>
  );
}
