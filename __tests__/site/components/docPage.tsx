import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import {
  DocPageContext,
  type DocBlockData,
  type DocPageData,
} from '../../../src/site/components/docPageContext';
import { LiveComponent } from '../../../src/site/demos/LiveComponent';
import { LiveDemo } from '../../../src/site/demos/LiveDemo';
import { PageProviders, RootProviders } from '../../../src/site/providers/PageProviders';

/** A block as the page query brings it: every field is there, null where its kind has none. */
export function createBlock(fields: Partial<DocBlockData> & Pick<DocBlockData, 'kind'>): DocBlockData {
  return {
    html: null,
    storageKey: null,
    tabs: null,
    name: null,
    props: null,
    options: null,
    what: null,
    message: null,
    demo: null,
    ...fields,
  };
}

/** A document with hardly anything in it. */
export function createPage(fields: Partial<DocPageData> = {}): DocPageData {
  return {
    title: 'React Button component',
    heading: 'Button',
    description: 'Buttons start actions.',
    lead: 'Buttons start <em>actions</em>.',
    language: 'en',
    format: 'md',
    file: 'material-ui/button/button.md',
    editUrl: null,
    lastUpdated: null,
    headings: [],
    images: [],
    apiReferences: [],
    frontMatter: {
      packageName: null,
      githubLabel: null,
      githubSource: null,
      waiAria: null,
      materialDesign: null,
      components: null,
      hooks: null,
      unstyled: null,
    },
    blocks: [],
    ...fields,
  };
}

export function inProviders(element: ReactElement, language = 'en'): ReactElement {
  return (
    <RootProviders>
      <PageProviders language={language}>{element}</PageProviders>
    </RootProviders>
  );
}

export function renderInProviders(element: ReactElement) {
  return render(inProviders(element));
}

const live = { Demo: LiveDemo, Component: LiveComponent };

/** Renders what stands inside a document. */
export function renderInPage(element: ReactElement, page: DocPageData = createPage()) {
  return renderInProviders(<DocPageContext value={{ page, live, liveKey: null }}>{element}</DocPageContext>);
}
