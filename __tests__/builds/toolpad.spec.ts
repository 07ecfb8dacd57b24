import { existsSync } from 'node:fs';
import path from 'node:path';
import { listPages, readPage, reportOf, type CommandResult } from './projectCopy';
import { expect, test, visit } from './test';

const SAMPLE = path.resolve(__dirname, '../../../shared/samples/toolpad-docs');

test.describe('the Toolpad docs', () => {
  test.skip(!existsSync(SAMPLE), `needs the sample tree in ${SAMPLE}`);
  test.describe.configure({ mode: 'serial' });

  let built: CommandResult;
  test.beforeAll(async ({ copy }) => {
    if (existsSync(SAMPLE)) built = await copy.build({ DOCS_CONTENT: SAMPLE, DOCS_STRICT: '0' });
  });

  test('are built leniently, all 89 pages', ({ copy }) => {
    expect(built.exitCode, built.output).toBe(0);
    expect(built.output).toMatch(/docs: 89 pages in 1 languages/);
    expect(listPages(copy.publicDir)).toHaveLength(89);
  });

  test('show a placeholder wherever a demo or component is missing', ({ copy }) => {
    const missing = [...reportOf(built).matchAll(/ warning (?:missing-demo|unknown-component)$/gm)];
    expect(missing.length).toBeGreaterThan(0);
    const shown = listPages(copy.publicDir).flatMap((page) => [
      ...readPage(copy.publicDir, page).matchAll(/class="placeholder"/g),
    ]);
    expect(shown).toHaveLength(missing.length);
  });

  test('open in a browser', async ({ page, copy }) => {
    const address = listPages(copy.publicDir).find((candidate) =>
      readPage(copy.publicDir, candidate).includes('class="placeholder"'),
    );
    await visit(page, address ?? '');
    await expect(page.locator('.placeholder').first()).toBeVisible();
  });
});
