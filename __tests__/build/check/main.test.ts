import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compareProblems, PROBLEM_RULES, type Problem } from '../../../src/domain/problem';

const PROJECT = path.resolve(__dirname, '../../..');
const FIXTURE = '__tests__/fixtures/problems';

/** Runs what `npm run check` runs. */
function check(content: string, options: readonly string[] = [], strict = '1') {
  const command = ['--import', 'tsx', path.join('src', 'build', 'check', 'main.ts'), ...options];
  const env = { ...process.env, DOCS_CONTENT: content, DOCS_STRICT: strict };
  return new Promise<{ code: number | string | null; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, command, { cwd: PROJECT, env }, (error, stdout, stderr) => {
      resolve({ code: error ? (error.code ?? null) : 0, stdout, stderr });
    });
  });
}

/** The fixture's report as one sees it from the project's folder. */
const report = readFileSync(path.join(PROJECT, FIXTURE, 'report.txt'), 'utf8').replace(
  /^(?=\S+:\d+:\d+ )/gm,
  `${FIXTURE}/`,
);

describe('npm run check', () => {
  it('is what package.json calls so', () => {
    const { scripts } = JSON.parse(readFileSync(path.join(PROJECT, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(scripts['check']).toBe('tsx src/build/check/main.ts');
  });

  it('prints the report, each file as a terminal can open it, and exits 1', async () => {
    const { code, stdout, stderr } = await check(FIXTURE);
    expect(stdout.startsWith(report)).toBe(true);
    expect(stdout.slice(report.length)).toMatch(
      /^Checked \d+ documents? \(\d+ parsed, \d+ from cache\) in \d+\.\d s\.\n$/,
    );
    expect([code, stderr]).toEqual([1, '']);
  }, 60_000);

  it('prints the very same problems as JSON for tools', async () => {
    const { code, stdout } = await check(FIXTURE, ['--json']);
    const problems = JSON.parse(stdout) as Problem[];
    expect(code).toBe(1);
    expect(
      problems.map(
        ({ file, line, column, severity, code: name }) =>
          `${FIXTURE}/${file}:${line}:${column} ${severity} ${name}`,
      ),
    ).toEqual(report.split('\n').filter((text) => /^\S+:\d+:\d+ /.test(text)));
    expect(problems).toEqual(problems.toSorted(compareProblems));
    for (const problem of problems) {
      expect(Object.keys(problem).sort()).toEqual([
        'code',
        'column',
        'file',
        'line',
        'message',
        'severity',
        'suggestion',
      ]);
      expect(PROBLEM_RULES).toHaveProperty([problem.code, 'strict'], problem.severity);
    }
  }, 60_000);

  it('exits 0 under DOCS_STRICT=0, with every problem a warning', async () => {
    const { code, stdout } = await check(FIXTURE, ['--json'], '0');
    const problems = JSON.parse(stdout) as Problem[];
    expect(new Set(problems.map(({ severity }) => severity))).toEqual(new Set(['warning']));
    expect(code).toBe(0);
  }, 60_000);

  it('exits 0 where nothing is wrong, and 1 where there is no content', async () => {
    const { code, stdout } = await check('__tests__/fixtures/least');
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/^No problems in the content\.\nChecked 1 document \(/),
    ]);
    const missing = await check('__tests__/fixtures/least/lib');
    expect([missing.code, missing.stdout]).toEqual([1, expect.stringContaining('error config-missing')]);
  }, 60_000);
});
