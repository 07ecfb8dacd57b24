import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { projectRoot, runSteps, type Step } from './steps';
import { countJestTests, countPlaywrightTests, type TestCounts } from './testCounts';

const reports = path.join(projectRoot, 'node_modules/.cache/test-reports');
const jestReport = path.join(reports, 'jest.json');
const browserReport = path.join(reports, 'browser.json');
const buildsReport = path.join(reports, 'builds.json');

const STEPS: readonly Step[] = [
  { name: 'Types', command: ['tsc', '--noEmit'], alone: 'npm run types' },
  { name: 'Lint', command: ['eslint', '--max-warnings=0', '.'], alone: 'npm run lint' },
  {
    name: 'Format',
    command: ['prettier', '--check', '--log-level=warn', '.'],
    alone: 'npm run format:check (npm run format mends it)',
  },
  {
    name: 'Demos and code samples',
    command: ['tsx', 'src/build/check/demos.ts'],
    alone: 'npm run check:demos',
  },
  {
    name: 'Unit tests',
    command: ['jest', '--json', `--outputFile=${jestReport}`],
    alone: 'npm run test:unit',
  },
  { name: 'Production build', command: ['node', 'scripts/gatsby.mjs', 'build'], alone: 'npm run build' },
  {
    name: 'Browser tests',
    command: ['playwright', 'test'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
    alone: 'npm run test:browser',
  },
  {
    name: 'Builds of other roots',
    command: ['playwright', 'test', '--config=playwright.builds.config.ts'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: buildsReport },
    alone: 'npm run test:builds',
  },
];

function readCounts(file: string, count: (report: string) => TestCounts): TestCounts {
  return existsSync(file) ? count(readFileSync(file, 'utf8')) : { passed: 0, failed: 0 };
}

async function main(): Promise<void> {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const result = await runSteps(STEPS);

  const unit = readCounts(jestReport, countJestTests);
  const browser = readCounts(browserReport, countPlaywrightTests);
  const builds = readCounts(buildsReport, countPlaywrightTests);
  const passed = unit.passed + browser.passed + builds.passed;
  const failed = unit.failed + browser.failed + builds.failed;
  console.log(
    result.ok
      ? `\nAll ${STEPS.length} steps hold: types, lint, format, demos and code samples, ${unit.passed} unit tests, the build, ${browser.passed} browser tests, ${builds.passed} tests of other builds, in ${result.seconds.toFixed(0)} s.`
      : `\nStopped at “${result.failed.name}” after ${result.seconds.toFixed(0)} s; the steps after it have not run.`,
  );
  // A step that is no test suite, or a suite that died, is one thing that failed.
  console.log(`${passed} passed, ${result.ok ? failed : Math.max(failed, 1)} failed`);
  process.exitCode = result.ok && failed === 0 ? 0 : 1;
}

void main();
