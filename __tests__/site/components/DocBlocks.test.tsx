import { screen } from '@testing-library/react';
import { COMPONENT_LINK_HEADER, DocBlocks } from '../../../src/site/components/DocBlocks';
import { mdxComponents } from '../../../src/site/components/mdxComponents';
import { createBlock, createPage, renderInPage } from './docPage';

const DEMO = {
  demoId: 'material-ui/button/Basic',
  name: 'Basic',
  variants: [
    {
      styling: 'system' as const,
      previewHtml: null,
      ts: null,
      js: { fileName: 'Basic.js', html: '&lt;Button&gt;' },
    },
  ],
};

describe('DocBlocks', () => {
  it('shows ready HTML as it is', () => {
    renderInPage(<DocBlocks blocks={[createBlock({ kind: 'html', html: '<h2 id="a">Usage</h2>' })]} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Usage' })).toHaveAttribute('id', 'a');
  });

  it('shows code groups as tabs', () => {
    const tabs = [{ label: 'npm', html: '<pre>npm i</pre>' }];
    renderInPage(<DocBlocks blocks={[createBlock({ kind: 'codeGroup', storageKey: 'pm', tabs })]} />);
    expect(screen.getByRole('tab', { name: 'npm' })).toBeVisible();
  });

  it('shows demos', () => {
    renderInPage(
      <DocBlocks blocks={[createBlock({ kind: 'demo', name: 'Basic', options: {}, demo: DEMO })]} />,
    );
    expect(screen.getByRole('group', { name: 'Basic demo' })).toBeVisible();
  });

  it('puts the component links where the author wants them', () => {
    const frontMatter = { ...createPage().frontMatter, packageName: '@mui/material' };
    renderInPage(
      <DocBlocks blocks={[createBlock({ kind: 'component', name: COMPONENT_LINK_HEADER, props: {} })]} />,
      createPage({ frontMatter }),
    );
    expect(screen.getByRole('link', { name: 'npm package' })).toBeVisible();
  });

  it('gives any other component a place of its own', () => {
    const { container } = renderInPage(
      <DocBlocks blocks={[createBlock({ kind: 'component', name: 'toString', props: {} })]} />,
    );
    expect(container.querySelector('[data-live-component="toString"]')).toBeInTheDocument();
  });

  it('says visibly what is missing, and why', () => {
    const placeholder = { what: 'demo' as const, name: 'Gone.js', message: 'There is no such file.' };
    renderInPage(<DocBlocks blocks={[createBlock({ kind: 'placeholder', ...placeholder })]} />);
    expect(screen.getByRole('note')).toHaveTextContent(
      'This demo is not available. Gone.jsThere is no such file.',
    );
  });
});

describe('mdxComponents', () => {
  it('find the demo that the compiled page refers to, placeholders of demos counted in', () => {
    const page = createPage({
      blocks: [
        createBlock({ kind: 'placeholder', what: 'demo', name: 'Gone.js', message: 'Gone.' }),
        createBlock({ kind: 'demo', name: 'Basic', options: {}, demo: DEMO }),
      ],
    });
    renderInPage(<mdxComponents.DocDemo reference={1} />, page);
    expect(screen.getByRole('group', { name: 'Basic demo' })).toBeVisible();
  });
});
