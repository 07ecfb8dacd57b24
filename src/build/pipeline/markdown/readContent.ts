import type { Root as HastRoot } from 'hast';
import type { ParsedDocument } from '../parsedDocument';
import { NestingError } from './checkNesting';
import type { DialectReading } from './dialect/dialectReading';
import { plainText } from './html/elements';
import type { PageReading } from './html/pageReading';
import { serializeHtml } from './html/serializeHtml';
import type { ProblemList } from './problemList';

/** What stands below the front matter. */
export interface Content extends Omit<ParsedDocument, 'frontMatter' | 'frontMatterPlaces' | 'problems'> {
  /** False where the text could not be read: what it would have said is unknown. */
  readonly isRead: boolean;
}

export const EMPTY_CONTENT: Content = {
  isRead: false,
  heading: null,
  lead: '',
  summary: '',
  leadPlace: null,
  headings: [],
  anchors: [],
  links: [],
  images: [],
  demos: [],
  samples: [],
  blocks: [],
};

/** Gathers what the readings of a document have found; the blocks are up to the format. */
export function gatherContent(
  root: HastRoot,
  page: PageReading,
  dialect: DialectReading,
): Omit<Content, 'blocks'> {
  const firstParagraph = root.children.find((node) => node.type === 'element' && node.tagName === 'p');
  const described = page.lead ?? firstParagraph;
  return {
    isRead: true,
    heading: page.heading,
    lead: page.lead ? serializeHtml(page.lead.children).trim() : '',
    summary: described ? plainText(described) : '',
    leadPlace: page.leadPlace,
    headings: page.headings,
    anchors: [...page.anchors],
    links: page.links,
    images: page.images,
    demos: dialect.demos,
    samples: dialect.samples,
  };
}

/**
 * Text that no reader can make sense of is reported, and shown as it was written; but MDX is compiled
 * once more later on, and must not be.
 */
export function keepUnread(
  read: () => Content,
  text: string,
  format: 'md' | 'mdx',
  problems: ProblemList,
): Content {
  try {
    return read();
  } catch (error) {
    const firstLine = 1 + (/^\n*/.exec(text)?.[0].length ?? 0);
    problems.add(
      format === 'mdx' ? 'mdx-syntax' : 'unreadable-markdown',
      { line: error instanceof NestingError ? error.line : firstLine, column: 1 },
      `The text cannot be read: ${describe(error)}`,
      'Nest quotes, lists, callouts and elements a few levels deep at most, and part long paragraphs.',
    );
    if (format === 'mdx') return EMPTY_CONTENT;
    const html = serializeHtml([
      { type: 'element', tagName: 'pre', properties: {}, children: [{ type: 'text', value: text.trim() }] },
    ]);
    return { ...EMPTY_CONTENT, blocks: [{ kind: 'html', html }] };
  }
}

function describe(error: unknown): string {
  if (error instanceof RangeError) return 'It is nested too deeply.';
  return error instanceof Error ? error.message : String(error);
}
