import { screen } from '@testing-library/react';
import { COMPONENT_LINK_HEADER, DocBlocks } from '../../../src/site/components/DocBlocks';
import { mdxComponents } from '../../../src/site/components/mdxComponents';
import { createBlock, createPage, renderInPage } from './docPage';

const DEMO = {
  demoId: 'material-ui/button/Basic',
  name: 'Basic',
  sourcesUrl: '/demos/Basic.0123456789abcdef.json',
  variants: [
    {
      styling: 'system' as const,
      module: 'material-ui/button/Basic.js',
      provider: 'material' as const,
      sourceUrl: null,
      previewHtml: null,
      ts: null,
      js: { fileName: 'Basic.js' },
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

describe('the text of an MDX page', () => {
  const { a: Link, img: Image } = mdxComponents;

  it('links to pages of this site, other sites and files as a Markdown page does', () => {
    renderInPage(
      <>
        <Link data-doc-link="" href="/docs/markdown#links">
          A page
        </Link>
        <Link href="https://example.com/a">Another site</Link>
        <Link data-doc-link="" href="#part">
          A part
        </Link>
      </>,
    );
    expect(screen.getByRole('link', { name: 'A page' })).toHaveAttribute('href', '/docs/markdown#links');
    expect(screen.getByRole('link', { name: 'A page' })).not.toHaveAttribute('data-doc-link');
    expect(screen.getByRole('link', { name: 'Another site' })).toHaveAttribute(
      'href',
      'https://example.com/a',
    );
    expect(screen.getByRole('link', { name: 'A part' })).toHaveAttribute('href', '#part');
  });

  it('shows an image from where the build serves it, with its size, and the text of a missing one', () => {
    const images = [
      { src: './menu.png', image: { url: '/content-files/1-menu.png', width: 40, height: 30 } },
      { src: './gone.png', image: null },
    ];
    renderInPage(
      <>
        <Image src="./menu.png" alt="An open menu" />
        <Image src="./gone.png" alt="Nothing left" />
        <Image src="https://example.com/c.png" alt="Elsewhere" />
      </>,
      createPage({ images }),
    );
    const image = screen.getByRole('img', { name: 'An open menu' });
    expect(image).toHaveAttribute('src', '/content-files/1-menu.png');
    expect(image).toHaveAttribute('width', '40');
    expect(image).toHaveAttribute('height', '30');
    expect(screen.queryByRole('img', { name: 'Nothing left' })).not.toBeInTheDocument();
    expect(screen.getByText('Nothing left')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Elsewhere' })).toHaveAttribute(
      'src',
      'https://example.com/c.png',
    );
  });
});
