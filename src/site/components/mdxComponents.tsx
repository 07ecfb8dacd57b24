import type { ComponentPropsWithoutRef, ReactElement } from 'react';
import { localizePath } from '../../domain/docPath';
import type { CodeTab } from '../../domain/page';
import { CodeGroup } from './CodeGroup';
import { Block, ComponentBlock } from './DocBlocks';
import { useDocPage } from './docPageContext';
import { Placeholder } from './Placeholder';
import { useDocsConfig } from '../providers/DocsConfigProvider';
import { useUserLanguage } from '../providers/TranslationsProvider';

/** The demo at a place among the page's demos, in the order in which the page names them. */
function DocDemo({ reference }: { readonly reference: number }): ReactElement {
  const demos = useDocPage().page.blocks.filter((block) => block.kind === 'demo' || block.what === 'demo');
  const block = demos[reference];
  return block ? <Block block={block} /> : <Placeholder what="demo" name={String(reference)} message="" />;
}

interface DocComponentProps {
  readonly name: string;
  readonly props?: Readonly<Record<string, unknown>>;
}

function DocComponent({ name, props = {} }: DocComponentProps): ReactElement {
  return <ComponentBlock name={name} props={props} />;
}

interface DocCodeGroupProps {
  readonly storageKey: string;
  readonly tabs: readonly CodeTab[];
}

function DocCodeGroup({ storageKey, tabs }: DocCodeGroupProps): ReactElement {
  return <CodeGroup storageKey={storageKey} tabs={tabs} />;
}

type LinkProps = ComponentPropsWithoutRef<'a'> & { readonly 'data-doc-link'?: unknown };

/** A link of the text. One to a page of this site stays in the reader's language, as in a Markdown page. */
function DocLink({ 'data-doc-link': isDocLink, href, children, ...rest }: LinkProps): ReactElement {
  const language = useUserLanguage();
  const { defaultLanguage } = useDocsConfig();
  const isPage = isDocLink !== undefined && href?.startsWith('/') === true && !/\.\w+$/.test(href);
  return (
    <a {...rest} href={isPage ? localizePath(href, language, defaultLanguage) : href}>
      {children}
    </a>
  );
}

/** An image of the text, with the address and size that the build has found for it. */
function DocImage({ src, alt = '', ...rest }: ComponentPropsWithoutRef<'img'>): ReactElement {
  const { images } = useDocPage().page;
  const named = images.find((candidate) => candidate.src === src);
  if (!named) return <img {...rest} src={src} alt={alt} />;
  if (!named.image) return <span className="missing-image">{alt}</span>;
  const { url, width, height } = named.image;
  const size = width !== null && height !== null ? { width, height } : {};
  return <img {...size} {...rest} src={url} alt={alt} />;
}

/** What the build turns the directives of an MDX page into, and what its text needs of the page. */
export const mdxComponents = { a: DocLink, img: DocImage, DocDemo, DocComponent, DocCodeGroup };
