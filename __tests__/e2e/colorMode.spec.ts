import type { Page } from '@playwright/test';
import { compareScreenshots } from './images';
import { expect, test, visit, waitForHydration } from './test';

const ADDRESS = '/material-ui/react-button';

async function chooseMode(page: Page, name: 'System' | 'Light' | 'Dark'): Promise<void> {
  const menu = page.getByRole('banner').locator('.settings-menu');
  if (!(await menu.getByRole('radio', { name }).isVisible())) await menu.locator('summary').click();
  // The choice takes effect in a transition, so the radio follows the click a moment later.
  await menu.getByRole('radio', { name }).click();
  await expect(menu.getByRole('radio', { name })).toBeChecked();
  await page.keyboard.press('Escape');
}

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const isDark = async (page: Page) => {
  const channels = (await background(page)).match(/\d+/g)?.slice(0, 3).map(Number) ?? [];
  return channels.length === 3 && Math.max(...channels) < 80;
};

async function expectMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', mode);
  await expect(page.locator('body')).toHaveClass(new RegExp(`(^| )mode-${mode}( |$)`));
  await expect.poll(() => isDark(page)).toBe(mode === 'dark');
}

/** What the browser paints around the page: the tag whose condition holds. */
const themeColor = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        ({ media }) => media === '' || matchMedia(media).matches,
      )?.content,
  );

test.describe('the first frame', () => {
  for (const { system, stored, shown } of [
    { system: 'dark', stored: null, shown: 'dark' },
    { system: 'light', stored: 'dark', shown: 'dark' },
    { system: 'dark', stored: 'light', shown: 'light' },
  ] as const) {
    test(`is ${shown} already where the system says ${system} and the reader ${stored ?? 'nothing'}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: system, reducedMotion: 'reduce' });
      if (stored !== null) await page.addInitScript((mode) => localStorage.setItem('mui-mode', mode), stored);
      // The bundles wait: what is seen before they come is what the HTML itself says.
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/\.js$/, async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(ADDRESS, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await page.evaluate(() => document.fonts.ready);
      await expectMode(page, shown);
      const firstFrame = await page.screenshot();

      release();
      await waitForHydration(page);
      await expectMode(page, shown);
      const lastFrame = await page.screenshot();
      // Lines of a button may change as it comes to life; a flash or a jump would change most of the page.
      expect(await compareScreenshots(page, firstFrame, lastFrame)).toBeLessThan(0.01);
    });
  }
});

test('the system decides until the reader does, and is followed live', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, ADDRESS);
  await expectMode(page, 'light');
  const light = await themeColor(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectMode(page, 'dark');
  expect(await themeColor(page)).not.toBe(light);

  await chooseMode(page, 'Light');
  await expectMode(page, 'light');
  expect(await themeColor(page)).toBe(light);
  await chooseMode(page, 'System');
  await expectMode(page, 'dark');
});

test('a choice is stored, and holds after a reload', async ({ page }) => {
  await visit(page, ADDRESS);
  await chooseMode(page, 'Dark');
  await expectMode(page, 'dark');
  expect(await page.evaluate(() => localStorage.getItem('mui-mode'))).toBe('dark');
  await page.reload();
  await waitForHydration(page);
  await expectMode(page, 'dark');
});

test('a choice reaches the other tabs of the browser', async ({ page, context }) => {
  await visit(page, ADDRESS);
  const other = await context.newPage();
  await visit(other, '/material-ui/react-table');
  await chooseMode(page, 'Dark');
  await expectMode(other, 'dark');
  await chooseMode(page, 'Light');
  await expectMode(other, 'light');
});

test('demos take part', async ({ page }) => {
  await visit(page, '/material-ui/react-table');
  const paper = page.locator('[data-demo] .MuiPaper-root').first();
  const color = () => paper.evaluate((element) => getComputedStyle(element).backgroundColor);
  const light = await color();
  await chooseMode(page, 'Dark');
  await expect.poll(color).not.toBe(light);
});
