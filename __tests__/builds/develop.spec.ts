import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import type { RunningCommand } from './projectCopy';
import { isSameWindow, markWindow } from '../e2e/test';
import { expect, test as base, visit } from './test';

interface Develop {
  /** The content that is edited. */
  readonly root: string;
  readonly origin: string;
  readonly output: () => string;
}

/** Tests of `npm run develop` on a copy of the project's own content. Edits of one test stay for the next. */
const test = base.extend<object, { develop: Develop }>({
  develop: [
    async ({ copy }, use) => {
      const root = copy.addRoot('edited', path.resolve(__dirname, '../../content'));
      const port = await findFreePort();
      const server = copy.develop(port, { DOCS_CONTENT: root });
      const origin = `http://localhost:${port}`;
      await waitUntilReady(server, origin);
      await use({ root, origin, output: () => server.output() });
      await server.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ develop }, use) => use(develop.origin),
});

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function waitUntilReady(server: RunningCommand, origin: string): Promise<void> {
  await expect(() => expect(server.output()).toContain('You can now view')).toPass({ timeout: 200_000 });
  // For a moment after its message it answers, but knows no page yet.
  const page = `${origin}/page-data/docs/commands/page-data.json`;
  await expect(async () => expect((await fetch(page)).ok).toBe(true)).toPass({ timeout: 60_000 });
  await settle(() => server.output());
}

/** Resolves once the server has said nothing for a while: until then it may not know its own page for what is not found. */
async function settle(output: () => string): Promise<void> {
  for (let before = ''; before !== output(); await new Promise((resolve) => setTimeout(resolve, 2_000))) {
    before = output();
  }
}

function edit(root: string, file: string, from: string, to: string): void {
  const target = path.join(root, file);
  const text = readFileSync(target, 'utf8');
  expect(text).toContain(from);
  writeFileSync(target, text.replace(from, to));
}

const TEA = '[data-demo="TeaTemperature"]';

test.describe.configure({ mode: 'serial' });
test.use({ actionTimeout: 30_000 });

test.describe('an edit shows in the open page, which is not even reloaded', () => {
  test.afterEach(async ({ page }) => expect(await isSameWindow(page)).toBe(true));

  async function open(page: Page, address: string): Promise<void> {
    await visit(page, address);
    await markWindow(page);
  }

  test('of its text', async ({ page, develop }) => {
    await open(page, '/docs/commands');
    edit(develop.root, 'docs/commands.md', '# Commands', '# Edited commands');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Edited commands');
  });

  test('of an MDX page', async ({ page, develop }) => {
    await open(page, '/docs/mdx');
    await expect(page.getByText('There are 3 sizes.').first()).toBeVisible();
    edit(
      develop.root,
      'docs/mdx.mdx',
      "{ name: 'large', padding: 8 },\n];\n\nexport const rootSize",
      "{ name: 'large', padding: 8 },\n  { name: 'huge', padding: 12 },\n];\n\nexport const rootSize",
    );
    await expect(page.getByText('There are 4 sizes.').first()).toBeVisible();
  });

  test('of a demo, its source included', async ({ page, develop }) => {
    await open(page, '/docs/demos');
    const demo = page.locator(TEA).first();
    await demo.scrollIntoViewIfNeeded();
    await expect(demo.locator('.demo-stage')).toContainText('Water for tea');
    edit(develop.root, 'docs/demos/TeaTemperature.tsx', 'Water for tea', 'Water for coffee');
    await expect(demo.locator('.demo-stage')).toContainText('Water for coffee');
    await expect(demo.locator('.demo-source')).toContainText('Water for coffee');
  });

  test('that gives it a demo', async ({ page, develop }) => {
    await open(page, '/docs/translations');
    await expect(page.locator(TEA)).toHaveCount(0);
    appendFileSync(
      path.join(develop.root, 'docs/translations.md'),
      '\n{{"demo": "demos/TeaTemperature.js"}}\n',
    );
    await expect(page.locator(TEA)).toBeVisible();
    await page.locator(TEA).scrollIntoViewIfNeeded();
    await expect(page.locator(TEA).getByRole('slider')).toBeVisible();
  });

  test('of a label in the sidebar', async ({ page, develop }) => {
    await open(page, '/docs/commands');
    const navigation = page.getByRole('navigation', { name: /Docs/ }).first();
    await expect(navigation.getByRole('link', { name: 'Commands and variables' })).toBeVisible();
    edit(develop.root, 'docs/sidebar.yml', 'Commands and variables', 'What to type');
    await expect(navigation.getByRole('link', { name: 'What to type' })).toBeVisible();
  });

  test('of a name in site.yml', async ({ page, develop }) => {
    await open(page, '/docs/commands');
    edit(develop.root, 'site.yml', 'name: Docs\n', 'name: Handbook\n');
    await expect(page.getByRole('banner')).toContainText('Handbook');
  });
});

