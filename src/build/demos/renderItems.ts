import { componentRendering, demoRendering, type LiveSurroundings } from '../../domain/live';
import type { FileDigests } from './fileDigests';
import type { LiveModule } from './surroundings';
import { moduleOf, type BuiltDemo, type DemoInput, type VariantFiles } from './types';

/** One thing to render: a styling of a demo, or a registered component with the props that a page gives it. */
export interface RenderItem {
  /** Key of the rendering, by which the site finds it (`demoRendering`, `componentRendering`). */
  readonly rendering: string;
  /** The module whose default export is rendered; absolute path. */
  readonly module: string;
  readonly props: Readonly<Record<string, unknown>>;
  /** What the module is made of. */
  readonly inputs: readonly DemoInput[];
  readonly isolated: boolean;
  readonly surroundings: LiveSurroundings;
}

/** The same for every styling of a built demo, the one that pages show first at the head. */
export function renderItemsOf(
  { files, inputs }: BuiltDemo,
  isolated: boolean,
  surroundingsOf: (variant: VariantFiles) => LiveSurroundings,
): RenderItem[] {
  return files.variants.map((variant) => ({
    rendering: demoRendering(files.id, variant.styling, isolated),
    module: moduleOf(variant),
    props: {},
    inputs,
    isolated,
    surroundings: surroundingsOf(variant),
  }));
}

/** A registered component as a thing to render, with the props that a page gives it. */
export function renderItemOfComponent(
  { name, props }: { readonly name: string; readonly props: Readonly<Record<string, unknown>> },
  { file, inputs }: LiveModule,
  surroundings: LiveSurroundings,
  digests: FileDigests,
): RenderItem {
  return {
    rendering: componentRendering(name, props),
    module: file,
    props,
    inputs: digests.inputs(inputs),
    isolated: false,
    surroundings,
  };
}
