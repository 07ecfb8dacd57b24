import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Holds a text against a file that has been read by a person. `UPDATE_GOLDEN=1` writes the file anew:
 * read the difference before it is committed.
 */
export function expectGolden(file: string, text: string): void {
  if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(file, `${text}\n`);
  expect(`${text}\n`).toBe(readFileSync(file, 'utf8'));
}
