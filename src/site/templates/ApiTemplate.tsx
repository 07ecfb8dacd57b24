import { graphql } from 'gatsby';
import type { ReactElement } from 'react';
import type { ApiPageContext, ApiTab } from '../../domain/page';
import type { ApiReferenceData } from '../components/api/apiData';
import { ApiReference } from '../components/api/ApiReference';
import { Deprecation } from '../components/api/Deprecation';
import { listApiHeadings } from '../components/api/listSections';
import { NamedReference } from '../components/api/NamedReference';
import { PackageText } from '../components/api/PackageText';
import { Breadcrumbs } from '../components/Breadcrumbs';
import { PageFooter } from '../components/PageFooter';
import { PageTabs } from '../components/PageTabs';
import { TableOfContents } from '../components/TableOfContents';
import { MAIN_ID } from '../layouts/DocLayout';
import { useTranslate } from '../providers/TranslationsProvider';
import { ApiHead } from './ApiHead';

export interface ApiTemplateProps {
  readonly data: { readonly allApiReference: { readonly nodes: readonly ApiReferenceData[] } };
  readonly pageContext: ApiPageContext;
}

const TAB_TITLES = {
  'components-api': 'api.tabTitle.components',
  'hooks-api': 'api.tabTitle.hooks',
} as const satisfies Record<ApiTab, string>;

/** An API page: the reference of a component or hook, or on a tab those of all that its page is about. */
export default function ApiTemplate({ data, pageContext }: ApiTemplateProps): ReactElement {
  const t = useTranslate();
  const { tab, tabs, heading, breadcrumbs, previous, next, apiIds } = pageContext;
  const { nodes } = data.allApiReference;
  const references = apiIds.flatMap((id) => nodes.find((node) => node.id === id) ?? []);
  const [single] = tab === null ? references : [];
  const title =
    tab === null ? t('api.title', { name: single?.name ?? '' }) : t(TAB_TITLES[tab], { name: heading ?? '' });
  return (
    <>
      <ApiHead title={title} references={references} context={pageContext} />
      <main id={MAIN_ID} className="doc" tabIndex={-1}>
        <header className="doc-head">
          <Breadcrumbs items={breadcrumbs} />
          <h1>{title}</h1>
          {single && <PackageText className="lead" html={single.descriptionHtml} />}
          {single && <Deprecation reasonHtml={single.deprecatedHtml} />}
          <PageTabs tabs={tabs} current={tab} />
        </header>
        <TableOfContents
          headings={listApiHeadings(references, tab !== null, t)}
          // Rows have an entry too.
          deepest={tab === null ? 3 : 4}
        />
        <div className="doc-body">
          <div className="prose api">
            {single ? (
              <ApiReference reference={single} level={2} />
            ) : (
              references.map((reference) => <NamedReference key={reference.id} reference={reference} />)
            )}
          </div>
          <PageFooter previous={previous} next={next} editUrl={null} lastUpdated={null} />
        </div>
      </main>
    </>
  );
}

export const query = graphql`
  query ApiTemplate($apiIds: [String!]!, $language: String!) {
    allApiReference(filter: { id: { in: $apiIds } }) {
      nodes {
        id
        kind
        packageName
        version
        name
        slug
        descriptionHtml(language: $language)
        description
        deprecatedHtml(language: $language)
        imports
        sourceUrl
        themeName
        refTarget
        defaultComponent
        attributesOf
        signatureHtml
        docPages(language: $language) {
          heading
          href
        }
        props(language: $language) {
          ...ApiTemplateRow
        }
        inherits(language: $language) {
          packageName
          name
          path
          props {
            ...ApiTemplateRow
          }
        }
        slots(language: $language) {
          name
          anchor
          descriptionHtml
          defaultHtml
          className
          deprecatedHtml
        }
        classes(language: $language) {
          key
          anchor
          className
          descriptionHtml
          isGlobalState
          deprecatedHtml
        }
        parameters(language: $language) {
          ...ApiTemplateRow
        }
        returns(language: $language) {
          ...ApiTemplateRow
        }
      }
    }
  }

  fragment ApiTemplateRow on ApiProp {
    name
    anchor
    type {
      html
      text
      members
      extension {
        kind
        interface
      }
    }
    required
    default
    descriptionHtml
    deprecatedHtml
    signature {
      html
      parameters {
        name
        typeHtml
        optional
        descriptionHtml
      }
      returns {
        typeHtml
        descriptionHtml
      }
    }
    since
    note
  }
`;
