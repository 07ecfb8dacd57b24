import type { Problem } from '../../domain/problem';

/**
 * The report that `build` and `check` print: problems grouped by file, each with its place, what is
 * wrong and how to mend it, then a line of totals. `filePrefix` is put before each file (the content
 * root as seen from where the command runs), so that a terminal can open it.
 */
export function formatReport(problems: readonly Problem[], filePrefix = ''): string {
  if (problems.length === 0) return 'No problems in the content.';
  const lines: string[] = [];
  let file: string | undefined;
  for (const problem of problems) {
    if (problem.file !== file) {
      if (file !== undefined) lines.push('');
      file = problem.file;
    }
    lines.push(
      `${filePrefix}${problem.file}:${problem.line}:${problem.column} ${problem.severity} ${problem.code}`,
      `  ${problem.message}`,
      `  ${problem.suggestion}`,
    );
  }
  return [...lines, '', summarizeProblems(problems)].join('\n');
}

/** `3 errors and 1 warning in 2 files`. */
export function summarizeProblems(problems: readonly Problem[]): string {
  const errors = problems.filter((problem) => problem.severity === 'error').length;
  const files = new Set(problems.map((problem) => problem.file)).size;
  return `${count(errors, 'error')} and ${count(problems.length - errors, 'warning')} in ${count(files, 'file')}.`;
}

/** `1 error`, `2 errors`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
