import path from 'node:path';
import { SERVER_DEMOS_DIR } from '../../domain/live';

/**
 * Where the build keeps what it makes. Everything lies in Gatsby's cache folder, so that cleaning
 * Gatsby's cache cleans ours.
 */
export const projectRoot = process.cwd();
export const docsCacheDir = path.join(projectRoot, '.cache', 'docs');
/** Modules that the site imports as `docs-generated/…`. */
export const generatedDir = path.join(docsCacheDir, 'generated');
/** Data that only server rendering reads. */
export const serverDir = path.join(docsCacheDir, 'server');
/** Live code as the build rendered it. */
export const renderedDemosDir = path.join(projectRoot, SERVER_DEMOS_DIR);
export const publicDir = path.join(projectRoot, 'public');
export const docTemplate = path.join(projectRoot, 'src', 'site', 'templates', 'DocTemplate.tsx');
/** Names the content root that the cache was filled from. */
export const rootMarker = path.join(docsCacheDir, 'content-root.txt');
