import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { isFile } from '../../files/paths';
import { readComponents, type Components } from './readComponents';

const manifestSchema = z.object({ module: z.string().min(1) });

/** Reads the documented props of a package in a folder. Throws for one that names no entry as ES modules. */
export function readInstalled(packageDir: string): Components {
  const manifest: unknown = JSON.parse(readFileSync(path.join(packageDir, 'package.json'), 'utf8'));
  const entry = path.posix.normalize(manifestSchema.parse(manifest).module);
  return readComponents(entry, (name) => {
    const file = path.join(packageDir, name);
    return isFile(file) ? readFileSync(file, 'utf8') : null;
  });
}
