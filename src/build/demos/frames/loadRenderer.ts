import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import { build } from 'esbuild';
import type { StaticDemo } from '../../../domain/live';
import { DEMO_COMPILATION } from '../inspectModules';

/** The file of the site that writes a frame's document; named by path, for the wings do not import each other. */
const RENDERER_FILE = 'src/site/demos/frame/renderFrame.ts';

/** The export of that file. */
export interface FrameRenderer {
  renderFrame(frame: {
    readonly language: string;
    readonly title: string;
    readonly demo: StaticDemo;
    readonly themeVariables: string;
    readonly stylesheets: readonly string[];
    readonly script: string;
    readonly preloads: readonly string[];
  }): string;
}

/** Compiles what writes the documents and runs it here: it is the site's own, and does nothing but write. */
export async function loadRenderer(
  projectRoot: string,
): Promise<{ readonly renderer: FrameRenderer; readonly inputs: readonly string[] }> {
  const { outputFiles, metafile } = await build({
    ...DEMO_COMPILATION,
    absWorkingDir: projectRoot,
    entryPoints: [path.join(projectRoot, RENDERER_FILE)],
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    packages: 'external',
    metafile: true,
  });
  const module: { exports: Partial<FrameRenderer> } = { exports: {} };
  const run = compileFunction(outputFiles[0]?.text ?? '', ['module', 'exports', 'require']) as (
    module: object,
    exports: object,
    require: NodeJS.Require,
  ) => void;
  run(module, module.exports, createRequire(path.join(projectRoot, 'package.json')));
  const { renderFrame } = module.exports;
  if (!renderFrame) throw new Error(`${RENDERER_FILE} exports no renderFrame()`);
  const inputs = Object.keys(metafile.inputs).map((file) => path.resolve(projectRoot, file));
  return { renderer: { renderFrame }, inputs };
}
