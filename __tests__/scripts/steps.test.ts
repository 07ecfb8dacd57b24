import { runSteps, type Step } from '../../scripts/steps';
import { countJestTests, countPlaywrightTests } from '../../scripts/testCounts';

const step = (name: string, code: string): Step => ({
  name,
  command: [process.execPath, '--eval', code],
  alone: `npm run ${name}`,
});

describe('steps', () => {
  it('are named with their time, one after the other', async () => {
    const lines: string[] = [];
    const result = await runSteps([step('one', ''), step('two', '')], (line) => lines.push(line));
    expect(result.ok).toBe(true);
    expect(lines).toEqual([
      '\n▶ 1/2 one',
      expect.stringMatching(/^✔ one \(\d+\.\d s\)$/),
      '\n▶ 2/2 two',
      expect.stringMatching(/^✔ two \(\d+\.\d s\)$/),
    ]);
  });

  it('stop at the first that fails, and say how to run it alone', async () => {
    const lines: string[] = [];
    const result = await runSteps([step('bad', 'process.exit(3)'), step('never', '')], (line) =>
      lines.push(line),
    );
    expect(result).toMatchObject({ ok: false, failed: { name: 'bad' } });
    expect(lines).toEqual(['\n▶ 1/2 bad', expect.stringMatching(/^✘ bad failed .* npm run bad$/)]);
  });
});

describe('counts', () => {
  it('of Jest include the files that could not run', () => {
    const report = JSON.stringify({ numPassedTests: 12, numFailedTests: 2, numRuntimeErrorTestSuites: 1 });
    expect(countJestTests(report)).toEqual({ passed: 12, failed: 3 });
  });

  it('of Playwright include what failed outside of any test', () => {
    const report = JSON.stringify({
      stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 4 },
      errors: [{}],
    });
    expect(countPlaywrightTests(report)).toEqual({ passed: 5, failed: 3 });
  });
});
