import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseDocument, isMap, isSeq } from 'yaml';
import { loadContentRoot } from '../src/build/content/contentRoot';
import { extractionSchema, type Extraction, type PackageFigures } from './extractReferences';
import { measureVisit, withSite, type VisitFigures } from './measurePage';
import { publicDir, runBuild, startCold, type BuildFigures } from './runBuild';

const projectRoot = path.resolve(__dirname, '..');
const contentDir = path.join(projectRoot, 'content');

/** What the reference of the default content costs, and what it gives. */
export interface ReferenceRow {
  readonly packages: readonly (PackageFigures & PageCounts)[];
  readonly extraction: { readonly cold: Extraction; readonly warm: Extraction };
  /** The same content built with its reference, and without: its `packages` taken out of site.yml. */
  readonly builds: { readonly with: ColdAndWarm; readonly without: ColdAndWarm };
  readonly pages: readonly ReferencePage[];
}

interface PageCounts {
  /** Pages of the default language under `<product>/api`, and API tabs of doc pages. */
  readonly pages: number;
  readonly tabs: number;
}

interface ColdAndWarm {
  readonly cold: BuildFigures;
  readonly warm: BuildFigures;
}

/** A page as it is sent: HTML and page data in bytes after gzip, and a first visit. */
export interface ReferencePage {
  readonly name: string;
  readonly url: string;
  readonly html: number;
  readonly pageData: number;
  readonly visit: VisitFigures;
}

/** What API pages are held against: a page without demos, and thus without code of its own. */
export const PLAIN_PAGE = 'a page without demos';
const PAGES = [
  { name: PLAIN_PAGE, url: '/material-ui/getting-started/learn' },
  { name: 'API of Autocomplete', url: '/material-ui/api/autocomplete' },
  { name: 'API of Button', url: '/material-ui/api/button' },
];

/**
 * Builds the default content without its reference and with it, cold and warm, and measures what the
 * reference adds. `public/` holds the default content's site afterwards.
 *
 * @param workDir a folder inside the project; what an earlier measurement left there goes
 */
export async function measureReference(workDir: string): Promise<ReferenceRow> {
  console.log('Reference: extracting, then building the content without and with it, cold and warm…');
  const dir = path.join(workDir, 'reference');
  rmSync(dir, { recursive: true, force: true });
  const cold = extract(path.join(dir, 'cache'));
  const warm = extract(path.join(dir, 'cache'));
  if (warm.extracted > 0) throw new Error('The cache of references has not been used');

  const without = await buildTwice(copyWithoutReference(path.join(dir, 'content')));
  const withReference = await buildTwice(contentDir);
  return {
    packages: cold.packages.map((figures) => ({ ...figures, ...countPages(figures.name) })),
    extraction: { cold, warm },
    builds: { with: withReference, without },
    pages: await measurePages(),
  };
}

function extract(cacheDir: string): Extraction {
  const program = path.join(__dirname, 'extractReferences.ts');
  const output = execFileSync(process.execPath, ['--import', 'tsx', program, cacheDir], {
    cwd: projectRoot,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return extractionSchema.parse(JSON.parse(output));
}

async function buildTwice(content: string): Promise<ColdAndWarm> {
  startCold();
  // Without the reference, links to it lead nowhere: such a build is right to complain, and goes on.
  const environment = { DOCS_STRICT: content === contentDir ? '1' : '0' };
  const cold = await runBuild(content, environment);
  return { cold, warm: await runBuild(content, environment) };
}

/** The default content, its products without packages. Returns the folder. */
function copyWithoutReference(dir: string): string {
  cpSync(contentDir, dir, { recursive: true });
  const file = path.join(dir, 'site.yml');
  const config = parseDocument(readFileSync(file, 'utf8'));
  const products = config.get('products');
  if (!isSeq(products)) throw new Error(`${file} has no products`);
  for (const product of products.items) if (isMap(product)) product.delete('packages');
  writeFileSync(file, config.toString());
  return dir;
}

/** Counts the built pages of the product that a package belongs to. */
function countPages(packageName: string): PageCounts {
  const { root } = loadContentRoot(contentDir);
  const product = root?.config.products.find(({ packages }) =>
    packages.some(({ name }) => name === packageName),
  );
  const folders = (product?.paths ?? [])
    .map((base) => path.join(publicDir, base))
    .filter((dir) => existsSync(dir));
  const files = folders.flatMap((dir) => readdirSync(dir, { recursive: true, encoding: 'utf8' }));
  const pages = files.map((file) => file.split(path.sep).join('/'));
  return {
    pages: pages.filter((file) => /^api\/[^/]+\/index\.html$/.test(file)).length,
    tabs: pages.filter((file) => /\/(?:components|hooks)-api\/index\.html$/.test(file)).length,
  };
}

async function measurePages(): Promise<ReferencePage[]> {
  return withSite(publicDir, async (origin, browser) => {
    const rows: ReferencePage[] = [];
    for (const { name, url } of PAGES) {
      const html = zippedSize(path.join(publicDir, url, 'index.html'));
      const pageData = zippedSize(path.join(publicDir, 'page-data', url, 'page-data.json'));
      rows.push({ name, url, html, pageData, visit: await measureVisit(browser, origin + url) });
    }
    return rows;
  });
}

function zippedSize(file: string): number {
  return gzipSync(readFileSync(file)).length;
}

// `npx tsx bench/measureReference.ts` prints it alone.
if (require.main === module) {
  void measureReference(path.join(__dirname, '.work')).then((row) =>
    console.log(JSON.stringify(row, null, 2)),
  );
}
