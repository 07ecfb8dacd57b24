import type { CreateWebpackConfigArgs } from 'gatsby';
import path from 'node:path';
import { EsbuildPlugin } from 'esbuild-loader';
import { generatedDir, projectRoot } from './paths';

/** Packages that demos of any content root share with the site: one React, one theme, one style cache. */
const SHARED_PACKAGES = [
  'react', 'react-dom', '@emotion/react', '@emotion/styled', '@emotion/cache', '@mui/material', '@mui/system',
  '@mui/styled-engine', '@mui/private-theming', '@mui/utils',
]; // prettier-ignore

interface Chunk {
  readonly name?: string | null;
}

interface WebpackConfig {
  optimization?: {
    minimizer?: { constructor: { name: string } }[];
    splitChunks?: { cacheGroups?: { commons?: { chunks?: (chunk: Chunk) => boolean } } };
  };
}

/** Teaches webpack where generated modules and a foreign content root's packages are, and to minify faster. */
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
  if (stage !== 'build-javascript') return;

  const config = (getConfig as () => WebpackConfig)();
  const { minimizer = [], splitChunks } = config.optimization ?? {};
  config.optimization = {
    ...config.optimization,
    minimizer: [
      // Terser takes about as long as the whole rest of the bundle; esbuild's output is as small within 2 %.
      new EsbuildPlugin({ target: 'es2019', css: false, legalComments: 'none' }),
      ...minimizer.filter((plugin) => plugin.constructor.name !== 'TerserPlugin'),
    ],
  };
  // Gatsby puts what many chunks use into "commons", which every page loads. The chunks of live code do
  // not count: without this a page of prose would load half of Material UI.
  const commons = splitChunks?.cacheGroups?.commons;
  if (commons) commons.chunks = ({ name }) => !name?.startsWith('live-');
  actions.replaceWebpackConfig(config);
}
