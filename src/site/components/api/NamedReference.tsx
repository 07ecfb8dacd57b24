import type { ReactElement } from 'react';
import type { ApiReferenceData } from './apiData';
import { ApiHeading } from './ApiHeading';
import { ApiReference } from './ApiReference';
import { Deprecation } from './Deprecation';
import { PackageText } from './PackageText';

/** A reference under its name, where a page has several. */
export function NamedReference({ reference }: { readonly reference: ApiReferenceData }): ReactElement {
  const { slug, name, descriptionHtml, deprecatedHtml } = reference;
  return (
    <section className="api-reference">
      <ApiHeading level={2} id={slug} text={name} />
      <PackageText html={descriptionHtml} />
      <Deprecation reasonHtml={deprecatedHtml} />
      <ApiReference reference={reference} level={3} />
    </section>
  );
}
