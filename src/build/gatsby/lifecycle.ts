import type { GatsbyNode, Reporter } from 'gatsby';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createDemoSources } from '../output/demoSources';
import { watchedDirs } from './config';
import { writeLiveCode } from './liveCode';
import { syncNodes, type NodeTools } from './nodes';
import { createDocPages } from './pages';
import { isDevelop, rootMarker } from './paths';
import { reportProblems } from './report';
import { createLanguageResolvers, createSchema } from './schema';
import { writeSandbox } from './sandbox';
import { session } from './session';
import { configureWebpack } from './webpack';
import { writeOutputs } from './writeOutputs';

const started = performance.now();
let watched: readonly string[] = [];
let isFirstRun = true;

/** Reads the content, reports what is wrong, and brings nodes and generated files in line with it. */
async function loadContent(tools: NodeTools, reporter: Reporter): Promise<void> {
  const loaded = await session.load();
  const { site, root } = loaded;
  // A slip in site.yml ends no server that has shown the site already: it goes on with what it read before.
  const mayStop = !isDevelop() || (isFirstRun && !site);
  reportProblems(reporter, loaded, mayStop);
  if (!site || !root) return;
  writeLiveCode(loaded, site);
  const demoSources = createDemoSources(site.demos);
  // The one is Node's work, the other mostly esbuild's.
  await Promise.all([syncNodes(tools, loaded, site, demoSources), writeSandbox(loaded)]);
  await writeOutputs(loaded, site, demoSources);
  askForRestart(reporter, watchedDirs(root));
}

/** Gatsby's watched folders are fixed when it starts. */
function askForRestart(reporter: Reporter, dirs: readonly string[]): void {
  if (watched.length === 0) watched = dirs;
  const unwatched = dirs.filter((dir) => !watched.includes(dir));
  if (unwatched.length > 0) {
    reporter.warn(
      `docs: ${unwatched.join(', ')} is a new folder of a product; restart "npm run develop" to watch it.`,
    );
  }
}

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = createSchema;
export const createResolvers: GatsbyNode['createResolvers'] = createLanguageResolvers;
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = configureWebpack;

export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  // Written here and not earlier: Gatsby has decided by now whether it starts clean. And not later: a
  // build that ends with the report of its problems leaves a cache that the next one can use.
  mkdirSync(path.dirname(rootMarker), { recursive: true });
  writeFileSync(rootMarker, session.contentDir());
  await loadContent(args, args.reporter);
};

/** Runs again in develop whenever a file changes: the content is read anew, unchanged files from the cache. */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  if (!isFirstRun) await loadContent(args, args.reporter);
  isFirstRun = false;
  const loaded = session.current();
  if (loaded.site) createDocPages(args, loaded, loaded.site);
};

export const onPostBuild: GatsbyNode['onPostBuild'] = () => {
  const { site, problems } = session.current();
  // Gatsby lists its pages after this step: the summary is to be the last thing said.
  process.once('exit', (code) => {
    if (code !== 0) return;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const apiPages = site?.apiPages.length ?? 0;
    process.stdout.write(
      `docs: ${(site?.pages.length ?? 0) + apiPages} pages ` +
        `${apiPages > 0 ? `(${apiPages} of them API reference) ` : ''}` +
        `in ${site?.config.acceptedLanguages.length ?? 0} languages, ` +
        `${problems.length} problems, ${seconds} s\n`,
    );
  });
};
