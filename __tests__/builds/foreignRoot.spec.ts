import path from 'node:path';
import { listPages, readPage, reportOf, type CommandResult } from './projectCopy';
import { expect, test, visit } from './test';

const FIXTURE = path.resolve(__dirname, '../fixtures/foreign');
const PATHS = [
  '/widgets/guide',
  '/widgets/guide/mdx',
  '/x/react-widgets',
  '/x/react-widgets/demos',
  '/x/react-widgets/joy-ui',
];
const DEMOS = '/x/react-widgets/demos';

// Each test looks at what the one before it has built.
test.describe.configure({ mode: 'serial' });

test.describe('a foreign docs tree, strictly', () => {
  let refused: CommandResult;
  test.beforeAll(async ({ copy }) => {
    refused = await copy.build({ DOCS_CONTENT: copy.addRoot('foreign', FIXTURE) });
  });

  test('is refused, with its problems and what to do', () => {
    expect(refused.exitCode).toBe(1);
    expect(reportOf(refused)).toContain(
      'roots/foreign/data/demos/Nowhere.js:1:21 error demo-import-unresolved',
    );
    expect(reportOf(refused)).toMatch(/^2 errors and 0 warnings in 1 file\.$/m);
    expect(refused.output).toContain('DOCS_STRICT=0');
  });

  test('leaves no half-built site behind', ({ copy }) => {
    expect(listPages(copy.publicDir).filter((page) => page.includes('widgets'))).toEqual([]);
  });
});

test.describe('a foreign docs tree, leniently', () => {
  let built: CommandResult;
  test.beforeAll(async ({ copy }) => {
    built = await copy.build({ DOCS_CONTENT: copy.addRoot('foreign', FIXTURE), DOCS_STRICT: '0' });
  });

  test('is built with the same problems as warnings', () => {
    expect(built.exitCode, built.output).toBe(0);
    expect(reportOf(built)).toMatch(/^0 errors and 2 warnings in 1 file\.$/m);
    expect(built.output).toMatch(/docs: 10 pages in 2 languages, 2 problems, [\d.]+ s/);
  });

  test('has every page, in every language', ({ copy }) => {
    expect(listPages(copy.publicDir)).toEqual([...PATHS, ...PATHS.map((page) => `/zh${page}`)].sort());
  });

  test('speaks Chinese where a file name ends in a language, and English where it only looks so', ({
    copy,
  }) => {
    expect(readPage(copy.publicDir, '/x/react-widgets/joy-ui')).toMatch(/<h1[^>]*>With Joy UI/);
    expect(readPage(copy.publicDir, '/zh/x/react-widgets/joy-ui')).toMatch(/<h1[^>]*>与 Joy UI 一起使用/);
  });

  test('names its plan chips, and leads to the sites that its external paths name', async ({ page }) => {
    await visit(page, '/x/react-widgets');
    const main = page.getByRole('main');
    await expect(main.getByRole('img', { name: 'Pro plan' })).toHaveClass('plan-pro');
    await expect(main.getByRole('link', { name: 'Pro plan' })).toHaveAttribute(
      'href',
      '/x/react-widgets/joy-ui',
    );
    await expect(main.getByRole('link', { name: 'blog' })).toHaveAttribute(
      'href',
      'https://blog.example.com/blog/widgets-2',
    );
    const dot = main.getByRole('img', { name: 'The dot' });
    await expect(dot).toHaveJSProperty('naturalWidth', 1);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('shows its demos and components, and a placeholder for what cannot be shown', async ({ page }) => {
      await page.goto(DEMOS);
      const demo = (name: string) => page.locator(`[data-demo="${name}"]`);
      const stage = (name: string) => demo(name).getByRole('group', { name: `${name} demo`, exact: true });
      await expect(stage('OnlyScript').getByRole('button', { name: 'Pressed 0 times' })).toBeVisible();
      await expect(stage('Nested').getByText('Found below')).toBeVisible();
      await expect(stage('Stylings').getByText('Styled by system')).toBeVisible();
      await expect(stage('WithHelper').getByText('Hello, reader')).toBeVisible();
      await expect(stage('OwnPackage').getByText('Resolved from the tree itself')).toBeVisible();
      await expect(page.getByText('A gallery of 3 columns')).toBeVisible();

      const placeholder = page.getByRole('note').filter({ hasText: 'Nowhere' });
      await expect(placeholder).toBeVisible();
      await expect(placeholder).toContainText('exists-nowhere');
      await expect(demo('Nowhere')).toHaveCount(0);
    });

    test('shows its MDX page, with the furniture of any other', async ({ page }) => {
      await page.goto('/widgets/guide/mdx');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('MDX');
      await expect(page.getByText('The answer is 42')).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'guide', exact: true })).toHaveAttribute(
        'href',
        '/widgets/guide#first-steps',
      );
      await expect(page.getByRole('heading', { level: 2 })).toHaveAttribute('id', 'computed');
      await expect(page.getByRole('navigation', { name: 'On this page' })).toContainText('Computed');
    });
  });

  test('brings demos and components to life', async ({ page }) => {
    await visit(page, DEMOS);
    const demo = page.locator('[data-demo="OnlyScript"]');
    await demo.getByRole('button', { name: 'Pressed 0 times' }).click();
    await expect(demo.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
    for (const name of ['Nested', 'Stylings', 'WithHelper', 'OwnPackage']) {
      await page.locator(`[data-demo="${name}"]`).scrollIntoViewIfNeeded();
      await expect(page.locator(`[data-demo="${name}"]`)).toHaveAttribute('data-hydrated', 'true');
    }
    await expect(page.getByText('A gallery of 3 columns')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  });

  test('brings an MDX page to life', async ({ page }) => {
    await visit(page, '/zh/widgets/guide/mdx');
    await expect(page.getByText('The answer is 42')).toBeVisible();
    await page.getByRole('main').getByText('More', { exact: true }).click();
    await expect(page.getByText('Hidden text.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'guide', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide');
    await expect(page).toHaveURL('/zh/widgets/guide#first-steps');
  });
});
