import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildFailure } from 'esbuild';
import { FRAME_ASSETS_URL, frameFileName } from '../../../domain/frames';
import { THEME_VARIABLES_FILE, type StaticDemo, type StaticThemes } from '../../../domain/live';
import type { ProblemDraft } from '../../../domain/problem';
import { relativeTo } from '../../files/paths';
import { removeOthers, writeIfChanged } from '../../files/writeIfChanged';
import { digestOf } from '../../pipeline/digest';
import type { DemoInput } from '../types';
import { bundleFrames, publicSettings, type FrameBundle } from './bundleFrames';
import { loadRenderer, type FrameRenderer } from './loadRenderer';
import type { FrameItem, FramesContext } from './types';

/** Folder of scripts, style sheets and media in the folder of documents. */
const ASSETS = path.basename(FRAME_ASSETS_URL);

export interface WrittenFrames {
  /** Why a demo cannot run in a frame, by key of the rendering. */
  readonly failures: ReadonlyMap<string, ProblemDraft>;
  /** How many documents were made now; none where everything was as it is to be. */
  readonly made: number;
}

/** What the cache knows of frames that were written: what they were made of, and what they are. */
interface StoredFrames {
  readonly inputs: readonly DemoInput[];
  /** Digest of each document, by name. */
  readonly documents: Readonly<Record<string, string>>;
  readonly assets: readonly string[];
}

/**
 * Writes the documents in which demos run in frames, with the scripts they load, and removes what no
 * frame needs any more. Where nothing has changed, that is seen by digests, and nothing is bundled.
 *
 * @param renderings files in `context.renderDir` by key; what has none there gets no document
 */
export async function writeFrames(
  items: readonly FrameItem[],
  renderings: ReadonlyMap<string, string>,
  context: FramesContext,
): Promise<WrittenFrames> {
  const shown = items.filter(({ rendering }) => renderings.has(rendering));
  if (shown.length === 0) {
    removeOthers(context.outDir, new Set());
    return { failures: new Map(), made: 0 };
  }
  const { cache, digests, codeDigest, language, mode, outDir } = context;
  const themes = readJson<StaticThemes>(path.join(context.renderDir, THEME_VARIABLES_FILE));
  const names = shown.map(({ rendering }) => renderings.get(rendering));
  const key = `frames ${digestOf([codeDigest, language, mode, publicSettings(), shown, names, themes])}`;
  const stored = await cache.get<StoredFrames>(key);
  if (stored && digests.hold(stored.inputs) && areThere(stored, outDir)) {
    clean(stored, outDir);
    return { failures: new Map(), made: 0 };
  }

  const [bundle, { renderer, inputs }] = await Promise.all([
    bundleFrames(shown, context),
    loadRenderer(context.projectRoot),
  ]);
  const documents = new Map<string, string>();
  for (const item of shown) {
    const rendering = readJson<StaticDemo>(
      path.join(context.renderDir, renderings.get(item.rendering) ?? ''),
    );
    const text = writeDocument(item, { rendering, themes, bundle, renderer, language });
    if (text !== null) documents.set(frameFileName(item.demoId, item.styling), text);
  }
  const written: StoredFrames = {
    inputs: digests.inputs([...bundle.inputs, ...inputs].map(manifestOrFile)),
    documents: Object.fromEntries([...documents].map(([name, text]) => [name, digestOf(text)])),
    assets: [...bundle.assets.keys()],
  };
  // Scripts first: no document is ever there without what it loads.
  mkdirSync(path.join(outDir, ASSETS), { recursive: true });
  for (const [name, contents] of bundle.assets) {
    const file = path.join(outDir, ASSETS, name);
    if (!existsSync(file)) writeFileSync(file, contents);
  }
  for (const [name, text] of documents) writeIfChanged(path.join(outDir, name), text);
  clean(written, outDir);
  // Frames with a failure are tried again: a package may be mended without a trace in the digests.
  if (bundle.failures.size === 0) await cache.set(key, written);
  return { failures: describeFailures(shown, bundle.failures, context), made: documents.size };
}

interface Ingredients {
  readonly rendering: StaticDemo;
  readonly themes: StaticThemes;
  readonly bundle: FrameBundle;
  readonly renderer: FrameRenderer;
  readonly language: string;
}

/** Null for what could not be bundled. */
function writeDocument(
  { rendering: key, name, provider }: FrameItem,
  { rendering, themes, bundle, renderer, language }: Ingredients,
): string | null {
  const parts = bundle.parts.get(key);
  if (!parts) return null;
  const urlOf = (asset: string): string => `${FRAME_ASSETS_URL}/${asset}`;
  const { tailwind } = rendering;
  return renderer.renderFrame({
    language,
    title: name,
    demo: rendering,
    themeVariables: themes[provider] ?? '',
    stylesheets: [...parts.stylesheets.map(urlOf), ...(tailwind === null ? [] : [tailwind])],
    script: urlOf(parts.script),
    preloads: parts.preloads.map(urlOf),
  });
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

/** Whether the folder still holds what was written: names of assets say what is in them, those of documents do not. */
function areThere({ documents, assets }: StoredFrames, outDir: string): boolean {
  return (
    assets.every((name) => existsSync(path.join(outDir, ASSETS, name))) &&
    Object.entries(documents).every(([name, digest]) => {
      const file = path.join(outDir, name);
      return existsSync(file) && digestOf(readFileSync(file, 'utf8')) === digest;
    })
  );
}

function clean({ documents, assets }: StoredFrames, outDir: string): void {
  removeOthers(outDir, new Set([...Object.keys(documents), ASSETS]));
  removeOthers(path.join(outDir, ASSETS), new Set(assets));
}

/** A package changes with its version alone, which its manifest says in one file instead of hundreds. */
function manifestOrFile(file: string): string {
  const folder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0];
  return folder === undefined ? file : path.join(folder, 'package.json');
}

function describeFailures(
  items: readonly FrameItem[],
  failures: ReadonlyMap<string, BuildFailure>,
  { contentRoot }: FramesContext,
): ReadonlyMap<string, ProblemDraft> {
  return new Map(
    items.flatMap(({ rendering, module }): [string, ProblemDraft][] => {
      const text = failures.get(rendering)?.errors[0]?.text;
      if (text === undefined) return [];
      const problem: ProblemDraft = {
        code: 'demo-compile-error',
        file: relativeTo(contentRoot, module),
        line: 1,
        column: 1,
        message: `It cannot be bundled for a frame: ${text.replace(/\.$/, '')}.`,
        suggestion: 'Import what runs in a browser only, or take "iframe" out of the page.',
      };
      return [[rendering, problem]];
    }),
  );
}
