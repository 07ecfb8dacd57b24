import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import prettier from 'prettier';
import { measureBuilds, type BuildRow } from './measureBuilds';
import { measureDemos } from './measureDemos';
import { measureDemoSuite } from './measureDemoSuite';
import { measureReference } from './measureReference';
import { measureSite, type SiteRow } from './measureSite';
import { formatTables } from './formatTables';

/*
 * `npm run bench` – every figure from scratch. `-- --sizes 200,1000` chooses the sizes,
 * `-- --no-build` measures only the site of content/, which must have been built; `-- --demos` beside it
 * the checks of all demos and the page of ten, which it builds (`public/` holds that page alone afterwards),
 * `-- --reference` the API reference, for which it builds content/ with and without it.
 */
const here = __dirname;
const workDir = path.join(here, '.work');
const sizes = (readOption('--sizes') ?? '200,1000,3000').split(',').map(Number);
const START = '<!-- figures: written by npm run bench -->';
const END = '<!-- end of figures -->';

async function main(): Promise<void> {
  mkdirSync(workDir, { recursive: true });
  const builds: BuildRow[] = process.argv.includes('--no-build') ? [] : await measureBuilds(sizes, workDir);
  const withBuilds = builds.length > 0;
  const withReference = withBuilds || process.argv.includes('--reference');
  const reference = withReference ? await measureReference(workDir) : null;
  // Measuring the reference leaves the site of content/ in `public/`, freshly built.
  const site: SiteRow[] = await measureSite();
  const withDemos = withBuilds || process.argv.includes('--demos');
  const demos = withDemos ? await measureDemos(workDir) : null;
  const demoSuite = withDemos ? await measureDemoSuite(workDir) : null;
  const figures = {
    machine: `${os.cpus().length} cores, Node ${process.version}`,
    builds,
    demos,
    demoSuite,
    reference,
    site,
  };
  writeFileSync(path.join(workDir, 'figures.json'), `${JSON.stringify(figures, null, 2)}\n`);
  const tables = formatTables(figures);
  console.log(tables);
  if (builds.length > 0) await writeTables(tables);
  else appendFileSync(path.join(workDir, 'history.md'), `${tables}\n`);
}

/** The last tables stay in bench/README.md, between two marks. */
async function writeTables(tables: string): Promise<void> {
  const file = path.join(here, 'README.md');
  const text = readFileSync(file, 'utf8');
  const [before = text] = text.split(START);
  const [, after = '\n'] = text.split(END);
  const written = `${before}${START}\n\n${tables}\n\n${END}${after}`;
  const style = await prettier.resolveConfig(file);
  writeFileSync(file, await prettier.format(written, { ...style, filepath: file }));
}

function readOption(name: string): string | undefined {
  const index = process.argv.indexOf(name);
  return index === -1 ? undefined : process.argv[index + 1];
}

void main();
