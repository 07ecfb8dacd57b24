import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { ProblemDraft } from '../../domain/problem';

/** The largest document that is read, in bytes: ten times the longest page of the reference site. */
export const MAX_DOCUMENT_BYTES = 1024 * 1024;

export interface SourceText {
  readonly text: string;
  /** Of the bytes as they are on disk. */
  readonly digest: string;
  readonly problems: readonly ProblemDraft[];
}

/**
 * Reads a document's text. One that is too large is not read at all; in one that is not UTF-8 each
 * bad byte becomes U+FFFD. Both are reported.
 */
export async function readSource(
  absolute: string,
  file: string,
): Promise<SourceText | { problems: readonly ProblemDraft[] }> {
  const { size } = await stat(absolute);
  if (size > MAX_DOCUMENT_BYTES) {
    return {
      problems: [
        {
          code: 'file-too-large',
          file,
          line: 1,
          column: 1,
          message: `The file has ${size.toLocaleString('en')} bytes; a page may have ${MAX_DOCUMENT_BYTES.toLocaleString('en')}.`,
          suggestion: 'Split the page, or move its data into a file that a demo loads.',
        },
      ],
    };
  }
  const bytes = await readFile(absolute);
  const digest = digestBytes(bytes);
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), digest, problems: [] };
  } catch {
    const text = new TextDecoder('utf-8').decode(bytes);
    const before = bytes.subarray(0, offsetOfBadByte(bytes)).toString('utf8').split('\n');
    return {
      text,
      digest,
      problems: [
        {
          code: 'invalid-utf8',
          file,
          line: before.length,
          column: (before.at(-1)?.length ?? 0) + 1,
          message: 'The file is not valid UTF-8.',
          suggestion: 'Save it as UTF-8.',
        },
      ],
    };
  }
}

/** Decoded and encoded again, bytes differ where they were none of UTF-8. */
function offsetOfBadByte(bytes: Buffer): number {
  const again = Buffer.from(bytes.toString('utf8'));
  return bytes.findIndex((byte, index) => byte !== again[index]);
}

export function digestBytes(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}
