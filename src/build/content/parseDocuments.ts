import type { ProblemDraft } from '../../domain/problem';
import type { SiteConfig } from '../../domain/site';
import { BUILT_IN_COMPONENTS } from '../../domain/components';
import { digestOf } from '../pipeline/digest';
import { parseDocument } from '../pipeline/markdown/parseDocument';
import type { DocumentMeta, ParseOptions } from '../pipeline/parsedDocument';
import type { DocumentFile } from './listFiles';
import type { ParseCache } from './parseCache';
import { readSource } from './readSource';

export interface ParsedFile {
  readonly file: DocumentFile;
  readonly meta: DocumentMeta;
}

export interface ParseResult {
  readonly documents: readonly ParsedFile[];
  readonly problems: readonly ProblemDraft[];
  /** How many files were parsed now, and how many came from the cache. */
  readonly parsed: number;
  readonly cached: number;
}

/** Parses each document, or takes it from the cache. What cannot be read at all is left out and reported. */
export async function parseDocuments(
  files: readonly DocumentFile[],
  config: SiteConfig,
  cache: ParseCache,
  codeDigest: string,
): Promise<ParseResult> {
  const shared = {
    componentNames: [...BUILT_IN_COMPONENTS, ...Object.keys(config.components)],
    externalPaths: config.externalPaths,
  };
  const sharedDigest = digestOf([codeDigest, shared]);
  const problems: ProblemDraft[] = [];
  const documents: ParsedFile[] = [];
  let parsed = 0;
  for (const file of files) {
    const source = await readSource(file.absolute, file.file);
    problems.push(...source.problems);
    if (!('text' in source)) continue;
    const digest = digestOf([sharedDigest, file.file, source.digest]);
    let meta = cache.get(digest);
    if (!meta) {
      const options: ParseOptions = { file: file.file, format: file.format, ...shared };
      meta = cache.set(digest, parseDocument(source.text, options));
      parsed += 1;
    }
    // A page whose MDX does not compile cannot be built at all.
    if (meta.problems.some((problem) => problem.code === 'mdx-syntax')) problems.push(...meta.problems);
    else documents.push({ file, meta });
  }
  return { documents, problems, parsed, cached: documents.length - parsed };
}
