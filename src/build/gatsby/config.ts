import { existsSync, lstatSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyConfig, PluginRef } from 'gatsby';
import { loadContentRoot, isInside, productDir, type ContentRoot } from '../content/contentRoot';
import { MAX_DOCUMENT_BYTES } from '../content/readSource';
import { readYaml } from '../pipeline/placedYaml';
import { createMdxPlugins } from '../pipeline/markdown/mdxPlugins';
import { projectRoot, publicDir, rootMarker } from './paths';
import { session } from './session';

/** The whole Gatsby configuration; `gatsby-config.ts` only exports it. */
export function createConfig(): GatsbyConfig {
  const contentDir = session.contentDir();
  startCleanForAnotherRoot(contentDir);
  const { root } = loadContentRoot(contentDir);
  return {
    siteMetadata: { title: root?.config.title ?? '', siteUrl: root?.config.siteUrl ?? '' },
    trailingSlash: 'never',
    jsxRuntime: 'automatic',
    plugins: [
      'gatsby-plugin-react-helmet',
      'gatsby-plugin-catch-links',
      ...(root ? createSources(root) : []),
      {
        resolve: 'gatsby-plugin-mdx',
        options: {
          extensions: ['.mdx'],
          mdxOptions: createMdxPlugins({ externalPaths: root?.config.externalPaths ?? {} }),
        },
      },
    ],
  };
}

/**
 * Two content roots never mix: where the cache was filled from another one, `public/` is removed.
 * Gatsby takes a cache without `public/` for a broken one and starts from nothing.
 */
function startCleanForAnotherRoot(contentDir: string): void {
  const isCacheFilled = existsSync(path.join(projectRoot, '.cache', 'caches-lmdb'));
  const known = existsSync(rootMarker) ? readFileSync(rootMarker, 'utf8') : null;
  if (isCacheFilled && known !== contentDir) rmSync(publicDir, { recursive: true, force: true });
}

/** The content root, and the products' folders that lie outside of it. Gatsby watches just these. */
export function watchedDirs(root: ContentRoot): readonly string[] {
  const dirs = root.config.products.map((product) => productDir(root.dir, product));
  const outside = dirs.filter((dir) => existsSync(dir) && !isBelow(dir, root.dir));
  return [root.dir, ...new Set(outside)];
}

function isBelow(dir: string, parent: string): boolean {
  return dir === parent || dir.startsWith(parent + path.sep);
}

function createSources(root: ContentRoot): PluginRef[] {
  return watchedDirs(root).map((dir, index) => ({
    resolve: 'gatsby-source-filesystem',
    options: {
      name: index === 0 ? 'content' : `content-${path.basename(dir)}`,
      path: dir,
      ignore: ['**/.*', (file: string) => isRefused(file, root)],
    },
  }));
}

/**
 * Files that must not become nodes, as other plugins would read them whole: links out of the root,
 * and MDX that is too large or whose front matter explodes. The pipeline reports each.
 */
function isRefused(file: string, root: ContentRoot): boolean {
  const entry = lstatSync(file, { throwIfNoEntry: false });
  if (!entry) return false;
  if (entry.isSymbolicLink())
    return !isInside(file, root.roots) || statSync(file, { throwIfNoEntry: false })?.isDirectory() === true;
  if (!file.endsWith('.mdx') || !entry.isFile()) return false;
  if (entry.size > MAX_DOCUMENT_BYTES) return true;
  const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---/.exec(readFileSync(file, 'utf8'))?.[1];
  return frontMatter !== undefined && !readYaml(frontMatter).ok;
}
