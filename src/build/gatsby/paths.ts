import path from 'node:path';
import { SERVER_SOURCES_DIR } from '../../domain/demoSources';
import { FRAMES_URL } from '../../domain/frames';
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
/** The sources of demos, for rendering pages. */
export const serverSourcesDir = path.join(projectRoot, SERVER_SOURCES_DIR);
export const publicDir = path.join(projectRoot, 'public');
/** The documents of demos that run in frames. */
export const framesDir = path.join(publicDir, FRAMES_URL);
const templatesDir = path.join(projectRoot, 'src', 'site', 'templates');
export const docTemplate = path.join(templatesDir, 'DocTemplate.tsx');
export const liveDocTemplate = path.join(templatesDir, 'LiveDocTemplate.tsx');
export const apiTemplate = path.join(templatesDir, 'ApiTemplate.tsx');
/** Names the content root that the cache was filled from. */
export const rootMarker = path.join(docsCacheDir, 'content-root.txt');

/** Whether this process is `gatsby develop`. */
export const isDevelop = (): boolean => process.env['gatsby_executing_command'] === 'develop';
