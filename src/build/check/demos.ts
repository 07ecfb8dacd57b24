import path from 'node:path';
import { contentRootDir } from '../content/contentRoot';
import { hasErrors, isStrict } from '../content/loadSite';
import { count, formatReport } from '../pipeline/formatReport';
import { checkDemos } from './checkDemos';

/**
 * `npm run check:demos`: everything about demos and code in pages that needs no browser; `-- --json`
 * prints the problems for tools. Exits 1 if any is an error.
 */
async function main(): Promise<void> {
  const started = performance.now();
  const projectRoot = process.cwd();
  const contentDir = contentRootDir(projectRoot);
  const { problems, demos, variants, samples } = await checkDemos({
    projectRoot,
    contentDir,
    cacheDir: path.join(projectRoot, '.cache', 'docs'),
    strict: isStrict(),
  });
  if (process.argv.includes('--json')) {
    process.stdout.write(`${JSON.stringify(problems, null, 2)}\n`);
  } else {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const prefix = `${path.relative(projectRoot, contentDir) || '.'}/`;
    const report = problems.length === 0 ? 'No problems in demos and code.' : formatReport(problems, prefix);
    process.stdout.write(
      `${report}\n` +
        `Checked ${count(demos, 'demo')} in ${count(variants, 'styling')} and ${count(samples, 'code sample')} in ${seconds} s.\n`,
    );
  }
  process.exitCode = hasErrors(problems) ? 1 : 0;
}

void main();
