import type { Reporter } from 'gatsby';
import type { LoadedSite } from '../content/loadSite';
import { hasErrors } from '../content/loadSite';
import { count, formatReport, summarizeProblems } from '../pipeline/formatReport';
import { describePackages } from '../pipeline/reference/describePackages';
import { isDevelop } from './paths';
import { session } from './session';

/** Prints the report and, where a build must not go on, ends it. */
export function reportProblems(
  reporter: Reporter,
  { problems, packages, stats }: LoadedSite,
  mayStop: boolean,
): void {
  reporter.info(`docs: ${stats.parsed} files parsed, ${stats.cached} from cache`);
  // A server that runs all day need not say it again after each change of a page.
  if (packages.length > 0 && (stats.extracted > 0 || !isDevelop())) {
    reporter.info(`docs: API reference, ${count(stats.extracted, 'package')} read anew`);
    for (const line of describePackages(packages)) reporter.info(`docs: ${line}`);
  }
  if (problems.length > 0) process.stdout.write(`\n${formatReport(problems, session.filePrefix())}\n\n`);
  if (!hasErrors(problems)) return;
  const message = `docs: the content has ${summarizeProblems(problems)}`;
  if (mayStop) {
    // Gatsby's own panic adds a stack that says nothing to an author.
    reporter.error(`${message} Nothing was built; mend them, or build what is right with DOCS_STRICT=0.`);
    process.exit(1);
  }
  reporter.error(message);
}
