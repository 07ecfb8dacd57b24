import { MDXProvider } from '@mdx-js/react';
import { graphql } from 'gatsby';
// gatsby-plugin-mdx wraps this module in JSX of the classic kind, which wants the name `React`.
import * as React from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { PageContext } from '../../domain/page';
import { ApiLinks } from '../components/ApiLinks';
import { Breadcrumbs } from '../components/Breadcrumbs';
import { ComponentLinks, hasComponentLinks } from '../components/ComponentLinks';
import { COMPONENT_LINK_HEADER, DocBlocks } from '../components/DocBlocks';
import { DocPageContext, type DocPageData, type LiveParts } from '../components/docPageContext';
import { mdxComponents } from '../components/mdxComponents';
import { PageFooter } from '../components/PageFooter';
import { PageTabs } from '../components/PageTabs';
import { TableOfContents } from '../components/TableOfContents';
import { UntranslatedNotice } from '../components/UntranslatedNotice';
import { MAIN_ID } from '../layouts/DocLayout';
import { DocHead } from './DocHead';

export interface DocTemplateProps {
  readonly data: { readonly docPage: DocPageData };
  readonly pageContext: PageContext;
  /** The compiled text of an MDX page. */
  readonly children?: ReactNode;
  /** What shows live code, on a page that has any. */
  readonly live?: LiveParts | null;
}

/** A document: what `<main>` holds of it, and its head. The shell around it is `DocLayout`'s. */
export default function DocTemplate({
  data,
  pageContext,
  children,
  live = null,
}: DocTemplateProps): ReactElement {
  const page = data.docPage;
  const { liveKey, fallbackLanguage } = pageContext;
  const value = React.useMemo(() => ({ page, live, liveKey }), [page, live, liveKey]);
  // The shell speaks the reader's language, an untranslated text its own.
  const lang = fallbackLanguage ?? undefined;
  return (
    <DocPageContext value={value}>
      <DocHead page={page} context={pageContext} />
      <main id={MAIN_ID} className="doc" tabIndex={-1}>
        <header className="doc-head">
          <Breadcrumbs items={pageContext.breadcrumbs} />
          {fallbackLanguage !== null && (
            <UntranslatedNotice language={fallbackLanguage} originalPath={pageContext.canonicalPath} />
          )}
          <h1 lang={lang}>{page.heading}</h1>
          {page.lead !== '' && (
            <p className="lead" lang={lang} dangerouslySetInnerHTML={{ __html: page.lead }} />
          )}
          <PageTabs tabs={pageContext.tabs ?? []} current={null} />
          {hasComponentLinks(page.frontMatter) && !placesComponentLinks(page) && <ComponentLinks />}
        </header>
        <TableOfContents headings={page.headings} />
        <div className="doc-body">
          <div className="prose" lang={lang}>
            {page.format === 'mdx' ? (
              <div className="html-block">
                <MDXProvider components={mdxComponents}>{children}</MDXProvider>
              </div>
            ) : (
              <DocBlocks blocks={page.blocks} />
            )}
          </div>
          <ApiLinks references={page.apiReferences} />
          <PageFooter
            previous={pageContext.previous}
            next={pageContext.next}
            editUrl={page.editUrl}
            lastUpdated={page.lastUpdated}
          />
        </div>
      </main>
    </DocPageContext>
  );
}

/** Whether the author chose where the component links stand. */
function placesComponentLinks(page: DocPageData): boolean {
  return page.blocks.some(({ kind, name }) => kind === 'component' && name === COMPONENT_LINK_HEADER);
}

export const query = graphql`
  query DocTemplate($docId: String!, $language: String!) {
    docPage(id: { eq: $docId }) {
      ...DocTemplatePage
    }
  }

  fragment DocTemplatePage on DocPage {
    title
    heading
    description
    lead(language: $language)
    language
    format
    file
    editUrl
    lastUpdated
    images {
      src
      image {
        url
        width
        height
      }
    }
    headings {
      depth
      id
      text
    }
    apiReferences {
      name
      path
    }
    frontMatter {
      packageName
      githubLabel
      githubSource
      waiAria
      materialDesign
      components
      hooks
      unstyled
    }
    blocks(language: $language) {
      kind
      html
      storageKey
      tabs {
        label
        html
      }
      name
      props
      options
      what
      message
      demo {
        demoId
        name
        sourcesUrl
        variants {
          styling
          module
          provider
          sourceUrl
          previewHtml
          ts {
            fileName
          }
          js {
            fileName
          }
        }
      }
    }
  }
`;
