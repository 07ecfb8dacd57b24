import path from 'node:path';
import type { DocImage } from '../../domain/page';
import { judgeProblem, type Problem, type ProblemDraft } from '../../domain/problem';
import { assembleSite } from '../pipeline/assembly/assembleSite';
import { imageKey, type Site, type SourceDocument } from '../pipeline/assembly/types';
import { digestOf } from '../pipeline/digest';
import { Assets, type PublishedFile } from './assets';
import { digestOfCode } from './codeDigest';
import { loadContentRoot, type ContentRoot } from './contentRoot';
import { loadGitDates } from './gitDates';
import { listDocuments } from './listFiles';
import { loadManifests } from './loadManifests';
import { loadPackages, type LoadedPackages } from './loadPackages';
import { ParseCache } from './parseCache';
import { loadTranslations, type ShellTexts } from './loadTranslations';
import { parseDocuments, type ParsedFile, type ParseResult } from './parseDocuments';
import { resolveComponents } from './resolveComponents';
import { renderFrames, type FramesTarget } from './renderFrames';
import { renderLiveCode, type LiveCode } from './renderLiveCode';
import { createDemoRun, resolveDemos, type LoadedDemos } from './resolveDemos';

export interface LoadSiteOptions {
  /** The folder with the project's package.json. */
  readonly projectRoot: string;
  /** The content root's folder. */
  readonly contentDir: string;
  /** Where results outlive a run. */
  readonly cacheDir: string;
  readonly strict: boolean;
  /** Where live code is rendered to; left out where only sources are checked. */
  readonly renderDir?: string;
  /** Where demos in frames are written; only beside `renderDir`, for they hold the renderings. */
  readonly frames?: FramesTarget;
}

/** A content root read as a whole. Without a usable `site.yml` there is no site. */
export interface LoadedSite {
  readonly site: Site | null;
  readonly root: ContentRoot | null;
  readonly problems: readonly Problem[];
  /** Every document that can be read, as it was parsed. */
  readonly documents: readonly ParsedFile[];
  readonly files: readonly PublishedFile[];
  readonly demos: LoadedDemos;
  /** Modules of the registered components, by name; absolute. */
  readonly components: ReadonlyMap<string, string>;
  /** See {@link LiveCode.surroundings}. */
  readonly surroundings: LiveCode['surroundings'];
  readonly tailwind: LiveCode['tailwind'];
  /** The shell's texts, by language; English, which the shell brings itself, is not among them. */
  readonly translations: ReadonlyMap<string, ShellTexts>;
  /** What the packages say of themselves, whose reference the site has. */
  readonly packages: LoadedPackages['packages'];
  readonly stats: Pick<ParseResult, 'parsed' | 'cached'> &
    Pick<LiveCode, 'rendered'> &
    Pick<LoadedPackages, 'extracted'>;
  readonly codeDigest: string;
}

/** Reads, parses and assembles a content root. Never throws for what authors wrote: it reports. */
export async function loadSite(options: LoadSiteOptions): Promise<LoadedSite> {
  const { projectRoot, contentDir, strict } = options;
  const codeDigest = digestOfCode(projectRoot);
  const judge = (problems: readonly ProblemDraft[]) =>
    problems.map((problem) => judgeProblem(problem, strict));
  const { root, problems } = loadContentRoot(contentDir);
  if (!root) {
    return {
      site: null, root, problems: judge(problems), documents: [], files: [], demos: { resolved: new Map(), built: [] },
      components: new Map(), surroundings: new Map(), tailwind: null,
      translations: new Map(), packages: [], stats: { parsed: 0, cached: 0, rendered: 0, extracted: 0 }, codeDigest,
    }; // prettier-ignore
  }

  const cacheDir = path.join(options.cacheDir, digestOf(root.dir));
  const cache = new ParseCache(path.join(cacheDir, 'parsed'));
  const [listing, dates, manifests, assets] = await Promise.all([
    listDocuments(root),
    loadGitDates(root.roots),
    loadManifests(root),
    Assets.load(root),
  ]);
  const result = await parseDocuments(listing.files, root.config, cache, {
    codeDigest,
    projectRoot,
    workDir: options.cacheDir,
  });
  cache.save();
  const components = resolveComponents(root);
  const run = createDemoRun(root, { projectRoot, cacheDir, codeDigest });
  const found = await resolveDemos(result.documents, run);
  const rendered: LiveCode = options.renderDir
    ? await renderLiveCode(found, result.documents, components.modules, run, options.renderDir)
    : {
        demos: found,
        renderings: new Map(),
        brokenComponents: new Map(),
        surroundings: new Map(),
        tailwind: null,
        problems: [],
        rendered: 0,
      };
  const live =
    options.renderDir && options.frames
      ? await renderFrames(rendered, result.documents, run, {
          ...options.frames,
          renderDir: options.renderDir,
          language: root.config.defaultLanguage,
        })
      : rendered;
  const reference = await loadPackages(root, options);
  const logos = assets.resolveLogos();
  const texts = loadTranslations(root, projectRoot);

  const images = new Map<string, DocImage | null>();
  for (const { file, meta } of result.documents) {
    for (const { src } of meta.images)
      images.set(imageKey(file.file, src), assets.resolveImage(file.absolute, src));
  }
  const documents = result.documents.map(({ file, meta }): SourceDocument => ({
    file: file.file,
    productId: file.productId,
    name: file.name,
    format: file.format,
    parsed: meta,
    lastUpdated: dates.get(file.absolute) ?? null,
    loadBlocks: () => cache.loadBlocks(meta.digest),
  }));
  const site = assembleSite({
    config: root.config,
    placeOf: root.placeOf,
    documents,
    manifests: manifests.manifests,
    images,
    demos: live.demos.resolved,
    packages: reference.packages,
    findSince: reference.findSince,
    renderings: live.renderings,
    brokenComponents: live.brokenComponents,
    assetPaths: assets.paths,
    texts: texts.translations,
    logos,
    problems: [
      ...problems,
      ...listing.problems,
      ...result.problems,
      ...manifests.problems,
      ...assets.problems,
      ...components.problems,
      ...reference.problems,
      ...texts.problems,
      ...found.problems,
      ...live.problems,
    ],
  });
  return {
    site,
    root,
    problems: judge(site.problems),
    documents: result.documents,
    files: assets.files,
    demos: live.demos,
    components: components.modules,
    surroundings: live.surroundings,
    tailwind: live.tailwind,
    translations: texts.translations,
    packages: reference.packages,
    stats: {
      parsed: result.parsed,
      cached: result.cached,
      rendered: live.rendered,
      extracted: reference.extracted,
    },
    codeDigest,
  };
}

/** Whether a report stops a build. */
export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some((problem) => problem.severity === 'error');
}

/** `DOCS_STRICT=0` makes every problem but a bad `site.yml` a warning. */
export function isStrict(environment: NodeJS.ProcessEnv = process.env): boolean {
  return environment['DOCS_STRICT'] !== '0';
}
