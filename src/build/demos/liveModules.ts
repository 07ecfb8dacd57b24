import path from 'node:path';
import { removeOthers, writeIfChanged } from '../files/writeIfChanged';
import { digestOf } from '../pipeline/digest';

/** The live code of one page. */
export interface LivePage {
  /** The page's `liveKey`. */
  readonly key: string;
  readonly entries: readonly {
    /** `demoEntry(…)` or `componentEntry(…)`. */
    readonly name: string;
    /** The module whose default export it is; absolute path. */
    readonly file: string;
  }[];
}

/** Folder of the pages' modules, in the folder of generated modules. */
const PAGES_FOLDER = 'live';

/**
 * Writes the modules that the site imports as `docs-generated/live`:
 *
 * - `live.js`, all that a page without live code ever loads of it;
 * - `live-index.js`, an own chunk, which knows the chunk of each page;
 * - `live/<page>.js`, one chunk a page with everything the page shows;
 * - `live.server.js`, to stand in for `live.js` where HTML is rendered: nothing is loaded there.
 *
 * A file that would not change is not touched, so that webpack does not look at it again.
 *
 * @param dir the folder of generated modules; absolute path
 * @returns how many files were written or removed
 */
export function createLiveModules(pages: readonly LivePage[], dir: string): number {
  const shown = pages
    .filter(({ entries }) => entries.length > 0)
    .map((page) => ({ ...page, file: fileOf(page.key) }));
  const changes = [
    writeIfChanged(path.join(dir, 'live.js'), LOADER),
    writeIfChanged(path.join(dir, 'live.server.js'), SERVER_LOADER),
    writeIfChanged(path.join(dir, 'live-index.js'), writeIndex(shown)),
    ...shown.map((page) => writeIfChanged(path.join(dir, PAGES_FOLDER, page.file), writePage(page))),
  ];
  const removed = removeOthers(path.join(dir, PAGES_FOLDER), new Set(shown.map(({ file }) => file)));
  return changes.filter(Boolean).length + removed;
}

const LOADER = `export async function loadLiveModules(key) {
  const index = await import(/* webpackChunkName: "live-index" */ './live-index');
  return index.loadLiveModules(key);
}
`;

const SERVER_LOADER = `export function loadLiveModules() {
  return Promise.reject(new Error('Live code is loaded in the browser only'));
}
`;

function writeIndex(pages: readonly { readonly key: string; readonly file: string }[]): string {
  const loaders = pages.map(({ key, file }) => {
    const chunk = `live-${path.basename(file, '.js')}`;
    return `  ${JSON.stringify(key)}: () => import(/* webpackChunkName: "${chunk}" */ './${PAGES_FOLDER}/${file}'),`;
  });
  return `const pages = {
${loaders.join('\n')}
};

export async function loadLiveModules(key) {
  if (!Object.hasOwn(pages, key)) throw new Error('No page has the live key ' + key);
  return (await pages[key]()).default;
}
`;
}

function writePage({ entries }: LivePage): string {
  const modules = [...new Set(entries.map(({ file }) => file))];
  const names = new Map(entries.map(({ name, file }) => [name, modules.indexOf(file)]));
  return [
    ...modules.map((file, place) => `import Live${place} from ${JSON.stringify(file)};`),
    '',
    'export default {',
    ...[...names].map(([name, place]) => `  ${JSON.stringify(name)}: Live${place},`),
    '};',
    '',
  ].join('\n');
}

/** Readable, and unlike any other page's: the digest tells apart what the letters do not. */
function fileOf(key: string): string {
  const words = key
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(-40);
  return `${words}-${digestOf(key).slice(0, 8)}.js`;
}
