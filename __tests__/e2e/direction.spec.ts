import type { Locator } from '@playwright/test';
import { expect, test, visit, waitForHydration } from './test';

const ADDRESS = '/material-ui/react-text-field';

async function centre(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not on the page');
  return box.x + box.width / 2;
}

test('a right-to-left theme mirrors the page, its furniture and its demos', async ({ page }) => {
  await visit(page, ADDRESS);
  const sidebar = page.getByRole('navigation', { name: 'Material UI documentation' });
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const home = page.getByRole('banner').getByRole('link').first();
  const label = page.locator('[data-demo] .MuiInputLabel-root').first();
  const field = page.locator('[data-demo] .MuiTextField-root').first();
  const middle = 640;
  expect(await centre(sidebar)).toBeLessThan(middle);
  expect(await centre(home)).toBeLessThan(middle);
  expect(await centre(label)).toBeLessThan(await centre(field));

  const settings = page.getByRole('banner').locator('.settings-menu');
  await settings.locator('summary').click();
  await settings.getByRole('radio', { name: 'Right to left' }).click();
  await page.keyboard.press('Escape');

  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('body')).toHaveAttribute('dir', 'rtl');
  expect(await centre(sidebar)).toBeGreaterThan(middle);
  expect(await centre(home)).toBeGreaterThan(middle);
  await field.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await centre(label)) > (await centre(field))).toBe(true);
  if (await contents.isVisible()) expect(await centre(contents)).toBeLessThan(middle);

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await waitForHydration(page);
  expect(await centre(sidebar)).toBeGreaterThan(middle);
  await expect.poll(async () => (await centre(label)) > (await centre(field))).toBe(true);
});

test('code stays left to right in a page that is not', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('docs-direction', 'rtl'));
  await visit(page, '/material-ui/getting-started/installation');
  const code = page.locator('.code-block pre').first();
  expect(await code.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
});
