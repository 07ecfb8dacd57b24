import { z } from 'zod';

/** How many tests a run held. */
export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
}

const jestSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
});
const playwrightSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
});

/** Reads the report of `jest --json`; a file that could not run at all counts as a failed test. */
export function countJestTests(report: string): TestCounts {
  const result = jestSchema.parse(JSON.parse(report));
  return { passed: result.numPassedTests, failed: result.numFailedTests + result.numRuntimeErrorTestSuites };
}

/** Reads the report of Playwright's `json` reporter; an error outside of any test counts as one. */
export function countPlaywrightTests(report: string): TestCounts {
  const { stats, errors } = playwrightSchema.parse(JSON.parse(report));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
