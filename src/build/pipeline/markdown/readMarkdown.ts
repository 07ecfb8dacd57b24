import type { Root as HastRoot } from 'hast';
import rehypeRaw from 'rehype-raw';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { ParseOptions, ParsedBlock } from '../parsedDocument';
import { checkSource, checkTreeDepth } from './checkNesting';
import type { DialectReading } from './dialect/dialectReading';
import { MarkdownOutput } from './dialect/markdownOutput';
import { readDialect } from './dialect/readDialect';
import { cutOpenComments } from './html/cutOpenComments';
import { furnishPage } from './html/furnishPage';
import { createPageReading } from './html/pageReading';
import { parseSimpleHtml } from './html/parseSimpleHtml';
import { serializeHtml } from './html/serializeHtml';
import { splitBlocks } from './html/splitBlocks';
import type { ProblemList } from './problemList';
import { gatherContent, type Content } from './readContent';
import { remarkDialectSyntax } from './syntax/dialectSyntax';

const parser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkDialectSyntax, { format: 'md' as const })
  .freeze();
const toHtmlTree = unified().use(remarkRehype, { allowDangerousHtml: true }).freeze();
const htmlParser = unified().use(rehypeRaw).freeze();

/** Reads the text of a Markdown page. The places in it are places in its file. */
export function readMarkdown(text: string, options: ParseOptions, problems: ProblemList): Content {
  checkSource(text);
  const tree = parser.parse(text);
  checkTreeDepth(tree);
  const output = new MarkdownOutput();
  const dialect: DialectReading = {
    format: 'md',
    problems,
    componentNames: options.componentNames,
    output,
    demos: [],
    samples: [],
    heading: null,
    leadPlace: null,
  };
  readDialect(tree, dialect);

  let root: HastRoot = toHtmlTree.runSync(tree);
  if (!parseSimpleHtml(root)) {
    cutOpenComments(root, problems);
    root = htmlParser.runSync(root, new VFile(text));
    checkTreeDepth(root);
  }
  const page = createPageReading({
    problems,
    externalPaths: options.externalPaths,
    numbersImages: true,
    fences: output.fences,
    heading: dialect.heading,
    leadPlace: dialect.leadPlace,
  });
  furnishPage(root, page);
  return { ...gatherContent(root, page, dialect), blocks: assembleBlocks(root, output, problems) };
}

function assembleBlocks(root: HastRoot, output: MarkdownOutput, problems: ProblemList): ParsedBlock[] {
  const blocks: ParsedBlock[] = [];
  for (const segment of splitBlocks(root.children)) {
    if (segment.kind === 'prose') {
      const html = serializeHtml(segment.nodes).trim();
      if (html !== '') blocks.push({ kind: 'html', html });
      continue;
    }
    const placed = output.blocks[segment.index];
    if (!placed) continue;
    if (segment.enclosedBy === null || placed.block.kind === 'placeholder') {
      blocks.push(placed.block);
      continue;
    }
    const message = `A demo, component or code group cannot stand inside <${segment.enclosedBy}>.`;
    problems.add('bad-directive', placed, message, 'Close the element before it, or move it out.');
    blocks.push({ kind: 'placeholder', what: 'directive', name: placed.block.kind, message });
  }
  return blocks;
}
