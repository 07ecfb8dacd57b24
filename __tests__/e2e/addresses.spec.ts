import { expect, test, visit } from './test';

const SITE = 'https://docs.example.com';
const BUTTON = '/material-ui/react-button';

test.describe('both forms of an address reach the page', () => {
  for (const address of [BUTTON, `${BUTTON}/`]) {
    test(address, async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      await expect(page).toHaveURL(BUTTON);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
    });
  }
});

test.describe('where nothing is', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('the status says so, and the page leads on', async ({ page }) => {
    const response = await page.goto('/material-ui/react-nothing');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(page.getByRole('main').getByRole('link', { name: 'Material UI' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Go to the start page' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('the front page leads to every product', async ({ page }) => {
  await visit(page, '/');
  const cards = page.getByRole('main').getByRole('link');
  await expect(cards).toHaveCount(7);
  for (const href of await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))) {
    expect((await page.request.get(href ?? '')).status(), href ?? '').toBe(200);
  }
});

test.describe('Chinese', () => {
  test('a translated page speaks Chinese, shell and all, and is its own original', async ({ page }) => {
    await visit(page, `/zh${BUTTON}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Han}/u);
    await expect(page.getByRole('navigation', { name: /Material UI/ }).first()).toHaveText(/\p{Script=Han}/u);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${SITE}/zh${BUTTON}`);
    await expect(page.locator('.untranslated')).toHaveCount(0);
  });

  test('an untranslated page serves the original, says so, and points there', async ({ page }) => {
    await visit(page, '/zh/material-ui/react-table');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Table');
    const notice = page.locator('.untranslated');
    await expect(notice).toHaveText(/\p{Script=Han}/u);
    await expect(notice.getByRole('link')).toHaveAttribute('href', '/material-ui/react-table');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `${SITE}/material-ui/react-table`,
    );
    await expect(page.getByRole('main').locator('.prose')).toHaveAttribute('lang', 'en');
  });

  test('links keep the language', async ({ page }) => {
    await visit(page, '/zh/material-ui/getting-started');
    const links = page.locator('a[href^="/"]:not([hreflang])');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const pages = hrefs.filter((href) => !/\.[a-z]+$/.test(href) && href !== '/');
    expect(pages.length).toBeGreaterThan(10);
    expect(pages.filter((href) => !href.startsWith('/zh'))).toEqual([]);
  });

  test('there is a way back, by a full load of the page', async ({ page }) => {
    await visit(page, `/zh${BUTTON}`);
    const menu = page.getByRole('banner').locator('.language-menu');
    await menu.locator('summary').click();
    const english = menu.getByRole('link', { name: 'English' });
    await expect(english).toHaveAttribute('hreflang', 'en');
    const load = page.waitForEvent('load');
    await english.click();
    await load;
    await expect(page).toHaveURL(BUTTON);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
  });
});
