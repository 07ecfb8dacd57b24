import path from 'node:path';
import { contentRootDir } from '../content/contentRoot';
import { hasErrors, isStrict, loadSite } from '../content/loadSite';
import { count, formatReport } from '../pipeline/formatReport';

/**
 * `npm run check`: every problem of the content without a build; `-- --json` prints them for tools.
 * Exits 1 if any is an error.
 */
async function main(): Promise<void> {
  const started = performance.now();
  const projectRoot = process.cwd();
  const contentDir = contentRootDir(projectRoot);
  const { site, problems, stats } = await loadSite({
    projectRoot,
    contentDir,
    cacheDir: path.join(projectRoot, '.cache', 'docs'),
    strict: isStrict(),
    renderDir: path.join(projectRoot, '.cache', 'docs', 'check', 'demos'),
  });
  if (process.argv.includes('--json')) {
    process.stdout.write(`${JSON.stringify(problems, null, 2)}\n`);
  } else {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const prefix = `${path.relative(projectRoot, contentDir) || '.'}/`;
    process.stdout.write(
      `${formatReport(problems, prefix)}\n` +
        `Checked ${count(site?.docs.length ?? 0, 'document')} (${stats.parsed} parsed, ${stats.cached} from cache) in ${seconds} s.\n`,
    );
  }
  process.exitCode = hasErrors(problems) ? 1 : 0;
}

void main();
