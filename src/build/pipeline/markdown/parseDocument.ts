import type { FrontMatter } from '../../../domain/frontMatter';
import { compareProblems } from '../../../domain/problem';
import type { ParseOptions, ParsedDocument, Place } from '../parsedDocument';
import { checkDescription, checkTitle, readFrontMatter } from './frontMatter';
import { ProblemList } from './problemList';
import { readMarkdown } from './readMarkdown';
import { readMdx } from './mdx/readMdx';
import { keepUnread, type Content } from './readContent';

/**
 * Parses one Markdown or MDX file. Never throws: whatever is wrong with the text is in `problems`,
 * each at its place in the file, and the rest of the document is there all the same.
 */
export function parseDocument(text: string, options: ParseOptions): ParsedDocument {
  const problems = new ProblemList(options.file);
  // Neither changes the place of anything: lines stay, and the mark has no column.
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const front = readFrontMatter(source, problems);
  const read = options.format === 'mdx' ? readMdx : readMarkdown;
  const content = keepUnread(() => read(front.body, options, problems), front.body, options.format, problems);
  if (content.isRead && front.readable) checkTexts(front.frontMatter, content, problems);
  const { isRead: _internal, ...found } = content;
  return {
    frontMatter: front.frontMatter,
    frontMatterPlaces: front.places,
    ...found,
    problems: problems.drafts.sort(compareProblems),
  };
}

/** Checks title and description where the front matter does not give them: they are the heading and the lead then. */
function checkTexts(frontMatter: FrontMatter, content: Content, problems: ProblemList): void {
  const { heading, leadPlace, summary } = content;
  if (frontMatter.title === undefined) {
    if (heading) checkTitle(heading.text, heading, problems);
    else reportMissingTitle(problems);
  }
  if (frontMatter.description === undefined && leadPlace) checkDescription(summary, leadPlace, problems);
}

function reportMissingTitle(problems: ProblemList): void {
  const start: Place = { line: 1, column: 1 };
  problems.add(
    'missing-title',
    start,
    'The page has no title.',
    'Begin it with a heading ("# Title"), or give a "title" in the front matter.',
  );
}
