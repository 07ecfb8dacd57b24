import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expectNoAxeFindings } from './axe';
import { PHONE } from './browser';
import { expect, test, visit } from './test';

const ADDRESS = '/docs/demo-frames';
const DOCUMENTS = '/demos/frames/';

/** The first of the page's two frames with the layout: as wide as the text. */
const wide = (page: Page): Locator => page.locator('[data-demo="RecipeBook"]').first();
const narrow = (page: Page): Locator => page.locator('[data-demo="RecipeBook"]').nth(1);
const inside = (demo: Locator): FrameLocator => demo.frameLocator('iframe');

async function wake(demo: Locator): Promise<FrameLocator> {
  await demo.scrollIntoViewIfNeeded();
  await expect(demo).toHaveAttribute('data-hydrated', 'true');
  return inside(demo);
}

test('media queries see the width of the frame', async ({ page }) => {
  await visit(page, ADDRESS);
  const beside = await wake(wide(page));
  await expect(beside.getByRole('list', { name: 'Recipes' })).toBeVisible();
  await expect(beside.getByRole('button', { name: 'Open the list of recipes' })).toHaveCount(0);
  const behind = await wake(narrow(page));
  await expect(behind.getByRole('button', { name: 'Open the list of recipes' })).toBeVisible();
  await expect(behind.getByRole('list', { name: 'Recipes' })).toHaveCount(0);
});

test('a drawer opens inside the frame, by keyboard too, and closes by Escape', async ({ page }) => {
  await visit(page, ADDRESS);
  const frame = await wake(narrow(page));
  const button = frame.getByRole('button', { name: 'Open the list of recipes' });
  await button.focus();
  await page.keyboard.press('Enter');
  const list = frame.getByRole('list', { name: 'Recipes' });
  await expect(list).toBeVisible();
  expect(await page.locator('.MuiDrawer-root').count(), 'drawers of the page itself').toBe(0);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await list.getByRole('button', { name: /Baked apples/ }).click();
  await expect(frame.getByText('Core the apples', { exact: false })).toBeVisible();
});

test('Tab leads from the page through the frame and out again', async ({ page }) => {
  await visit(page, ADDRESS);
  const demo = wide(page);
  const frame = await wake(demo);
  await frame.getByRole('button', { name: /Baked apples/ }).focus();
  await page.keyboard.press('Tab');
  const focused = () => page.evaluate(() => document.activeElement?.tagName);
  expect(await focused()).not.toBe('IFRAME');
  await page.keyboard.press('Shift+Tab');
  expect(await focused()).toBe('IFRAME');
  await expect(frame.getByRole('button', { name: /Baked apples/ })).toBeFocused();
});

test('direction, colour mode and colours of the page reach the frame as they change', async ({ page }) => {
  await visit(page, ADDRESS);
  const frame = await wake(wide(page));
  const html = frame.locator('html');
  const list = frame.getByRole('list', { name: 'Recipes' });
  const background = () => html.evaluate((element) => getComputedStyle(element).backgroundColor);
  const start = async () => (await list.boundingBox())?.x ?? 0;
  const pageBackground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const atStart = await start();
  await frame.getByRole('button', { name: /Red lentil soup/ }).click();

  const settings = page.getByRole('banner').locator('.settings-menu');
  await settings.locator('summary').click();
  await settings.getByRole('radio', { name: 'Right to left' }).click();
  await settings.getByRole('radio', { name: 'Dark' }).click();
  await page.keyboard.press('Escape');

  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(html).toHaveAttribute('data-color-scheme', 'dark');
  await expect.poll(background).toBe(await pageBackground());
  await expect.poll(start).toBeGreaterThan(atStart + 200);
  await expect(frame.getByText('Soften an onion', { exact: false }), 'its state is kept').toBeVisible();
});

test('what the reader has chosen before is there at the first paint', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('mui-mode', 'dark');
    localStorage.setItem('docs-direction', 'rtl');
  });
  // The scripts of the frame never arrive: what is seen is the server's.
  await page.route('**/demos/frames/assets/*.js', (route) =>
    route.fulfill({ body: '', contentType: 'text/javascript' }),
  );
  await visit(page, ADDRESS);
  await wide(page).scrollIntoViewIfNeeded();
  const html = inside(wide(page)).locator('html');
  await expect(html).toHaveAttribute('data-color-scheme', 'dark');
  await expect(html).toHaveAttribute('dir', 'rtl');
});

