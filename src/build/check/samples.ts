import { readFileSync } from 'node:fs';
import type { ParsedFile } from '../content/parseDocuments';
import type { CodeSample, Place } from '../pipeline/parsedDocument';

/** The code of a fence as a module beside its page, so that what it imports is found from there. */
export interface PlacedSample {
  /** Absolute path of the module, which is on no disk. */
  readonly module: string;
  readonly sample: CodeSample;
  readonly page: ParsedFile['file'];
}

export function placeSamples(documents: readonly ParsedFile[]): readonly PlacedSample[] {
  return documents.flatMap(({ file, meta }) =>
    meta.samples.map((sample) => ({
      module: `${file.absolute}.${sample.line}.${extensionOf(sample)}`,
      sample,
      page: file,
    })),
  );
}

/** JavaScript may hold JSX under either name; in TypeScript, `<T>value` is read differently. */
function extensionOf({ language }: CodeSample): string {
  return language === 'js' ? 'jsx' : language;
}

/** Where in its page a place of a sample is. A fence may be indented: in a list, say. */
export function placeInPage({ sample, page }: PlacedSample, { line, column }: Place): Place {
  const lines = readFileSync(page.absolute, 'utf8').split(/\r\n?|\n/);
  const written = lines[sample.line + line - 1] ?? '';
  const code = sample.source.split('\n')[line - 1] ?? '';
  const indent = code !== '' && written.endsWith(code) ? written.length - code.length : 0;
  return { line: sample.line + line, column: column + indent };
}
