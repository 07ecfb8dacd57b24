import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { digestBytes } from './readSource';

/**
 * Digest of the code that makes nodes of files. It is part of every cached result's key: a change of
 * the parser makes everything anew, without anyone having to remember a version number.
 */
export function digestOfCode(projectRoot: string): string {
  const files = [
    'src/domain',
    'src/build/pipeline',
    'src/build/demos',
    'src/build/content',
    'src/build/files',
  ].flatMap((dir) =>
    readdirSync(path.join(projectRoot, dir), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => path.join(projectRoot, dir, name)),
  );
  const texts = [...files.sort(), path.join(projectRoot, 'package.json')].map((file) =>
    readFileSync(file, 'utf8'),
  );
  return digestBytes(texts.join('\0'));
}