test('a page that is added is found, and one that is removed is lost', async ({ page, develop }) => {
  await visit(page, '/docs/commands');
  writeFileSync(
    path.join(develop.root, 'docs/added.md'),
    '# Added\n\n<p class="description">A page that is new.</p>\n',
  );
  appendFileSync(path.join(develop.root, 'docs/sidebar.yml'), '\n- pathname: /docs/added\n');
  const link = page
    .getByRole('navigation', { name: /Handbook/ })
    .first()
    .getByRole('link', { name: 'Added' });
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Added');

  await visit(page, '/docs/commands');
  rmSync(path.join(develop.root, 'docs/added.md'));
  edit(develop.root, 'docs/sidebar.yml', '\n- pathname: /docs/added\n', '');
  await expect(link).toHaveCount(0);
});

test('a mistake is reported, and the server goes on', async ({ page, develop }) => {
  await visit(page, '/docs/commands');
  edit(
    develop.root,
    'docs/commands.md',
    '# Edited commands',
    '# Commands again\n\n[Nowhere](/docs/nowhere)\n',
  );
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Commands again');
  await expect(() =>
    expect(develop.output()).toMatch(/docs\/commands\.md:\d+:\d+ error broken-link/),
  ).toPass();
});

test('a slip in site.yml is reported, and the site stays until it is mended', async ({ page, develop }) => {
  await visit(page, '/docs/commands');
  edit(develop.root, 'site.yml', 'name: Handbook\n', 'nam: Handbook\n');
  await expect(() => expect(develop.output()).toMatch(/site\.yml:\d+:\d+ error config-invalid/)).toPass();
  await page.reload();
  await expect(page.getByRole('banner')).toContainText('Handbook');
  edit(develop.root, 'site.yml', 'nam: Handbook\n', 'name: Manual\n');
  await expect(page.getByRole('banner')).toContainText('Manual');
});

test.describe('a demo that breaks', () => {
  test.use({ expectedErrors: [/./] });

  test('is a placeholder until it is mended', async ({ page, develop }) => {
    await visit(page, '/docs/demos');
    await page.locator(TEA).first().scrollIntoViewIfNeeded();
    edit(develop.root, 'docs/demos/TeaTemperature.tsx', "from './temperature'", "from './nothing'");
    const placeholder = page.getByRole('note').filter({ hasText: 'TeaTemperature' });
    await expect(placeholder).toContainText('./nothing');
    edit(develop.root, 'docs/demos/TeaTemperature.tsx', "from './nothing'", "from './temperature'");
    await expect(placeholder).toHaveCount(0);
    await expect(page.locator(TEA).first().getByRole('slider')).toBeVisible();
  });
});

test('the folder of a new product outside the content root asks for a restart', async ({ develop }) => {
  const outside = path.join(path.dirname(develop.root), 'outside');
  mkdirSync(outside);
  writeFileSync(path.join(outside, 'sidebar.yml'), '- pathname: /outside/page\n');
  writeFileSync(
    path.join(outside, 'page.md'),
    '# Outside\n\n<p class="description">A page from elsewhere.</p>\n',
  );
  const site = path.join(develop.root, 'site.yml');
  writeFileSync(
    site,
    `${readFileSync(site, 'utf8')}\n  - { id: outside, name: Outside, category: docs, paths: [/outside], dir: ../outside }\n`,
  );
  await expect(() =>
    expect(develop.output()).toMatch(/outside is a new folder of a product; restart "npm run develop"/),
  ).toPass({ timeout: 30_000 });
});

test.describe('the guide’s queries', () => {
  const guide = readFileSync(path.resolve(__dirname, '../../content/docs/graphql.md'), 'utf8');
  const queries = [...guide.matchAll(/^```graphql\n([^]*?)^```/gm)].map(([, query]) => query ?? '');

  test('are seven', () => {
    expect(queries).toHaveLength(7);
  });

  for (const query of queries) {
    const name = /query (\w+)/.exec(query)?.[1] ?? query;
    test(`${name} is answered by the real schema`, async ({ request }) => {
      const response = await request.post('/___graphql', { data: { query } });
      const { data, errors } = (await response.json()) as {
        data?: Record<string, unknown>;
        errors?: unknown;
      };
      expect(errors).toBeUndefined();
      const answers = Object.values(data ?? {});
      expect(answers).toHaveLength(1);
      for (const answer of answers) expect(isEmpty(answer)).toBe(false);
    });
  }
});

/** Whether a query found nothing: null, or a connection of no nodes. */
function isEmpty(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return true;
  return 'nodes' in answer && Array.isArray(answer.nodes) && answer.nodes.length === 0;
}
