import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { DemoInput } from './types';

/** Digests of files, each read once. One instance serves one build: it does not see later changes. */
export class FileDigests {
  readonly #known = new Map<string, string | null>();

  /** SHA-256 of a file's bytes in hexadecimal; null where the file cannot be read. */
  of(file: string): string | null {
    const known = this.#known.get(file);
    if (known !== undefined) return known;
    const digest = readDigest(file);
    this.#known.set(file, digest);
    return digest;
  }

  /** Files with their digests, sorted by name; one that cannot be read has the digest of nothing. */
  inputs(files: Iterable<string>): DemoInput[] {
    return [...new Set(files)].sort().map((file) => ({ file, digest: this.of(file) ?? '' }));
  }

  /** Whether every file still holds what it held. */
  hold(inputs: readonly DemoInput[]): boolean {
    return inputs.every(({ file, digest }) => this.of(file) === digest);
  }
}

function readDigest(file: string): string | null {
  try {
    return createHash('sha256').update(readFileSync(file)).digest('hex');
  } catch {
    return null;
  }
}
