import type { Code, RootContent } from 'mdast';
import type { CodeTab } from '../../../../domain/page';
import type { CodeSample, DemoReference, Place } from '../../parsedDocument';
import type { ProblemList } from '../problemList';
import type { Directive } from './readDirective';

/** What the dialect's own blocks become: places for blocks on a Markdown page, components on an MDX page. */
export interface DialectOutput {
  /** `reference` is the demo's place among the page's demos. */
  placeDirective(directive: Directive, place: Place, reference: number): RootContent;
  placeFence(fence: Code): RootContent;
  placeCodeGroup(storageKey: string, fences: readonly Code[], place: Place): RootContent;
}

export interface CodeGroupContent {
  readonly storageKey: string;
  readonly tabs: readonly CodeTab[];
}

/** What is found while the dialect's blocks of one document are read. */
export interface DialectReading {
  readonly format: 'md' | 'mdx';
  readonly problems: ProblemList;
  /** Names that `component` may place; null where they are not known. */
  readonly componentNames: readonly string[] | null;
  readonly output: DialectOutput;
  readonly demos: DemoReference[];
  readonly samples: CodeSample[];
  heading: ({ readonly text: string } & Place) | null;
  leadPlace: Place | null;
}
