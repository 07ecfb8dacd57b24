import path from 'node:path';
import { build, type BuildFailure, type BuildOptions, type Metafile, type Plugin } from 'esbuild';
import type { DemoProvider } from '../../../domain/demo';
import { FRAME_ASSETS_URL, frameFileName } from '../../../domain/frames';
import { BROWSER_TARGET } from '../browserTarget';
import { DEMO_COMPILATION } from '../inspectModules';
import { resolvePackages } from './resolvePackages';
import type { FrameItem } from './types';

/** Files of the site that run in a frame; named by path, for the wings do not import each other. */
const START_FILE = 'src/site/demos/frame/startFrame.ts';
const kitFile = (provider: DemoProvider): string => `src/site/demos/${provider}Kit.tsx`;
const STYLE_FILE = 'src/site/demos/frame/frame.css';

/** What one frame loads; file names in the folder of assets. */
export interface FrameParts {
  readonly script: string;
  readonly preloads: readonly string[];
  readonly stylesheets: readonly string[];
}

export interface FrameBundle {
  /** Scripts, style sheets, fonts and media, by name. */
  readonly assets: ReadonlyMap<string, Uint8Array>;
  /** By key of the rendering, for each item that could be bundled. */
  readonly parts: ReadonlyMap<string, FrameParts>;
  /** Why the others could not, by key of the rendering. */
  readonly failures: ReadonlyMap<string, BuildFailure>;
  /** Every file that has a say in it; absolute paths. */
  readonly inputs: readonly string[];
}

export interface BundleFramesOptions {
  readonly projectRoot: string;
  readonly mode: 'production' | 'development';
}

/**
 * Bundles demos for frames: a module for each, which brings React and everything else, in chunks that
 * frames share. Their style sheets are as their authors wrote them: there is nobody else in a frame.
 *
 * @throws esbuild's failure where the site's own part does not compile
 */
export async function bundleFrames(
  items: readonly FrameItem[],
  options: BundleFramesOptions,
): Promise<FrameBundle> {
  try {
    return await bundle(items, options, new Map());
  } catch (failure) {
    if (!isBuildFailure(failure)) throw failure;
    const failures = await findFailures(items, options);
    return bundle(
      items.filter(({ rendering }) => !failures.has(rendering)),
      options,
      failures,
    );
  }
}

/** esbuild names files and not entries, and a file may be anybody's: each is tried by itself. */
async function findFailures(
  items: readonly FrameItem[],
  options: BundleFramesOptions,
): Promise<ReadonlyMap<string, BuildFailure>> {
  const failures = new Map<string, BuildFailure>();
  for (const item of items) {
    try {
      await bundle([item], options, new Map());
    } catch (failure) {
      if (!isBuildFailure(failure)) throw failure;
      failures.set(item.rendering, failure);
    }
  }
  return failures;
}

async function bundle(
  items: readonly FrameItem[],
  { projectRoot, mode }: BundleFramesOptions,
  failures: ReadonlyMap<string, BuildFailure>,
): Promise<FrameBundle> {
  const outdir = path.join(projectRoot, 'frames');
  const result = await build({
    ...DEMO_COMPILATION,
    ...describeOutput(mode),
    absWorkingDir: projectRoot,
    outdir,
    publicPath: FRAME_ASSETS_URL,
    entryPoints: [
      { in: path.join(projectRoot, STYLE_FILE), out: 'frame' },
      ...items.map(({ demoId, styling, rendering }) => ({
        in: `frame:${rendering}`,
        out: path.basename(frameFileName(demoId, styling), '.html'),
      })),
    ],
    plugins: [writeEntries(items, projectRoot), resolvePackages(projectRoot)],
  });
  const outputs = nameOutputs(result.metafile, 'frames/');
  const parts = new Map<string, FrameParts>();
  for (const { rendering } of items) parts.set(rendering, partsOf(rendering, outputs));
  return {
    assets: new Map(
      result.outputFiles.map(({ path: file, contents }) => [path.relative(outdir, file), contents]),
    ),
    parts,
    failures,
    inputs: Object.keys(result.metafile.inputs)
      // Not our own entries, nor what esbuild makes up.
      .filter((file) => !/^(?:frame:|<|\(disabled\))/.test(file))
      .map((file) => path.resolve(projectRoot, file)),
  };
}

