import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';

interface Watch {
  /** Console messages of a page that are expected there; everything else fails the test. */
  readonly expectedErrors: readonly RegExp[];
  /** Fails a test whose pages wrote an error to the console or called another host. */
  readonly watch: void;
}

/** Every browser test: whatever it looks at, no page may complain or talk to anyone but its own host. */
export const test = base.extend<Watch>({
  expectedErrors: [[], { option: true }],
  watch: [
    async ({ context, baseURL, expectedErrors }, use) => {
      const complaints: string[] = [];
      await watchContext(context, baseURL ?? '', complaints);
      await use();
      const unexpected = complaints.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)));
      expect(unexpected, 'errors in the console, and calls to other hosts').toEqual([]);
    },
    { auto: true },
  ],
});

async function watchContext(context: BrowserContext, home: string, complaints: string[]): Promise<void> {
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console of ${message.page()?.url()}: ${message.text()}`);
  });
  context.on('weberror', (error) => complaints.push(`uncaught on ${error.page()?.url()}: ${error.error()}`));
  await context.route(
    (url) => /^https?:$/.test(url.protocol) && url.origin !== home,
    async (route) => {
      complaints.push(`call to ${route.request().url()}`);
      await route.abort();
    },
  );
}

/** Visits a page and waits until React has taken it over: before, clicks reach plain HTML. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('main h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
  });
  // Effects run right after; two frames later they have.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Leaves a mark on the window that only a full page load wipes away. */
export async function markWindow(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { wasHereBefore: true }));
}

export async function isSameWindow(page: Page): Promise<boolean> {
  return page.evaluate(() => 'wasHereBefore' in window);
}

export { expect };
