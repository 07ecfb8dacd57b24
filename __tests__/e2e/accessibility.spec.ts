import { expectNoAxeFindings } from './axe';
import { PHONE } from './browser';
import { expect, test, visit } from './test';

// axe takes seconds for a long page.
test.describe.configure({ timeout: 90_000 });

/** Pages of each kind, as a whole; `everyDemo.spec.ts` looks at the demos of all pages. */
const ADDRESSES = [
  '/',
  '/material-ui/getting-started',
  '/material-ui/getting-started/installation',
  '/material-ui/react-button',
  '/zh/material-ui/react-button',
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing in ${colorScheme} mode`, () => {
    test.use({ colorScheme });
    for (const address of ADDRESSES) {
      test(address, async ({ page }) => {
        await visit(page, address);
        await expectNoAxeFindings(page);
      });
    }
  });
}

test('axe finds nothing from right to left', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('docs-direction', 'rtl'));
  await visit(page, '/material-ui/react-button');
  await expectNoAxeFindings(page);
});

test('axe finds nothing in an open menu, an open group and a narrowed sidebar', async ({ page }) => {
  await visit(page, '/material-ui/react-button');
  await page.getByRole('button', { name: 'Expand Getting started' }).click();
  await page.getByRole('banner').locator('.product-switcher summary').click();
  await expectNoAxeFindings(page);
  await page.getByRole('banner').locator('.settings-menu summary').click();
  await expectNoAxeFindings(page);
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'Filter pages' }).fill('nothing is called so');
  await expectNoAxeFindings(page);
});

test.describe('where nothing is', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('axe finds nothing on the page that says so', async ({ page }) => {
    await visit(page, '/no/such/page');
    await expectNoAxeFindings(page);
  });
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('axe finds nothing, nor in the open drawer', async ({ page }) => {
    await visit(page, '/material-ui/react-button');
    await expectNoAxeFindings(page);
    await page.getByRole('button', { name: 'Open navigation' }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoAxeFindings(page);
  });
});

test('who wants less motion gets none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/material-ui/react-button');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
});

test('the focus can be seen on everything that Tab reaches', async ({ page }) => {
  await visit(page, '/material-ui/getting-started/installation');
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    const unseen = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const { outlineStyle, boxShadow, outlineWidth } = getComputedStyle(element);
      const outlined = outlineStyle !== 'none' && outlineWidth !== '0px';
      return outlined || boxShadow !== 'none' ? null : element.outerHTML.slice(0, 200);
    });
    expect(unseen, `after ${step + 1} times Tab`).toBeNull();
  }
});
