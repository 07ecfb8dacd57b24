import type { CreateWebpackConfigArgs } from 'gatsby';
import path from 'node:path';
import { EsbuildPlugin } from 'esbuild-loader';
import { BROWSER_TARGET } from '../demos/browserTarget';
import { LIVE_PAGE_CHUNK } from '../demos/liveModules';
import { generatedDir, projectRoot } from './paths';
import { session } from './session';

/** Packages that demos of any content root share with the site: one React, one theme, one style cache. */
const SHARED_PACKAGES = [
  'react', 'react-dom', '@emotion/react', '@emotion/styled', '@emotion/cache', '@mui/joy', '@mui/material',
  '@mui/system', '@mui/styled-engine', '@mui/private-theming', '@mui/utils',
]; // prettier-ignore

interface Chunk {
  name?: string | null;
  canBeInitial(): boolean;
  readonly groupsIterable: Iterable<{ readonly name?: string | null }>;
}

interface Rule {
  oneOf?: Rule[];
  parser?: { readonly parse: () => object };
  test?: RegExp;
  include?: (file: string) => boolean;
  exclude?: (file: string) => boolean;
  type?: string;
  loader?: string;
  options?: object;
}

interface Compilation {
  readonly children: readonly { readonly name?: string; hash?: string }[];
  readonly chunks: Iterable<Chunk>;
  readonly hooks: {
    readonly beforeHash: { tap(name: string, run: () => void): void };
    readonly afterOptimizeChunkIds: { tap(name: string, run: () => void): void };
  };
}

interface Compiler {
  readonly hooks: {
    readonly compilation: { tap(name: string, run: (compilation: Compilation) => void): void };
  };
}

interface WebpackConfig {
  output?: { hashDigestLength?: number };
  plugins?: { apply(compiler: Compiler): void }[];
  module?: { rules?: Rule[] };
  optimization?: {
    minimizer?: { constructor: { name: string } }[];
    splitChunks?: { cacheGroups?: { commons?: { chunks?: (chunk: Pick<Chunk, 'name'>) => boolean } } };
  };
}

/** Teaches webpack where generated modules and a foreign content root's packages are, and to build faster. */
export function configureWebpack({ actions, getConfig, stage }: CreateWebpackConfigArgs): void {
  const modules = path.join(projectRoot, 'node_modules');
  actions.setWebpackConfig({
    resolve: {
      alias: {
        // Live code runs in the browser alone; what the server shows of it is rendered already.
        ...(stage.endsWith('-html') && { 'docs-generated/live$': path.join(generatedDir, 'live.server.js') }),
        'docs-generated': generatedDir,
        ...Object.fromEntries(SHARED_PACKAGES.map((name) => [name, path.join(modules, name)])),
      },
      // A demo's packages come from its own folder first, then from the project.
      modules: ['node_modules', modules],
    },
  });
  const config = (getConfig as () => WebpackConfig)();
  emptyContentStyles(config);
  // In develop Babel stays: fast refresh is one of its plugins.
  if (!stage.startsWith('build-')) {
    actions.replaceWebpackConfig(config);
    return;
  }

  transpileWithEsbuild(config, modules);
  if (stage === 'build-javascript') bundleForReaders(config);
  actions.replaceWebpackConfig(config);
}

/**
 * The style sheets of live code come with it, scoped (`demos/styles`). Gatsby, which writes every style
 * sheet of a site into every page, is to find nothing in them.
 */
function emptyContentStyles(config: WebpackConfig): void {
  const rules = config.module?.rules ?? [];
  const styles = rules.find(({ oneOf }) => oneOf?.some(({ test }) => test?.test('a.css')));
  if (!styles?.oneOf) {
    throw new Error(
      'Gatsby has no rule for style sheets any more: emptyContentStyles() must learn its new form.',
    );
  }
  styles.oneOf.unshift({
    test: /\.css$/,
    include: (file) => session.contentRoots().some((root) => file.startsWith(root + path.sep)),
    type: 'json',
    parser: { parse: () => ({}) },
  });
}

