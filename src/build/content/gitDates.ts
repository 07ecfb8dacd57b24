import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Enough for the names of a million files. */
const MAX_LOG_BYTES = 256 * 1024 * 1024;

/**
 * Dates of the last commit (`2026-01-31`) of each file below the folders, by absolute path. Empty
 * where there is no git or no history.
 */
export async function loadGitDates(dirs: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const dates = new Map<string, string>();
  for (const dir of dirs) {
    try {
      const { stdout: top } = await run('git', ['rev-parse', '--show-toplevel'], { cwd: dir });
      const { stdout: log } = await run(
        'git',
        ['-c', 'core.quotePath=false', 'log', '--format=%x00%cs', '--name-only', '--no-renames', '--', '.'],
        { cwd: dir, maxBuffer: MAX_LOG_BYTES },
      );
      addDates(log, top.trim(), dates);
    } catch {
      continue;
    }
  }
  return dates;
}

/** Reads `git log --format=%x00%cs --name-only`, the newest commit first. */
export function addDates(log: string, top: string, dates: Map<string, string>): void {
  for (const commit of log.split('\0')) {
    const [date = '', ...names] = commit.split('\n').filter((line) => line !== '');
    for (const name of names) {
      const absolute = path.join(top, name);
      if (!dates.has(absolute)) dates.set(absolute, date);
    }
  }
}
