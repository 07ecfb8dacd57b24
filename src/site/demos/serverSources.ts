import type { DemoSources } from '../../domain/demo';
import { SERVER_SOURCES_DIR, SERVER_SOURCES_MANIFEST } from '../../domain/demoSources';
import { readServerFile } from './readServerFile';

/**
 * Reads the sources of a demo while a page's HTML is rendered, so that they stand in it. Null where
 * there is nothing to read: in the browser, and in develop without server rendering.
 */
export function readServerSources(demoId: string): DemoSources | null {
  const manifest = readServerFile<Readonly<Record<string, string>>>(
    SERVER_SOURCES_DIR,
    SERVER_SOURCES_MANIFEST,
  );
  const file = manifest?.[demoId];
  return file === undefined ? null : readServerFile<DemoSources>(SERVER_SOURCES_DIR, file);
}
