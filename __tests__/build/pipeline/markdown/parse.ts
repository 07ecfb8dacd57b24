import { parseDocument } from '../../../../src/build/pipeline/markdown/parseDocument';
import type { ParseOptions, ParsedDocument } from '../../../../src/build/pipeline/parsedDocument';

/** Parses a page as `page.md` (or `page.mdx`) of a site that knows the component `Gallery`. */
export function parse(text: string, options: Partial<ParseOptions> = {}): ParsedDocument {
  const format = options.format ?? 'md';
  return parseDocument(text, {
    file: `page.${format}`,
    format,
    componentNames: ['Gallery', '@mui/docs/ComponentLinkHeader'],
    externalPaths: { '/blog': 'https://example.com' },
    ...options,
  });
}

/** The page's text below a title, so that no title is missed. */
export function parseBody(body: string, options: Partial<ParseOptions> = {}): ParsedDocument {
  return parse(`# Page\n\n${body}`, options);
}

/** The prose of a page as one piece of HTML. */
export function htmlOf(document: ParsedDocument): string {
  return document.blocks.map((block) => (block.kind === 'html' ? block.html : `[${block.kind}]`)).join('\n');
}

/** HTML of a text below a title. */
export const renderBody = (body: string): string => htmlOf(parseBody(body));

/** Problems as `code line:column`. */
export function problemsOf(document: ParsedDocument): string[] {
  return document.problems.map(({ code, line, column }) => `${code} ${line}:${column}`);
}
