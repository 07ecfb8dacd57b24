import { digestOf } from '../pipeline/digest';
import { NAVIGATION_MANIFEST_URL, type NavigationManifest, type NavigationTree } from '../../domain/sidebar';

/** A text to serve and its URL path. */
export interface OutputFile {
  readonly url: string;
  readonly text: string;
}

/** The navigation as the browser fetches it: one hashed file per product and language, and a manifest that names them. */
export function createNavigationFiles(navigation: ReadonlyMap<string, NavigationTree>): OutputFile[] {
  const manifest: Record<string, string> = {};
  const files = [...navigation].map(([key, tree]): OutputFile => {
    const text = JSON.stringify(tree);
    const url = `/navigation/${key}.${digestOf(text)}.json`;
    manifest[key] = url;
    return { url, text };
  });
  const manifestText: NavigationManifest = manifest;
  return [...files, { url: NAVIGATION_MANIFEST_URL, text: JSON.stringify(manifestText) }];
}
