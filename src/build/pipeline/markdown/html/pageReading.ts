import type { Element } from 'hast';
import type { Heading } from '../../../../domain/page';
import type { ImageReference, LinkReference, Place } from '../../parsedDocument';
import type { ProblemList } from '../problemList';
import { AnchorNames } from './anchorNames';

/** What is found on the way through a page's elements. */
export interface PageReading {
  readonly problems: ProblemList;
  /** Path prefix to origin: links below the prefix lead to that site. */
  readonly externalPaths: Readonly<Record<string, string>>;
  /** False on an MDX page, whose images nothing resolves later on. */
  readonly numbersImages: boolean;
  /** The code blocks that have been put aside. */
  readonly fences: readonly Element[];
  readonly anchorNames: AnchorNames;
  readonly anchors: Set<string>;
  readonly headings: (Heading & Place)[];
  readonly links: LinkReference[];
  readonly images: ImageReference[];
  /** Accessible names of the tables so far, each with how often it was given. */
  readonly tableNames: Map<string, number>;
  heading: ({ readonly text: string } & Place) | null;
  lead: Element | null;
  leadPlace: Place | null;
  /** Where the reading is: the place of elements that have none of their own. */
  place: Place;
}

export function createPageReading(
  given: Pick<
    PageReading,
    'problems' | 'externalPaths' | 'numbersImages' | 'fences' | 'heading' | 'leadPlace'
  >,
): PageReading {
  return {
    ...given,
    anchorNames: new AnchorNames(),
    anchors: new Set(),
    headings: [],
    links: [],
    images: [],
    tableNames: new Map(),
    lead: null,
    place: { line: 1, column: 1 },
  };
}
