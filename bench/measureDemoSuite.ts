import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { checkDemos } from '../src/build/check/checkDemos';

const projectRoot = path.resolve(__dirname, '..');
const reportFile = path.join(projectRoot, 'node_modules/.cache/test-reports/demo-suite.json');

/** What it takes to check all demos of `content/`. */
export interface DemoSuiteRow {
  readonly demos: number;
  /** Stylings of all demos together; and pieces of code in pages. */
  readonly variants: number;
  readonly samples: number;
  /** Seconds of `npm run check:demos` without a cache, and with one. */
  readonly checkCold: number;
  readonly checkWarm: number;
  /** Seconds of the Jest suite, its own start and the rendering on the server included. */
  readonly jest: number;
  /** Milliseconds in Jest for one styling of one demo: all of it divided by their number, and the slowest. */
  readonly jestPerVariant: number;
  readonly slowest: { readonly name: string; readonly milliseconds: number };
}

const jestSchema = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({ ancestorTitles: z.array(z.string()), duration: z.number().nullish() }),
      ),
    }),
  ),
});

/**
 * Runs the checks of demos that need no browser and measures them; the figures are written to
 * `node_modules/.cache/test-reports/demo-suite.json` too. What the checks find is not its business.
 *
 * @param workDir a folder inside the project; what an earlier measurement left there goes
 */
export async function measureDemoSuite(workDir: string): Promise<DemoSuiteRow> {
  const cacheDir = path.join(workDir, 'demo-suite');
  rmSync(cacheDir, { recursive: true, force: true });
  mkdirSync(cacheDir, { recursive: true });
  const options = { projectRoot, contentDir: path.join(projectRoot, 'content'), cacheDir, strict: true };
  const cold = await timed(() => checkDemos(options));
  const warm = await timed(() => checkDemos(options));
  const jest = await timed(() => runJest(path.join(cacheDir, 'jest.json')));

  const { demos, variants, samples } = cold.result;
  const [slowest = { name: '', milliseconds: 0 }] = jest.result;
  const row: DemoSuiteRow = {
    demos,
    variants,
    samples,
    checkCold: cold.seconds,
    checkWarm: warm.seconds,
    jest: jest.seconds,
    jestPerVariant: (jest.seconds * 1000) / variants,
    slowest,
  };
  mkdirSync(path.dirname(reportFile), { recursive: true });
  writeFileSync(reportFile, `${JSON.stringify(row, null, 2)}\n`);
  return row;
}

/** Time in Jest by demo, the slowest first. */
function runJest(outputFile: string): readonly DemoSuiteRow['slowest'][] {
  const program = path.join(projectRoot, 'node_modules/jest/bin/jest.js');
  const pattern = '__tests__/content/everyDemo.test';
  try {
    execFileSync(process.execPath, [program, pattern, '--json', `--outputFile=${outputFile}`], {
      cwd: projectRoot,
      stdio: 'ignore',
    });
  } catch {
    // A demo is broken; its time is a time all the same, and without a report the next line throws.
  }
  const { testResults } = jestSchema.parse(JSON.parse(readFileSync(outputFile, 'utf8')));
  const times = new Map<string, number>();
  for (const { ancestorTitles, duration } of testResults.flatMap((file) => file.assertionResults)) {
    const [name] = ancestorTitles;
    if (name !== undefined) times.set(name, (times.get(name) ?? 0) + (duration ?? 0));
  }
  return [...times]
    .map(([name, milliseconds]) => ({ name, milliseconds }))
    .toSorted((a, b) => b.milliseconds - a.milliseconds);
}

async function timed<Result>(
  work: () => Result | Promise<Result>,
): Promise<{ result: Result; seconds: number }> {
  const started = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - started) / 1000 };
}

// `npx tsx bench/measureDemoSuite.ts` prints them alone.
if (require.main === module) {
  void measureDemoSuite(path.join(__dirname, '.work')).then((row) => console.log(row));
}
