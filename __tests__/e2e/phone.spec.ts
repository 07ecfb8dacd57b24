import { PHONE } from './browser';
import { expect, test, visit } from './test';

test.use(PHONE);

test('the navigation is a drawer that takes the focus and gives it back', async ({ page }) => {
  await visit(page, '/material-ui/react-button');
  const navigation = page.getByRole('navigation', { name: 'Material UI documentation' });
  const opener = page.getByRole('button', { name: 'Open navigation' });
  await expect(navigation).toBeHidden();

  await opener.tap();
  const drawer = page.getByRole('dialog', { name: 'Material UI documentation' });
  await expect(drawer).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Close navigation' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
});

test('Tab does not leave an open drawer for the page behind it', async ({ page }) => {
  await visit(page, '/material-ui/react-button');
  await page.getByRole('button', { name: 'Open navigation' }).tap();
  const drawer = page.getByRole('dialog', { name: 'Material UI documentation' });
  await expect(drawer.getByRole('link', { name: 'Table', exact: true })).toBeVisible();
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    // Beyond the last link lies the browser's own furniture, where the focus is nowhere on the page.
    const strayed = await page.evaluate(() => {
      const element = document.activeElement;
      const nowhere = !element || element === document.body || element === document.documentElement;
      return nowhere || element.closest('[role="dialog"]') ? null : element.outerHTML.slice(0, 300);
    });
    expect(strayed, `after ${step + 1} times Tab`).toBeNull();
  }
});

test('a link of the drawer leads on and closes it', async ({ page }) => {
  await visit(page, '/material-ui/react-button');
  await page.getByRole('button', { name: 'Open navigation' }).tap();
  const drawer = page.getByRole('dialog', { name: 'Material UI documentation' });
  await drawer.getByRole('link', { name: 'Table', exact: true }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Table');
  await expect(drawer).toBeHidden();
});

for (const address of [
  '/',
  '/material-ui/getting-started',
  '/material-ui/getting-started/installation',
  '/material-ui/react-button',
  '/material-ui/react-text-field',
  '/material-ui/react-table',
  '/zh/material-ui/react-button',
]) {
  test(`${address} fits the screen: only tables and code scroll sideways`, async ({ page }) => {
    await visit(page, address);
    const { scroll, client } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }));
    expect(scroll).toBeLessThanOrEqual(client);
  });
}

test('the table of contents unfolds above the text', async ({ page }) => {
  await visit(page, '/material-ui/react-button');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const entry = contents.getByRole('link', { name: 'Loading', exact: true });
  await expect(entry).toBeHidden();
  await contents.getByRole('button', { name: 'On this page' }).tap();
  await entry.tap();
  await expect(page.getByRole('heading', { name: /^Loading/ })).toBeInViewport();
  await expect(entry).toBeHidden();
});
