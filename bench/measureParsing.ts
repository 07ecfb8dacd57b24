import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from '../src/build/pipeline/markdown/parseDocument';
import { fileOfPage } from './generateContent';

/** Milliseconds that parsing takes per page of a generated root, on one thread, the first page included. */
export function measureParsing(dir: string, pages: number): number {
  const count = Math.min(pages, 500);
  const texts = Array.from({ length: count }, (_, index) => readFileSync(fileOfPage(dir, index), 'utf8'));
  const started = performance.now();
  texts.forEach((text, index) =>
    parseDocument(text, {
      file: path.relative(dir, fileOfPage(dir, index)),
      format: 'md',
      componentNames: [],
      externalPaths: {},
    }),
  );
  return (performance.now() - started) / count;
}
