import { expect, test } from './test';

test.use({ javaScriptEnabled: false });

test('the text, its code and its tables are there', async ({ page }) => {
  await page.goto('/material-ui/react-button');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Button');
  await expect(main.locator('.lead')).toContainText('A button starts an action');
  await expect(main.getByRole('heading', { name: /^Loading/ })).toBeVisible();
  await expect(
    main.locator('.code-block[data-language]').filter({ hasText: 'disableElevation' }),
  ).toBeVisible();
  await expect(main.getByRole('cell', { name: 'MuiButton-root' })).toBeVisible();
});

test('the navigation is open where one is, and every closed group is a link', async ({ page }) => {
  await page.goto('/material-ui/react-button');
  const sidebar = page.getByRole('navigation', { name: 'Material UI documentation' });
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText('Button');
  await expect(sidebar.getByRole('link', { name: 'Table', exact: true })).toBeVisible();
  await expect(sidebar.getByRole('textbox')).toBeHidden();

  await sidebar.getByRole('link', { name: 'Getting started' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/material-ui/getting-started');
});

test('the demos are rendered, with their styles', async ({ page }) => {
  await page.goto('/material-ui/react-button');
  const button = page.locator('[data-demo="BasicButtons"]').getByRole('button', { name: 'Publish' });
  await expect(button).toBeVisible();
  const color = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(color).not.toBe('rgba(0, 0, 0, 0)');
  expect(color).not.toBe('rgb(239, 239, 239)');
});

test('code groups show all their alternatives', async ({ page }) => {
  await page.goto('/material-ui/getting-started/installation');
  const group = page.getByRole('main').locator('.code-group').first();
  await expect(group.getByText('npm install', { exact: false }).first()).toBeVisible();
  await expect(group.getByText('yarn add', { exact: false }).first()).toBeVisible();
});

test('nothing that needs a script is offered', async ({ page }) => {
  await page.goto('/material-ui/react-button');
  await expect(page.locator('.needs-js').locator('visible=true')).toHaveCount(0);
  await expect(page.getByRole('main').locator('[data-code-copy]').locator('visible=true')).toHaveCount(0);
});
