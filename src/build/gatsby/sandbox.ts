import path from 'node:path';
import { SANDBOX_FOLDER } from '../../domain/sandbox';
import { createFolderCache } from '../demos/demoCache';
import { FileDigests } from '../demos/fileDigests';
import { buildSandbox } from '../demos/sandbox/buildSandbox';
import type { LoadedSite } from '../content/loadSite';
import { removeOthers, writeIfChanged } from '../files/writeIfChanged';
import { docsCacheDir, generatedDir, projectRoot, publicDir } from './paths';

/** Writes what runs edited demos into the served folder, and what the page must know of it. */
export async function writeSandbox({ demos, codeDigest }: LoadedSite): Promise<void> {
  const { manifest, files } = await buildSandbox(demos.built, {
    projectRoot,
    cache: createFolderCache(path.join(docsCacheDir, 'sandbox')),
    digests: new FileDigests(),
    codeDigest,
  });
  const folder = path.join(publicDir, SANDBOX_FOLDER);
  for (const [name, text] of files) writeIfChanged(path.join(folder, name), text);
  removeOthers(folder, new Set(files.keys()));
  writeIfChanged(path.join(generatedDir, 'sandbox.json'), JSON.stringify(manifest));
}
