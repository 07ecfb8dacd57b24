import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles, listPages, parsedOf, readPage, reportOf, type CommandResult } from './projectCopy';
import { expect, test } from './test';

const FIXTURE = path.resolve(__dirname, '../fixtures/problems');
const SECRET = 'What lies outside of the root is nobody else’s';
const MEGABYTE = 1024 * 1024;

test.describe.configure({ mode: 'serial' });

let root: string;
let first: CommandResult;

test.beforeAll(async ({ copy }) => {
  root = copy.addRoot('problems', FIXTURE);
  // What no repository should carry.
  writeFileSync(path.join(root, 'lib/huge.md'), `# Huge\n\n${'Text. '.repeat((5 * MEGABYTE) / 6)}`);
  writeFileSync(path.join(root, 'lib/huge.mdx'), `# Huge\n\n${'Text. '.repeat((5 * MEGABYTE) / 6)}`);
  writeFileSync(path.join(root, 'lib/latin.md'), Buffer.from('# Latin\n\nCaf\xe9 au lait.\n', 'latin1'));
  const outside = path.join(copy.addEmptyRoot('outside'), 'secret.md');
  writeFileSync(outside, `# Secret\n\n${SECRET}\n`);
  symlinkSync(outside, path.join(root, 'lib/linked.md'));
  first = await copy.build({ DOCS_CONTENT: root });
});

test('a bad root is refused with one report, sorted by file', () => {
  expect(first.exitCode).toBe(1);
  const places = [...reportOf(first).matchAll(/roots\/problems\/(\S+):\d+:\d+ (?:error|warning) /g)].map(
    ([, file]) => file,
  );
  expect(places.length).toBeGreaterThan(40);
  expect(places).toEqual([...places].sort());
});

test('building it again is refused with the same report', async ({ copy }) => {
  const second = await copy.build({ DOCS_CONTENT: root });
  expect(second.exitCode).toBe(1);
  expect(reportOf(second)).toBe(reportOf(first));
});

test('`npm run check` prints the same report without a build', async ({ copy }) => {
  const checked = await copy.check({ DOCS_CONTENT: root });
  expect(checked.exitCode).toBe(1);
  expect(reportOf(checked)).toBe(reportOf(first));
});

test.describe('leniently', () => {
  let lenient: CommandResult;
  test.beforeAll(async ({ copy }) => {
    lenient = await copy.build({ DOCS_CONTENT: root, DOCS_STRICT: '0' });
  });

  test('it builds whatever can be shown', ({ copy }) => {
    expect(lenient.exitCode, lenient.output).toBe(0);
    expect(reportOf(lenient)).toMatch(/^0 errors and \d+ warnings in \d+ files\.$/m);
    const pages = listPages(copy.publicDir);
    expect(pages).toEqual(
      expect.arrayContaining(['/lib/good', '/lib/aliases', '/lib/latin', '/lib/unsafe', '/odd/a']),
    );
    expect(pages.filter((page) => /huge|linked|secret|climbing|passwd|nowhere|elsewhere/.test(page))).toEqual(
      [],
    );
  });

  test('what is broken is a visible placeholder', ({ copy }) => {
    const html = readPage(copy.publicDir, '/lib/demos');
    const names = [...html.matchAll(/class="placeholder"[^]*?<code>([^<]+)<\/code>/g)].map(
      ([, name]) => name,
    );
    expect(names).toEqual(
      ['NotThere', 'Broken', 'Unresolved', 'Throws', '../../../outside/Secret'].map((name) =>
        expect.stringContaining(name),
      ),
    );
    expect(html).toContain('data-demo="Fine"');
  });

  test('what is hostile is inert', async ({ copy, page }) => {
    const html = readPage(copy.publicDir, '/lib/unsafe');
    const article = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    expect(article).toContain('A handler.');
    expect(article).not.toMatch(/<script|onclick|javascript:|data:text/i);
    let asked = false;
    page.on('dialog', (dialog) => {
      asked = true;
      return dialog.dismiss();
    });
    await page.goto('/lib/unsafe');
    await page.getByText('A handler.').click();
    await page.getByText('A link').click();
    expect(asked).toBe(false);
    await expect(page).toHaveURL('/lib/unsafe');
  });

  test('nothing from outside the root is served', ({ copy }) => {
    for (const file of listFiles(copy.publicDir)) {
      expect(readFileSync(path.join(copy.publicDir, file), 'utf8').includes(SECRET), file).toBe(false);
    }
  });
});

test('after a lenient build nothing is parsed anew, and it is refused as before', async ({ copy }) => {
  const last = await copy.build({ DOCS_CONTENT: root });
  expect(last.exitCode).toBe(1);
  expect(reportOf(last)).toBe(reportOf(first));
  expect(parsedOf(last)).toEqual({ parsed: 0, cached: parsedOf(first).parsed });
});
