// In a file of its own: the browser imports these, and nothing that brings zod with it.

/** Folder of the served files, below the site's root. */
export const DEMO_SOURCES_PATH = '/demos/';
/** Folder of the same files for rendering pages, relative to the project, and the file there that maps ids to names. */
export const SERVER_SOURCES_DIR = '.cache/docs/server/demo-sources';
export const SERVER_SOURCES_MANIFEST = 'manifest.json';
