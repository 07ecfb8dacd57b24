import { graphql } from 'gatsby';
// gatsby-plugin-mdx wraps this module in JSX of the classic kind, which wants the name `React`.
import * as React from 'react';
import type { ReactElement } from 'react';
import { LiveComponent } from '../demos/LiveComponent';
import { LiveDemo } from '../demos/LiveDemo';
import DocTemplate, { type DocTemplateProps } from './DocTemplate';

const live = { Demo: LiveDemo, Component: LiveComponent };

/** A document with live demos or registered components: pages of prose load nothing of what shows them. */
export default function LiveDocTemplate(props: DocTemplateProps): ReactElement {
  return React.createElement(DocTemplate, { ...props, live });
}

export const query = graphql`
  query LiveDocTemplate($docId: String!, $language: String!) {
    docPage(id: { eq: $docId }) {
      ...DocTemplatePage
    }
  }
`;
