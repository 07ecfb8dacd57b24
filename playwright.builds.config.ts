import { defineConfig } from '@playwright/test';
import { launchOptions } from './__tests__/e2e/browser';

/** Tests that build the site themselves, in copies of the project: minutes, not seconds. */
export default defineConfig({
  testDir: '__tests__/builds',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/builds',
  workers: 2,
  retries: 0,
  // A build takes half a minute, and more where the machine has other things to do.
  timeout: 300_000,
  // After an edit `gatsby develop` makes all pages anew before it bundles, beside whatever else is built here.
  expect: { timeout: 45_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    viewport: { width: 1280, height: 800 },
    launchOptions: launchOptions(),
    trace: 'off',
  },
});
