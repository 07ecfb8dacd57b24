import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createNavigationFiles } from '../output/navigationFiles';
import { publishFiles } from '../content/assets';
import type { LoadedSite } from '../content/loadSite';
import type { Site } from '../pipeline/assembly/types';
import { generatedDir, projectRoot, publicDir, serverDir } from './paths';
import { removeOthers, writeIfChanged } from './writeIfChanged';

/** Writes what the site imports, what server rendering reads, and what is served beside the pages. */
export async function writeOutputs(loaded: LoadedSite, site: Site): Promise<void> {
  writeIfChanged(path.join(generatedDir, 'site.json'), JSON.stringify(site.shell));
  writeStrings(loaded, site);
  writeNavigation(site);
  await publishFiles(loaded.files, publicDir);
}

function writeNavigation(site: Site): void {
  for (const [key, tree] of site.navigation) {
    writeIfChanged(path.join(serverDir, 'navigation', `${key}.json`), JSON.stringify(tree));
  }
  const files = createNavigationFiles(site.navigation);
  for (const { url, text } of files) writeIfChanged(path.join(publicDir, url), text);
  removeOthers(path.join(publicDir, 'navigation'), new Set(files.map(({ url }) => path.basename(url))));
}

/**
 * The shell's texts of each accepted language but English: our own, and over them what the content
 * root has in `translations/<language>.json`.
 */
function writeStrings({ root }: LoadedSite, { config }: Site): void {
  const languages = config.acceptedLanguages.filter((language) => language !== 'en');
  const dir = path.join(generatedDir, 'strings');
  for (const language of languages) {
    const own = readStrings(path.join(projectRoot, 'src', 'site', 'i18n', 'strings', `${language}.json`));
    const theirs = root ? readStrings(path.join(root.dir, 'translations', `${language}.json`)) : {};
    writeIfChanged(path.join(dir, `${language}.json`), JSON.stringify({ ...own, ...theirs }));
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

function readStrings(file: string): Record<string, string> {
  if (!existsSync(file)) return {};
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
}
