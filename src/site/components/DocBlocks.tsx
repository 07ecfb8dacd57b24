import type { ComponentType, ReactElement } from 'react';
import { CodeGroup } from './CodeGroup';
import { ComponentLinks } from './ComponentLinks';
import { useDocPage, type DocBlockData } from './docPageContext';
import { HtmlBlock } from './HtmlBlock';
import { Placeholder } from './Placeholder';

/** The name under which a page says where its component links go. */
export const COMPONENT_LINK_HEADER = '@mui/docs/ComponentLinkHeader';

/** Components that any page may place, beside those which `site.yml` registers. */
const BUILT_IN_COMPONENTS: Readonly<Record<string, ComponentType>> = {
  [COMPONENT_LINK_HEADER]: ComponentLinks,
};

interface ComponentBlockProps {
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
}

/** A component that a page placed by name: a built-in one, or one of the content root's own. */
export function ComponentBlock({ name, props }: ComponentBlockProps): ReactElement {
  const { live, liveKey } = useDocPage();
  const BuiltIn = Object.hasOwn(BUILT_IN_COMPONENTS, name) ? BUILT_IN_COMPONENTS[name] : undefined;
  if (BuiltIn) return <BuiltIn />;
  if (!live) return <Placeholder what="component" name={name} message="" />;
  return <live.Component name={name} props={props} liveKey={liveKey} />;
}

/** One block of a page's body. */
export function Block({ block }: { readonly block: DocBlockData }): ReactElement {
  const { page, live, liveKey } = useDocPage();
  const name = block.name ?? '';
  switch (block.kind) {
    case 'html':
      return <HtmlBlock html={block.html ?? ''} />;
    case 'codeGroup':
      return <CodeGroup storageKey={block.storageKey ?? ''} tabs={block.tabs ?? []} />;
    case 'demo':
      // Between two builds a page may name a demo that is gone; the next one says so in its report.
      return block.demo && live ? (
        <live.Demo
          block={block}
          demo={block.demo}
          liveKey={liveKey}
          isFirst={block === page.blocks.find(({ demo }) => demo?.name === block.demo?.name)}
        />
      ) : (
        <Placeholder what="demo" name={name} message="" />
      );
    case 'component':
      return <ComponentBlock name={name} props={block.props ?? {}} />;
    case 'placeholder':
      return <Placeholder what={block.what ?? 'component'} name={name} message={block.message ?? ''} />;
  }
}

/** The body of a page. */
export function DocBlocks({ blocks }: { readonly blocks: readonly DocBlockData[] }): ReactElement {
  return (
    <>
      {blocks.map((block, place) => (
        // The blocks of a page never change places.
        <Block key={place} block={block} />
      ))}
    </>
  );
}
