import type { Page } from '@playwright/test';
import { expect, test, visit } from './test';

const BUTTON = '/material-ui/react-button';

const demo = (page: Page, name: string) => page.locator(`[data-demo="${name}"]`);

test('a demo comes to life as one comes near, and not before', async ({ page }) => {
  await visit(page, BUTTON);
  const split = demo(page, 'SplitButton');
  await expect(split.getByRole('button', { name: 'Merge', exact: true })).toBeVisible();
  await expect(split).not.toHaveAttribute('data-hydrated');

  await split.scrollIntoViewIfNeeded();
  await expect(split).toHaveAttribute('data-hydrated', 'true');
  await split.getByRole('button', { name: 'Choose how to merge' }).click();
  await page.getByRole('menuitem', { name: 'Squash and merge' }).click();
  await split.getByRole('button', { name: 'Squash and merge' }).click();
  await expect(split.getByRole('status')).toHaveText('Done: squash and merge');
});

test('coming to life changes nothing that one sees', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route(/\.js$/, (route) => route.fulfill({ body: '', contentType: 'text/javascript' }));
  await page.goto(BUTTON);
  const stage = demo(page, 'ColorsAndSizes').locator('.demo-stage');
  const before = await stage.boundingBox();
  await page.unroute(/\.js$/);

  await visit(page, BUTTON);
  await stage.scrollIntoViewIfNeeded();
  await expect(demo(page, 'ColorsAndSizes')).toHaveAttribute('data-hydrated', 'true');
  const after = await stage.boundingBox();
  expect({ width: after?.width, height: after?.height }).toEqual({
    width: before?.width,
    height: before?.height,
  });
});

test('every demo of the site comes to life without a word in the console', async ({ page }) => {
  for (const address of [BUTTON, '/material-ui/react-text-field', '/material-ui/react-table']) {
    await visit(page, address);
    const demos = page.locator('[data-demo]');
    const count = await demos.count();
    expect(count).toBeGreaterThanOrEqual(3);
    for (let place = 0; place < count; place += 1) {
      await demos.nth(place).scrollIntoViewIfNeeded();
      await expect(demos.nth(place)).toHaveAttribute('data-hydrated', 'true');
    }
    await expect(demos.getByRole('alert').filter({ hasText: 'stopped because of an error' })).toHaveCount(0);
  }
});

test('demos work after a client navigation too', async ({ page }) => {
  await visit(page, '/material-ui/react-table');
  await page
    .getByRole('navigation', { name: 'Material UI documentation' })
    .getByRole('link', { name: 'Button', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
  const split = demo(page, 'SplitButton');
  await split.scrollIntoViewIfNeeded();
  await split.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(split.getByRole('status')).toHaveText('Done: merge');
  const background = await split
    .getByRole('button', { name: 'Merge', exact: true })
    .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(background).not.toBe('rgba(0, 0, 0, 0)');
});

test.describe('a demo that crashes', () => {
  test.use({ expectedErrors: [/noSuchMethod/] });

  test('says so in its place; the page and the other demos go on, and it can be started anew', async ({
    page,
  }) => {
    // The demos of the site are sound: one is broken on its way to the browser.
    await page.route(/\.js$/, async (route) => {
      const response = await route.fetch();
      const code = await response.text();
      if (!code.includes('Nothing merged yet')) return route.fulfill({ response });
      return route.fulfill({ response, body: code.replaceAll('.toLowerCase()', '.noSuchMethod()') });
    });
    await visit(page, BUTTON);
    const split = demo(page, 'SplitButton');
    await split.scrollIntoViewIfNeeded();
    await expect(split).toHaveAttribute('data-hydrated', 'true');
    await split.getByRole('button', { name: 'Merge', exact: true }).click();
    const alert = split.getByRole('alert');
    await expect(alert).toContainText('This demo stopped because of an error');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');

    await alert.getByRole('button').click();
    await expect(split.getByRole('button', { name: 'Choose how to merge' })).toBeVisible();
    const save = demo(page, 'SaveWithRetry');
    await save.getByRole('button', { name: 'Save' }).click();
    await expect(save.getByRole('status')).toHaveText('Saving…');
  });
});
