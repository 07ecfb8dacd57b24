import type { Page } from '@playwright/test';
import { expect, isSameWindow, markWindow, test, visit } from './test';

const BUTTON = '/material-ui/react-button';
const TABLE = '/material-ui/react-table';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Material UI documentation' });

test.describe('the sidebar', () => {
  test('marks the page and the groups around it, and moves the mark as one goes on', async ({ page }) => {
    await visit(page, BUTTON);
    const current = sidebar(page).locator('[aria-current="page"]');
    await expect(current).toHaveText('Button');
    await expect(sidebar(page).getByRole('button', { name: 'Collapse Components' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );

    await markWindow(page);
    await sidebar(page).getByRole('link', { name: 'Table', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Table');
    await expect(page).toHaveURL(TABLE);
    await expect(page).toHaveTitle(/^Table.*Material UI/);
    await expect(current).toHaveText('Table');
    await expect(current).toHaveCount(1);
    expect(await isSameWindow(page), 'the page changed without a full load').toBe(true);

    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
    await expect(current).toHaveText('Button');
  });

  test('opens and closes groups, with the keyboard alone', async ({ page }) => {
    await visit(page, BUTTON);
    await sidebar(page).getByRole('button', { name: 'Expand Getting started' }).focus();
    await page.keyboard.press('Enter');
    const toggle = sidebar(page).getByRole('button', { name: 'Collapse Getting started' });
    await expect(toggle).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(sidebar(page).getByRole('link', { name: 'Overview' })).toBeFocused();

    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await expect(sidebar(page).getByRole('link', { name: 'Overview' })).toHaveCount(0);
  });

  test('follows a link with the keyboard', async ({ page }) => {
    await visit(page, BUTTON);
    await sidebar(page).getByRole('link', { name: 'Text field' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Text [Ff]ield$/);
  });

  test('narrows as one types, and comes back with Escape', async ({ page }) => {
    await visit(page, BUTTON);
    const filter = page.getByRole('textbox', { name: 'Filter pages' });
    await filter.fill('instal');
    await expect(sidebar(page).getByRole('link', { name: 'Installation' })).toBeVisible();
    await expect(sidebar(page).getByRole('link', { name: 'Table', exact: true })).toHaveCount(0);

    await filter.fill('no page is called like this');
    await expect(sidebar(page).getByRole('status')).toContainText('No page matches');
    await filter.press('Escape');
    await expect(filter).toHaveValue('');
    await expect(sidebar(page).getByRole('link', { name: 'Table', exact: true })).toBeVisible();

    await filter.fill('TABLE');
    await filter.press('ArrowDown');
    await page.keyboard.press('Tab');
    // Its reference is called so too.
    await sidebar(page).getByRole('link', { name: 'Table', exact: true }).first().press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Table');
  });

  test('shows the links that leave the site as such', async ({ page }) => {
    await visit(page, BUTTON);
    const store = sidebar(page).getByRole('link', { name: 'Template store (opens another site)' });
    await expect(store).toHaveAttribute('href', /^https:\/\//);
  });

  test.describe('on a low screen', () => {
    test.use({ viewport: { width: 1280, height: 420 } });

    test('stays where it was scrolled to', async ({ page }) => {
      await visit(page, BUTTON);
      const scrolled = page.locator('.sidebar-scroll');
      const link = sidebar(page).getByRole('link', { name: 'Table', exact: true });
      // The link is put at the upper edge: somewhere that nothing but memory leads back to.
      await link.evaluate((element) => element.scrollIntoView({ block: 'start' }));
      const before = await scrolled.evaluate((element) => element.scrollTop);
      expect(before).toBeGreaterThan(0);

      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Table');
      expect(await scrolled.evaluate((element) => element.scrollTop)).toBe(before);
    });
  });
});

test.describe('around the text', () => {
  test('the product switcher leads to another product', async ({ page }) => {
    await visit(page, BUTTON);
    const menu = page.getByRole('banner').locator('.product-switcher');
    await menu.locator('summary').click();
    await expect(menu.getByRole('link', { name: 'Material UI' })).toHaveAttribute('aria-current', 'true');
    await expect(menu.getByRole('link')).toHaveCount(7);
    await menu.getByRole('link', { name: 'Joy UI' }).click();
    await expect(page).toHaveURL(/^[^?#]*\/joy-ui\//);
    await expect(page.getByRole('navigation', { name: 'Joy UI documentation' })).toBeVisible();
  });

  test('the version menu names the current version, and closes with Escape', async ({ page }) => {
    await visit(page, BUTTON);
    const menu = page.getByRole('banner').locator('.version-menu');
    const trigger = menu.locator('summary');
    await expect(trigger).toContainText('v6.4.8');
    await trigger.focus();
    await page.keyboard.press('Enter');
    await expect(menu.getByText(/v6\.4\.8\s*\(current\)/)).toBeVisible();
    await expect(menu.getByRole('link', { name: 'v5' })).toHaveAttribute('href', /^https:/);
    await page.keyboard.press('Escape');
    await expect(menu.getByRole('link', { name: 'v5' })).toBeHidden();
    await expect(trigger).toBeFocused();
  });

  test('previous and next lead through the sidebar in its order', async ({ page }) => {
    await visit(page, '/material-ui/getting-started/installation');
    const pager = page.getByRole('navigation', { name: 'Previous and next page' });
    await expect(pager.getByRole('link', { name: 'Previous' })).toHaveAttribute(
      'href',
      '/material-ui/getting-started',
    );
    await pager.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/material-ui/getting-started/usage');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Usage');
  });

  test('a new page begins at its top', async ({ page }) => {
    await visit(page, '/material-ui/getting-started/installation');
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Usage');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('the edit link leads to the source of the page', async ({ page }) => {
    await visit(page, BUTTON);
    await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
      'href',
      /^https:\/\/github\.com\/.+\/content\/material-ui\/.+\.md$/,
    );
  });

  test('the component links lead to source, package and patterns', async ({ page }) => {
    await visit(page, BUTTON);
    const main = page.getByRole('main');
    for (const [name, href] of [
      ['Source', /github\.com/],
      ['npm package', /npmjs\.com\/package\/@mui\/material$/],
      ['WAI-ARIA pattern', /w3\.org/],
      ['Material Design', /material\.io/],
    ] as const) {
      await expect(main.getByRole('link', { name }).first()).toHaveAttribute('href', href);
    }
  });

  test('the table of contents follows the reading', async ({ page }) => {
    await visit(page, BUTTON);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link', { name: 'Loading', exact: true }).click();
    await expect(page).toHaveURL(`${BUTTON}#loading`);
    await expect(page.getByRole('heading', { name: /^Loading/ })).toBeInViewport();
    await expect(contents.locator('[aria-current]')).toHaveText('Loading');

    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(contents.locator('[aria-current]', { hasText: 'Loading' })).toHaveCount(0);
  });

  test('an address with an anchor opens there, below the header', async ({ page }) => {
    await visit(page, `${BUTTON}#customization`);
    const heading = page.getByRole('heading', { name: /^Customization/ });
    await expect(heading).toBeInViewport();
    const header = await page.getByRole('banner').boundingBox();
    await expect
      .poll(async () => (await heading.boundingBox())?.y)
      .toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1);
  });

  test('the first thing that Tab reaches leads past everything to the text', async ({ page }) => {
    await visit(page, BUTTON);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('links in the text lead on without a full load', async ({ page }) => {
    await visit(page, '/material-ui/getting-started');
    await markWindow(page);
    const link = page.getByRole('main').locator('.prose a[href^="/material-ui/"]').first();
    const href = await link.getAttribute('href');
    await link.click();
    await expect(page).toHaveURL(href ?? '');
    expect(await isSameWindow(page)).toBe(true);
  });
});
