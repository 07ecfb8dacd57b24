import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DEMO_SOURCES_PATH, SERVER_SOURCES_MANIFEST } from '../../domain/demoSources';
import { isDemoSourcesFile, type DemoSourcesFile } from '../output/demoSources';
import { createExportTools } from '../output/exportTools';
import { createNavigationFiles } from '../output/navigationFiles';
import { publishFiles, type PublishedFile } from '../content/assets';
import type { LoadedSite } from '../content/loadSite';
import type { Site } from '../pipeline/assembly/types';
import { docsCacheDir, generatedDir, projectRoot, publicDir, serverDir, serverSourcesDir } from './paths';
import { removeOthers, writeIfChanged } from '../files/writeIfChanged';

/** Writes what the site imports, what server rendering reads, and what is served beside the pages. */
export async function writeOutputs(
  loaded: LoadedSite,
  site: Site,
  demoSources: readonly DemoSourcesFile[],
): Promise<void> {
  writeIfChanged(path.join(generatedDir, 'site.json'), JSON.stringify(site.shell));
  const packageJson = readFileSync(path.join(projectRoot, 'package.json'), 'utf8');
  writeIfChanged(path.join(generatedDir, 'exportTools.json'), JSON.stringify(createExportTools(packageJson)));
  writeStrings(loaded);
  writeNavigation(site);
  writeDemoSources(demoSources);
  removeUnpublished(loaded.files);
  await publishFiles(loaded.files, publicDir);
}

/** What the content no longer has is no longer served: the files that were published before are known by a list. */
function removeUnpublished(files: readonly PublishedFile[]): void {
  const list = path.join(docsCacheDir, 'published.json');
  const urls = files.map(({ url }) => url);
  const kept = new Set(urls);
  const before = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : [];
  for (const url of before) if (!kept.has(url)) rmSync(path.join(publicDir, url), { force: true });
  writeIfChanged(list, JSON.stringify(urls));
}

function writeNavigation(site: Site): void {
  for (const [key, tree] of site.navigation) {
    writeIfChanged(path.join(serverDir, 'navigation', `${key}.json`), JSON.stringify(tree));
  }
  const files = createNavigationFiles(site.navigation);
  for (const { url, text } of files) writeIfChanged(path.join(publicDir, url), text);
  removeOthers(path.join(publicDir, 'navigation'), new Set(files.map(({ url }) => path.basename(url))));
}

/** The sources of demos, for readers and for rendering pages. Demos have other files beside the served ones. */
function writeDemoSources(files: readonly DemoSourcesFile[]): void {
  const served = path.join(publicDir, DEMO_SOURCES_PATH);
  for (const dir of [served, serverSourcesDir]) {
    for (const { fileName, text } of files) writeIfChanged(path.join(dir, fileName), text);
    const kept = new Set(files.map(({ fileName }) => fileName));
    const before = existsSync(dir) ? readdirSync(dir).filter(isDemoSourcesFile) : [];
    for (const name of before) if (!kept.has(name)) rmSync(path.join(dir, name), { force: true });
  }
  const names = Object.fromEntries(files.map(({ demoId, fileName }) => [demoId, fileName]));
  writeIfChanged(path.join(serverSourcesDir, SERVER_SOURCES_MANIFEST), JSON.stringify(names));
}

/** The shell's texts: each language a chunk for browsers, and all at once for rendering HTML. */
function writeStrings({ translations }: LoadedSite): void {
  const languages = [...translations.keys()];
  const dir = path.join(generatedDir, 'strings');
  for (const [language, texts] of translations) {
    writeIfChanged(path.join(dir, `${language}.json`), JSON.stringify(texts));
  }
  removeOthers(dir, new Set(languages.map((language) => `${language}.json`)));

  const each = (write: (language: string, name: string) => string) =>
    languages.map((language) => write(JSON.stringify(language), `./strings/${language}.json`)).join('\n');
  writeIfChanged(
    path.join(generatedDir, 'stringLoaders.js'),
    `export const stringLoaders = {\n${each((key, name) => `  ${key}: () => import(/* webpackChunkName: "strings-${key.slice(1, -1)}" */ '${name}'),`)}\n};\n`,
  );
  writeIfChanged(
    path.join(generatedDir, 'serverStrings.js'),
    `export const serverStrings = {\n${each((key, name) => `  ${key}: require('${name}'),`)}\n};\n`,
  );
}
