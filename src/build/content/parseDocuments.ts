import type { ProblemDraft } from '../../domain/problem';
import type { SiteConfig } from '../../domain/site';
import { BUILT_IN_COMPONENTS } from '../../domain/components';
import { digestOf } from '../pipeline/digest';
import type { DocumentMeta, ParseOptions } from '../pipeline/parsedDocument';
import type { DocumentFile } from './listFiles';
import type { ParseCache } from './parseCache';
import { parseAll, type ParseTask } from './parsePool';
import { readSource, type SourceText } from './readSource';

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

/** How many files are read at once: more would only wait for each other. */
const READS_AT_ONCE = 64;

/** Parses each document, or takes it from the cache. What cannot be read at all is left out and reported. */
export async function parseDocuments(
  files: readonly DocumentFile[],
  config: SiteConfig,
  cache: ParseCache,
  context: { readonly codeDigest: string; readonly projectRoot: string; readonly workDir: string },
): Promise<ParseResult> {
  const shared = {
    componentNames: [...BUILT_IN_COMPONENTS, ...Object.keys(config.components)],
    externalPaths: config.externalPaths,
  };
  const sharedDigest = digestOf([context.codeDigest, shared]);
  const problems: ProblemDraft[] = [];
  const sources = await readAll(files, problems);
  const stale: (ParseTask & { digest: string })[] = [];
  const digests = sources.map(({ file, source }) => {
    const digest = digestOf([sharedDigest, file.file, source.digest]);
    const options: ParseOptions = { file: file.file, format: file.format, ...shared };
    if (!cache.get(digest)) stale.push({ digest, text: source.text, options });
    return digest;
  });
  const parsed = await parseAll(stale, context);
  stale.forEach(({ digest }, index) => {
    const document = parsed[index];
    if (document) cache.set(digest, document);
  });

  const documents = sources.flatMap(({ file }, index): ParsedFile[] => {
    const meta = cache.get(digests[index] ?? '');
    if (!meta) return [];
    // A page whose MDX does not compile cannot be built at all.
    if (!meta.problems.some((problem) => problem.code === 'mdx-syntax')) return [{ file, meta }];
    problems.push(...meta.problems);
    return [];
  });
  return { documents, problems, parsed: stale.length, cached: sources.length - stale.length };
}

async function readAll(files: readonly DocumentFile[], problems: ProblemDraft[]) {
  const sources: { file: DocumentFile; source: SourceText }[] = [];
  for (let start = 0; start < files.length; start += READS_AT_ONCE) {
    const slice = files.slice(start, start + READS_AT_ONCE);
    const texts = await Promise.all(slice.map((file) => readSource(file.absolute, file.file)));
    slice.forEach((file, index) => {
      const source = texts[index];
      problems.push(...(source?.problems ?? []));
      if (source && 'text' in source) sources.push({ file, source });
    });
  }
  return sources;
}
