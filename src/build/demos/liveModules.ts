import path from 'node:path';
import { STYLINGS, type CodeStyling } from '../../domain/codeChoices';
import type { DemoProvider } from '../../domain/demo';
import type { LiveSurroundings } from '../../domain/live';
import { removeOthers, writeIfChanged } from '../files/writeIfChanged';
import { digestOf } from '../pipeline/digest';

/** The live code of one page. */
export interface LivePage {
  /** The page's `liveKey`. */
  readonly key: string;
  readonly entries: readonly LivePageEntry[];
}

export interface LivePageEntry {
  /** `demoEntry(…)` or `componentEntry(…)`. */
  readonly name: string;
  /** The module whose default export it is; absolute path. */
  readonly file: string;
  /** Null for what a page shows unless the reader chooses otherwise: components, first stylings. */
  readonly styling: CodeStyling | null;
  readonly surroundings: LiveSurroundings;
}

/** What the names of the pages' chunks begin with. */
export const LIVE_PAGE_CHUNK = 'live-page-';

/** Folder of the pages' modules, in the folder of generated modules. */
const PAGES_FOLDER = 'live';

/**
 * Writes the modules that the site imports as `docs-generated/live`:
 *
 * - `live.js`, all that a page without live code ever loads of it;
 * - `live-index.js`, an own chunk, which knows the chunk of each page;
 * - `live/<page>.js`, one chunk a page with everything the page shows by itself, and
 *   `live/<page>.<styling>.js`, one more for each further styling;
 * - `live.server.js`, to stand in for `live.js` where HTML is rendered: nothing is loaded there.
 *
 * A file that would not change is not touched, so that webpack does not look at it again.
 *
 * @param dir the folder of generated modules; absolute path
 * @param kits the modules that bring the themes of libraries other than Material UI; absolute paths
 * @returns how many files were written or removed
 */
export function createLiveModules(
  pages: readonly LivePage[],
  dir: string,
  kits: Readonly<Partial<Record<DemoProvider, string>>>,
): number {
  const shown = pages.flatMap((page) => splitPage(page));
  const changes = [
    writeIfChanged(path.join(dir, 'live.js'), LOADER),
    writeIfChanged(path.join(dir, 'live.server.js'), SERVER_LOADER),
    writeIfChanged(path.join(dir, 'live-index.js'), writeIndex(shown)),
    ...shown.map((chunk) =>
      writeIfChanged(path.join(dir, PAGES_FOLDER, chunk.file), writeChunk(chunk, kits)),
    ),
  ];
  const removed = removeOthers(path.join(dir, PAGES_FOLDER), new Set(shown.map(({ file }) => file)));
  return changes.filter(Boolean).length + removed;
}

/** What is loaded at once: the entries of one page in one styling. */
interface LiveChunk extends LivePage {
  readonly styling: CodeStyling | null;
  readonly file: string;
}

function splitPage({ key, entries }: LivePage): LiveChunk[] {
  return [null, ...STYLINGS].flatMap((styling): LiveChunk[] => {
    const own = entries.filter((entry) => entry.styling === styling);
    return own.length === 0 ? [] : [{ key, entries: own, styling, file: fileOf(key, styling) }];
  });
}

const LOADER = `export async function loadLiveModules(key, styling) {
  const index = await import(/* webpackChunkName: "live-index" */ './live-index');
  return index.loadLiveModules(key, styling);
}
`;

const SERVER_LOADER = `export function loadLiveModules() {
  return Promise.reject(new Error('Live code is loaded in the browser only'));
}
`;

const chunkKey = (key: string, styling: CodeStyling | null): string =>
  styling === null ? key : `${key} ${styling}`;

function writeIndex(chunks: readonly LiveChunk[]): string {
  const loaders = chunks.map(({ key, styling, file }) => {
    const name = LIVE_PAGE_CHUNK + path.basename(file, '.js');
    return `  ${JSON.stringify(chunkKey(key, styling))}: () => import(/* webpackChunkName: "${name}" */ './${PAGES_FOLDER}/${file}'),`;
  });
  return `const chunks = {
${loaders.join('\n')}
};

export async function loadLiveModules(key, styling) {
  const name = styling === null ? key : key + ' ' + styling;
  if (!Object.hasOwn(chunks, name)) throw new Error('No page has live code under ' + name);
  return (await chunks[name]()).default;
}
`;
}

function writeChunk({ entries }: LiveChunk, kits: Readonly<Partial<Record<DemoProvider, string>>>): string {
  const modules = [...new Set(entries.map(({ file }) => file))];
  const needed = new Set(entries.flatMap(({ surroundings }) => kits[surroundings.provider] ?? []));
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  return [
    ...[...needed].map((kit) => `import ${JSON.stringify(kit)};`),
    ...modules.map((file, place) => `import Live${place} from ${JSON.stringify(file)};`),
    '',
    'export default {',
    ...[...byName].map(([name, { file, surroundings }]) => {
      const { provider, sheet, tailwind } = surroundings;
      const rest = JSON.stringify({ provider, sheet, tailwind }).slice(1, -1);
      return `  ${JSON.stringify(name)}: { Component: Live${modules.indexOf(file)}, ${rest} },`;
    }),
    '};',
    '',
  ].join('\n');
}

/** Readable, and unlike any other page's: the digest tells apart what the letters do not. */
function fileOf(key: string, styling: CodeStyling | null): string {
  const words = key
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(-40);
  return `${words}-${digestOf(key).slice(0, 8)}${styling === null ? '' : `.${styling}`}.js`;
}