/** Babel is needed where Gatsby's queries are cut out of the code: in pages and templates. The rest goes faster. */
function transpileWithEsbuild(config: WebpackConfig, modules: string): void {
  const site = path.join(projectRoot, 'src', 'site') + path.sep;
  const templates = path.join(site, 'templates') + path.sep;
  const plainDirs = [site, generatedDir + path.sep, session.contentDir() + path.sep];
  const isPlain = (file: string) =>
    plainDirs.some((dir) => file.startsWith(dir)) && !file.startsWith(templates);

  const rules = config.module?.rules ?? [];
  const babel = rules.find(({ test }) => String(test) === String(/\.(js|mjs|jsx|ts|tsx)$/));
  if (!babel)
    throw new Error(
      'Gatsby has no rule for scripts any more: transpileWithEsbuild() must learn its new form.',
    );
  babel.exclude = isPlain;
  const loader = path.join(modules, 'esbuild-loader');
  const shared = { type: 'javascript/auto', include: isPlain, loader };
  rules.push(
    { ...shared, test: /\.tsx?$/, options: { target: BROWSER_TARGET, jsx: 'automatic', tsconfigRaw: {} } },
    {
      ...shared,
      test: /\.(js|mjs|jsx)$/,
      options: { target: BROWSER_TARGET, jsx: 'automatic', loader: 'jsx', tsconfigRaw: {} },
    },
  );
}

/**
 * Style sheets are compiled in compilations of their own, whose hashes count into the whole one's, but
 * only where they do not come from webpack's cache. Every page names that hash: without this a second
 * build writes all of them again. What a style sheet says still counts, as the content of its module.
 */
const stableHash = {
  apply({ hooks }: Compiler): void {
    hooks.compilation.tap('stableHash', (compilation) =>
      compilation.hooks.beforeHash.tap('stableHash', () => {
        for (const child of compilation.children) {
          if (child.name?.startsWith('mini-css-extract-plugin')) child.hash = '';
        }
      }),
    );
  },
};

/** Whether a chunk is loaded by the live code of pages and by nothing else, and no one knows it by its name. */
function belongsToLivePages(chunk: Chunk): boolean {
  if (chunk.canBeInitial()) return false;
  if (chunk.name?.startsWith('live-')) return chunk.name.startsWith(LIVE_PAGE_CHUNK);
  return [...chunk.groupsIterable].every(({ name }) => name?.startsWith('live-'));
}

/**
 * The runtime, which every page loads, lists the name and the hash of every chunk. Those of live code are
 * as many as pages with demos and more: with numbers for names they cost a page of prose a third of that.
 */
const numberLivePages = {
  apply({ hooks }: Compiler): void {
    hooks.compilation.tap('numberLivePages', (compilation) =>
      compilation.hooks.afterOptimizeChunkIds.tap('numberLivePages', () => {
        for (const chunk of compilation.chunks) if (belongsToLivePages(chunk)) chunk.name = null;
      }),
    );
  },
};
/** Hexadecimal digits of a hash in a file's name: enough to tell one version from another. Webpack's own is 20. */
const HASH_LENGTH = 10;

function bundleForReaders(config: WebpackConfig): void {
  config.output = { ...config.output, hashDigestLength: HASH_LENGTH };
  config.plugins = [...(config.plugins ?? []), stableHash, numberLivePages];
  const { minimizer = [], splitChunks } = config.optimization ?? {};
  config.optimization = {
    ...config.optimization,
    minimizer: [
      // Terser takes about as long as the whole rest of the bundle; esbuild's output is as small within 2 %.
      new EsbuildPlugin({ target: BROWSER_TARGET, css: false, legalComments: 'none' }),
      ...minimizer.filter((plugin) => plugin.constructor.name !== 'TerserPlugin'),
    ],
  };
  // Gatsby puts what many chunks use into "commons", which every page loads. The chunks of live code do
  // not count: without this a page of prose would load half of Material UI.
  const commons = splitChunks?.cacheGroups?.commons;
  if (commons) commons.chunks = ({ name }) => !name?.startsWith('live-');
}
