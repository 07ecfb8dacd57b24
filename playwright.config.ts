import { defineConfig } from '@playwright/test';
import { launchOptions } from './__tests__/e2e/browser';

/** Apart from the ports of `npm run serve` and `npm run develop`, so that neither is mistaken for it. */
const port = Number(process.env.E2E_PORT ?? 9123);

export default defineConfig({
  testDir: '__tests__/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: 30_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    launchOptions: launchOptions(),
    trace: 'off',
  },
  webServer: {
    command: 'tsx scripts/serve.ts',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    reuseExistingServer: !process.env.CI,
    timeout: 20_000,
  },
});
