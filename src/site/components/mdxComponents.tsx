import type { ReactElement } from 'react';
import type { CodeTab } from '../../domain/page';
import { CodeGroup } from './CodeGroup';
import { Block, ComponentBlock } from './DocBlocks';
import { useDocPage } from './docPageContext';
import { Placeholder } from './Placeholder';

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

/** What the build turns the directives of an MDX page into. */
export const mdxComponents = { DocDemo, DocComponent, DocCodeGroup };
