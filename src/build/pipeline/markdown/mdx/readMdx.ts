import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import type { Root } from 'mdast';
import { unified } from 'unified';
import type { ParseOptions, Place } from '../../parsedDocument';
import { checkSource, checkTreeDepth } from '../checkNesting';
import type { DialectReading } from '../dialect/dialectReading';
import { noOutput } from '../dialect/markdownOutput';
import { readDialect } from '../dialect/readDialect';
import { furnishPage } from '../html/furnishPage';
import { createPageReading } from '../html/pageReading';
import type { ProblemList } from '../problemList';
import { EMPTY_CONTENT, gatherContent, type Content } from '../readContent';
import { remarkDialectSyntax } from '../syntax/dialectSyntax';
import { readJsx } from './readJsx';

const parser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkMdx)
  .use(remarkDialectSyntax, { format: 'mdx' as const })
  .freeze();
const toHtmlTree = unified()
  .use(remarkRehype, {
    passThrough: [
      'mdxFlowExpression',
      'mdxJsxFlowElement',
      'mdxJsxTextElement',
      'mdxTextExpression',
      'mdxjsEsm',
    ],
  })
  .freeze();

/**
 * Reads what an MDX page says of itself: heading, lead, anchors, links, images and demos. Its text is
 * compiled by gatsby-plugin-mdx, with the plugins of `mdxPlugins.ts`; its only blocks are its demos,
 * in order, which the compiled text refers to by number.
 */
export function readMdx(text: string, options: ParseOptions, problems: ProblemList): Content {
  checkSource(text);
  const tree = parse(text, problems);
  if (tree === null) return EMPTY_CONTENT;
  checkTreeDepth(tree);
  const dialect: DialectReading = {
    format: 'mdx',
    problems,
    componentNames: options.componentNames,
    output: noOutput,
    demos: [],
    samples: [],
    heading: null,
    leadPlace: null,
  };
  readDialect(tree, dialect);

  const root = toHtmlTree.runSync(tree);
  readJsx(root);
  const page = createPageReading({
    problems,
    externalPaths: options.externalPaths,
    numbersImages: false,
    fences: [],
    heading: dialect.heading,
    leadPlace: dialect.leadPlace,
  });
  furnishPage(root, page);
  return {
    ...gatherContent(root, page, dialect),
    blocks: dialect.demos.map((_demo, reference) => ({ kind: 'demo', reference })),
  };
}

function parse(text: string, problems: ProblemList): Root | null {
  try {
    return parser.parse(text);
  } catch (error) {
    if (!isParserMessage(error)) throw error;
    problems.add(
      'mdx-syntax',
      placeOfMessage(error),
      `This is not valid MDX: ${error.reason.replace(/\.$/, '')}.`,
      'Close every tag and brace; write "&lt;" and "\\{" where they are only text.',
    );
    return null;
  }
}

/** What the MDX parser throws; its class exists in several versions, so it is known by its fields. */
interface ParserMessage {
  readonly reason: string;
  readonly line?: number | null | undefined;
  readonly column?: number | null | undefined;
}

function isParserMessage(error: unknown): error is ParserMessage {
  return error instanceof Error && 'reason' in error && typeof error.reason === 'string';
}

/** Where a tag is never closed, the words alone name its own place: "`<A>` (5:1-5:4)". */
function placeOfMessage({ line, column, reason }: ParserMessage): Place {
  const [, namedLine, namedColumn] = /\((\d+):(\d+)-/.exec(reason) ?? [];
  return { line: Number(namedLine ?? line ?? 1), column: Number(namedColumn ?? column ?? 1) };
}