function describeOutput(mode: 'production' | 'development') {
  const media = Object.keys(DEMO_COMPILATION.loader).filter((extension) => !/^\.(?:js|css)$/.test(extension));
  return {
    metafile: true,
    platform: 'browser',
    format: 'esm',
    splitting: true,
    target: BROWSER_TARGET,
    minify: mode === 'production',
    legalComments: 'none',
    entryNames: '[name]-[hash]',
    chunkNames: 'shared-[hash]',
    assetNames: '[name]-[hash]',
    // As webpack chooses: a package's modern form for whoever asks, so that nothing is there in two forms.
    mainFields: ['browser', 'module', 'main'],
    conditions: ['module', mode],
    loader: {
      ...DEMO_COMPILATION.loader,
      ...Object.fromEntries(media.map((extension) => [extension, 'file' as const])),
      '.css': 'css',
    },
    define: {
      'process.env.NODE_ENV': JSON.stringify(mode),
      'process.env': JSON.stringify({ NODE_ENV: mode, ...Object.fromEntries(publicSettings()) }),
    },
  } satisfies BuildOptions;
}

/** What of the environment scripts may see, as Gatsby has it for pages. */
export function publicSettings(): [string, string | undefined][] {
  return Object.entries(process.env).filter(([name]) => name.startsWith('GATSBY_'));
}

/** Each frame's own module: the demo, and what starts it. */
function writeEntries(items: readonly FrameItem[], projectRoot: string): Plugin {
  const byRendering = new Map(items.map((item) => [item.rendering, item]));
  const quote = (text: string): string => JSON.stringify(text);
  return {
    name: 'frame-entries',
    setup(build) {
      build.onResolve({ filter: /^frame:/ }, ({ path: entry }) => ({
        path: entry.slice('frame:'.length),
        namespace: 'frame',
      }));
      build.onLoad({ filter: /.*/, namespace: 'frame' }, ({ path: rendering }) => {
        const item = byRendering.get(rendering);
        if (!item) return undefined;
        const { provider, module } = item;
        return {
          contents: [
            `import { startFrame } from ${quote(path.join(projectRoot, START_FILE))};`,
            `import ${quote(path.join(projectRoot, kitFile(provider)))};`,
            `import Demo from ${quote(module)};`,
            `startFrame(Demo, ${JSON.stringify({ rendering, provider })});`,
          ].join('\n'),
          resolveDir: projectRoot,
        };
      });
    },
  };
}

type Outputs = ReadonlyMap<string, Metafile['outputs'][string]>;

/** esbuild's outputs by their name in the folder of assets. */
function nameOutputs({ outputs }: Metafile, folder: string): Outputs {
  return new Map(Object.entries(outputs).map(([file, output]) => [file.slice(folder.length), output]));
}

function partsOf(rendering: string, outputs: Outputs): FrameParts {
  const entryOf = (name: string) => [...outputs].find(([, { entryPoint }]) => entryPoint === name)?.[0];
  const script = entryOf(`frame:${rendering}`);
  const shared = entryOf(STYLE_FILE);
  if (script === undefined || shared === undefined) throw new Error(`esbuild has left out ${rendering}`);
  const own = outputs.get(script)?.cssBundle;
  return {
    script,
    preloads: importsOf(script, outputs),
    stylesheets: [shared, ...(own === undefined ? [] : [path.basename(own)])],
  };
}

/** What a script imports before it runs, directly or not. */
function importsOf(script: string, outputs: Outputs): string[] {
  const reached = new Set([script]);
  for (const name of reached) {
    for (const { path: file, kind } of outputs.get(name)?.imports ?? []) {
      if (kind === 'import-statement') reached.add(path.basename(file));
    }
  }
  return [...reached].slice(1);
}

function isBuildFailure(value: unknown): value is BuildFailure {
  return value instanceof Error && 'errors' in value && 'warnings' in value;
}
