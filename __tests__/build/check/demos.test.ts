import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatReport } from '../../../src/build/pipeline/formatReport';
import type { Problem } from '../../../src/domain/problem';
import { expectGolden } from '../content/golden';

const PROJECT = path.resolve(__dirname, '../../..');
const ROTTEN = '__tests__/fixtures/rotten';

/** Runs what `npm run check:demos` runs. */
function check(content: string, options: readonly string[] = [], strict = '1') {
  const command = ['--import', 'tsx', path.join('src', 'build', 'check', 'demos.ts'), ...options];
  const env = { ...process.env, DOCS_CONTENT: content, DOCS_STRICT: strict };
  return new Promise<{ code: number | string | null; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, command, { cwd: PROJECT, env }, (error, stdout, stderr) => {
      resolve({ code: error ? (error.code ?? null) : 0, stdout, stderr });
    });
  });
}

describe('npm run check:demos', () => {
  it('is what package.json calls so, and a step of npm test', () => {
    const { scripts } = JSON.parse(readFileSync(path.join(PROJECT, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(scripts['check:demos']).toBe('tsx src/build/check/demos.ts');
    expect(readFileSync(path.join(PROJECT, 'scripts/test.ts'), 'utf8')).toContain(
      `command: ['tsx', 'src/build/check/demos.ts']`,
    );
  });

  it('reports what is wrong with demos and code, as text and as JSON, and exits 1', async () => {
    const { code, stdout } = await check(ROTTEN, ['--json']);
    const problems = JSON.parse(stdout) as Problem[];
    expect(code).toBe(1);
    expectGolden(path.join(PROJECT, ROTTEN, 'report.txt'), formatReport(problems));

    const text = await check(ROTTEN);
    const report = formatReport(problems, `${ROTTEN}/`);
    expect(text.stdout.startsWith(report)).toBe(true);
    expect(text.stdout.slice(report.length)).toMatch(
      /^\nChecked 12 demos in 13 stylings and 7 code samples in \d+\.\d s\.\n$/,
    );
    expect([text.code, text.stderr]).toEqual([1, '']);
  }, 120_000);

  it('exits 0 under DOCS_STRICT=0, with every problem a warning', async () => {
    const { code, stdout } = await check(ROTTEN, ['--json'], '0');
    const problems = JSON.parse(stdout) as Problem[];
    expect(new Set(problems.map(({ severity }) => severity))).toEqual(new Set(['warning']));
    expect(code).toBe(0);
  }, 60_000);

  it('exits 0 where nothing is wrong, and 1 where there is no content', async () => {
    const { code, stdout } = await check('__tests__/fixtures/least');
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/^No problems in demos and code\.\nChecked 0 demos in 0 stylings and 0 code /),
    ]);
    const missing = await check('__tests__/fixtures/least/lib');
    expect([missing.code, missing.stdout]).toEqual([1, expect.stringContaining('error config-missing')]);
  }, 60_000);
});
