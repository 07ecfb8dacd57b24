import type { Page } from '@playwright/test';
import { expect, test, visit } from './test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const INSTALLATION = '/material-ui/getting-started/installation';
const BUTTON = '/material-ui/react-button';

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
/** The code of the theme in the Button page. */
const themeCode = (page: Page) => page.locator('.code-block[data-language]', { hasText: 'disableElevation' });

test('the copy button copies the code, says so for two seconds, and then is as before', async ({ page }) => {
  await visit(page, BUTTON);
  const block = themeCode(page);
  const button = block.getByRole('button');
  await expect(button).toHaveText('Copy');
  await button.click();
  await expect(button).toHaveText('Copied');
  const copied = Date.now();
  const text = await clipboard(page);
  expect(text).toMatch(/^import \{ createTheme \} from '@mui\/material\/styles';\n/);
  expect(text).toMatch(/\}\);$/);

  await expect(button).toHaveText('Copy');
  const seconds = (Date.now() - copied) / 1000;
  expect(seconds).toBeGreaterThan(1.5);
  expect(seconds).toBeLessThan(4);
});

test('Ctrl+C over a block copies all of it', async ({ page }) => {
  await visit(page, BUTTON);
  await themeCode(page).hover();
  await page.keyboard.press('ControlOrMeta+c');
  await expect(themeCode(page).getByRole('button')).toHaveText('Copied');
  expect(await clipboard(page)).toContain('disableElevation: true');
});

test('Ctrl+C in a block that the keyboard is in copies all of it', async ({ page }) => {
  await visit(page, BUTTON);
  const code = themeCode(page).locator('pre');
  await code.focus();
  await expect(code).toBeFocused();
  await page.keyboard.press('ControlOrMeta+c');
  await expect.poll(() => clipboard(page)).toContain('disableElevation: true');
});

test('Ctrl+C copies what is selected, if anything is', async ({ page }) => {
  await visit(page, BUTTON);
  await page.evaluate(() => {
    const lead = document.querySelector('main .lead');
    if (lead) getSelection()?.selectAllChildren(lead);
  });
  const lead = await page.locator('main .lead').innerText();
  await themeCode(page).hover();
  await page.keyboard.press('ControlOrMeta+c');
  await expect.poll(() => clipboard(page)).toBe(lead);
  await expect(themeCode(page).getByRole('button')).toHaveText('Copy');
});

test('code is shown with its title and its highlighted lines', async ({ page }) => {
  await visit(page, BUTTON);
  await expect(themeCode(page).getByText('src/theme.ts')).toBeVisible();
  await expect(themeCode(page).locator('.highlight-line')).toHaveCount(2);
  await expect(themeCode(page).locator('.token.keyword').first()).toHaveText('import');
});

test.describe('code groups', () => {
  const selectedTabs = (page: Page) =>
    page.getByRole('main').getByRole('tab', { selected: true }).allTextContents();

  test('change together, and the choice is there on the next page and the next visit', async ({ page }) => {
    await visit(page, INSTALLATION);
    const groups = page.getByRole('main').locator('.code-group');
    const groupCount = await groups.count();
    expect(groupCount).toBeGreaterThan(1);
    await expect(groups.first().getByRole('tabpanel')).toContainText('npm install');

    await groups.first().getByRole('tab', { name: 'yarn' }).click();
    expect(await selectedTabs(page)).toEqual(Array<string>(groupCount).fill('yarn'));
    await expect(groups.first().getByRole('tabpanel')).toContainText('yarn add');

    await visit(page, '/joy-ui/getting-started');
    await expect(page.getByRole('tab', { name: 'yarn' }).first()).toHaveAttribute('aria-selected', 'true');
  });

  test('change in every tab of the browser', async ({ page, context }) => {
    await visit(page, INSTALLATION);
    const other = await context.newPage();
    await visit(other, '/system/getting-started');
    await page.getByRole('tab', { name: 'pnpm' }).first().click();
    await expect(other.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute('aria-selected', 'true');
  });

  test('are tabs to the keyboard', async ({ page }) => {
    await visit(page, INSTALLATION);
    const group = page.getByRole('main').locator('.code-group').first();
    const tabs = group.getByRole('tab');
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.nth(1)).toBeFocused();
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Home');
    await expect(tabs.first()).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(tabs.last()).toBeFocused();
  });
});