test('the theme of the page reaches the frame, its palette included', async ({ page, context, baseURL }) => {
  const paletteColors = JSON.stringify({ primary: { main: '#00695c' } });
  await context.addCookies([
    { name: 'paletteColors', value: encodeURIComponent(paletteColors), url: baseURL ?? '' },
  ]);
  await visit(page, ADDRESS);
  const frame = await wake(wide(page));
  await expect(frame.locator('.MuiAppBar-root')).toHaveCSS('background-color', 'rgb(0, 105, 92)');
});

test('a reset of the demo starts it anew inside', async ({ page }) => {
  await visit(page, ADDRESS);
  const demo = wide(page);
  const frame = await wake(demo);
  await frame.getByRole('button', { name: /Baked apples/ }).click();
  await expect(frame.getByText('Core the apples', { exact: false })).toBeVisible();
  await demo.getByRole('button', { name: 'Reset demo', exact: true }).click();
  await expect(frame.getByText('Knead flour', { exact: false })).toBeVisible();
});

test.describe('a demo that crashes', () => {
  test.use({ expectedErrors: [/noSuchMethod|is not a function/] });

  test('says so inside its frame, in the language of the page, and can be started anew', async ({ page }) => {
    // The demos of the site are sound: one is broken on its way to the browser.
    await page.route('**/demos/frames/assets/*RecipeBook*.js', async (route) => {
      const response = await route.fetch();
      const code = await response.text();
      expect(code).toMatch(/\.steps\.map\(/);
      await route.fulfill({
        response,
        // Sound as long as it shows what the server rendered.
        body: code.replace(/(\w+)\.steps\.map\(/, '$1.steps[$1.portions>3?"map":"noSuchMethod"]('),
      });
    });
    await visit(page, `/zh${ADDRESS}`);
    const frame = await wake(wide(page));
    await frame.getByRole('button', { name: /Baked apples/ }).click();
    const alert = frame.getByRole('alert');
    await expect(alert).toContainText('此示例因出错而停止运行。');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await alert.getByRole('button', { name: '重置示例' }).click();
    await expect(frame.getByText('Knead flour', { exact: false })).toBeVisible();
  });
});

test('nothing of a frame is loaded before the reader comes near', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(DOCUMENTS)) asked.push(request.url());
  });
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.route('**/docs/demo-frames', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    // The page is shorter than what a browser calls near.
    await route.fulfill({
      response,
      body: html.replace('</head>', '<style>.doc-head{margin-block-end:12000px}</style></head>'),
    });
  });
  await visit(page, ADDRESS);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await wake(wide(page));
  expect(asked.length).toBeGreaterThan(0);
});

test('a frame takes its room before it is loaded', async ({ page }) => {
  await page.route(`**${DOCUMENTS}**`, (route) => route.abort());
  await page.goto(ADDRESS);
  const stage = wide(page).locator('.demo-stage');
  expect((await stage.boundingBox())?.height).toBe(420);
  expect((await narrow(page).locator('.demo-stage').boundingBox())?.width).toBe(360);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a frame shows what the server rendered, with its styles', async ({ page }) => {
    await page.goto(ADDRESS);
    const frame = inside(wide(page));
    await expect(frame.getByText('Knead flour', { exact: false })).toBeVisible();
    await expect(frame.locator('.MuiAppBar-root')).toHaveCSS('position', 'fixed');
  });
});

test.describe('axe', () => {
  test.describe.configure({ timeout: 90_000 });
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`finds nothing in a page with frames, nor in these, in ${colorScheme} mode`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await visit(page, ADDRESS);
      const frame = await wake(narrow(page));
      await wake(wide(page));
      await expectNoAxeFindings(page);
      await narrow(page).scrollIntoViewIfNeeded();
      await frame.getByRole('button', { name: 'Open the list of recipes' }).click();
      await expect(frame.getByRole('list', { name: 'Recipes' })).toBeVisible();
      await expectNoAxeFindings(page);
    });
  }
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a frame is as wide as the text, and its window is a phone', async ({ page }) => {
    await visit(page, ADDRESS);
    const frame = await wake(wide(page));
    await frame.getByRole('button', { name: 'Open the list of recipes' }).tap();
    await expect(frame.getByRole('list', { name: 'Recipes' })).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});
