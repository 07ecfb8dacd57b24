import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles, listPages, parsedOf, readPage, reportOf, type CommandResult } from './projectCopy';
import { expect, test, visit } from './test';
import { writeTinyRoot } from './tinyRoot';

test.describe.configure({ mode: 'serial' });

let root: string;
let first: CommandResult;
test.beforeAll(async ({ copy }) => {
  root = copy.addEmptyRoot('tiny');
  writeTinyRoot(root);
  first = await copy.build({ DOCS_CONTENT: root });
});

function edit(file: string, from: string, to: string): void {
  const target = path.join(root, file);
  const text = readFileSync(target, 'utf8');
  expect(text).toContain(from);
  writeFileSync(target, text.replace(from, to));
}

/** When each HTML file was written. */
function timesOfHtml(publicDir: string): Map<string, number> {
  const files = listFiles(publicDir).filter((file) => file.endsWith('.html'));
  return new Map(files.map((file) => [file, statSync(path.join(publicDir, file)).mtimeMs]));
}

/** The HTML files that a build writes anew. */
async function findRewritten(publicDir: string, build: () => Promise<CommandResult>) {
  const before = timesOfHtml(publicDir);
  const result = await build();
  const rewritten = [...timesOfHtml(publicDir)]
    .filter(([file, time]) => before.get(file) !== time)
    .map(([file]) => file);
  return { result, rewritten };
}

test('a first build parses every file', ({ copy }) => {
  expect(first.exitCode, first.output).toBe(0);
  expect(parsedOf(first)).toEqual({ parsed: 3, cached: 0 });
  expect(listPages(copy.publicDir)).toEqual(['/tiny/more', '/tiny/rest', '/tiny/start']);
});

test('after an edit of one page, just that file is parsed and just that page is written', async ({
  copy,
}) => {
  edit('tiny/start.md', 'The first text.', 'The second text.');
  const { result, rewritten } = await findRewritten(copy.publicDir, () => copy.build({ DOCS_CONTENT: root }));
  expect(result.exitCode, result.output).toBe(0);
  expect(parsedOf(result)).toEqual({ parsed: 1, cached: 2 });
  expect(rewritten).toEqual(['tiny/start/index.html']);
  expect(readPage(copy.publicDir, '/tiny/start')).toContain('The second text.');
});

test('a mistake is refused, and the site stays as it was', async ({ copy }) => {
  edit('tiny/more.md', '# More', '# More of it');
  edit('tiny/rest.md', '# Rest', '# Rest\n\nA [wrong way](/tiny/nowhere).');
  const { result, rewritten } = await findRewritten(copy.publicDir, () => copy.build({ DOCS_CONTENT: root }));
  expect(result.exitCode).toBe(1);
  expect(reportOf(result)).toContain('tiny/rest.md:3:3 error broken-link');
  expect(rewritten).toEqual([]);
});

test('a mended page, a new label, a changed demo, a deleted page and a deleted file all arrive', async ({
  copy,
  page,
}) => {
  expect(listFiles(copy.publicDir)).toEqual(expect.arrayContaining(['terms.txt', 'old/note.txt']));
  rmSync(path.join(root, 'static/old/note.txt'));
  rmSync(path.join(root, 'tiny/rest.md'));
  edit('tiny/sidebar.yml', '- pathname: /tiny/rest\n', '');
  edit('tiny/sidebar.yml', 'To begin with', 'Where to begin');
  edit('tiny/Counter.tsx', 'Counted', 'Added up');
  const built = await copy.build({ DOCS_CONTENT: root });
  expect(built.exitCode, built.output).toBe(0);
  // The build that was refused has read the mended page already.
  expect(parsedOf(built)).toEqual({ parsed: 0, cached: 2 });
  expect(listPages(copy.publicDir)).toEqual(['/tiny/more', '/tiny/start']);
  expect(listFiles(copy.publicDir).filter((file) => /rest|note/.test(file))).toEqual([]);
  expect(listFiles(copy.publicDir)).toContain('terms.txt');

  await visit(page, '/tiny/more');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('More of it');
  await expect(page.getByRole('navigation', { name: /Tiny/ }).first()).toContainText('Where to begin');
  await page.getByRole('button', { name: 'Added up 0' }).click();
  await expect(page.getByRole('button', { name: 'Added up 1' })).toBeVisible();
});

test('a comment in a demo arrives in its page, and in its sources under another address', async ({
  copy,
}) => {
  const listSources = () =>
    listFiles(copy.publicDir).filter((file) => /^demos\/Counter\.\w+\.json$/.test(file));
  const before = listSources();
  edit('tiny/Counter.tsx', 'import ', '// Counts presses.\nimport ');
  const { result, rewritten } = await findRewritten(copy.publicDir, () => copy.build({ DOCS_CONTENT: root }));
  expect(result.exitCode, result.output).toBe(0);
  // Every page names the compilation that its scripts are of, and the others may be written anew with it.
  expect(rewritten).toContain('tiny/more/index.html');
  expect(readPage(copy.publicDir, '/tiny/more')).toContain('// Counts presses.');
  const after = listSources();
  expect([before.length, after.length]).toEqual([1, 1]);
  expect(after).not.toEqual(before);
  expect(readFileSync(path.join(copy.publicDir, after[0] ?? ''), 'utf8')).toContain('// Counts presses.');
});

test('another root leaves nothing of this one', async ({ copy }) => {
  const other = copy.addEmptyRoot('other');
  mkdirSync(path.join(other, 'small'));
  writeFileSync(
    path.join(other, 'site.yml'),
    'title: Other docs\nsiteUrl: https://other.example.com\nproducts: [{ id: small, name: Small, category: core, paths: [/small], dir: small }]\n',
  );
  writeFileSync(path.join(other, 'small/sidebar.yml'), '- pathname: /small/one\n- pathname: /small/two\n');
  for (const name of ['one', 'two']) {
    writeFileSync(
      path.join(other, `small/${name}.md`),
      `# Page ${name}\n\n<p class="description">The page that is number ${name}.</p>\n`,
    );
  }
  const built = await copy.build({ DOCS_CONTENT: other });
  expect(built.exitCode, built.output).toBe(0);
  expect(listPages(copy.publicDir)).toEqual(['/small/one', '/small/two']);
  for (const file of listFiles(copy.publicDir)) {
    expect(file).not.toMatch(/tiny/i);
    const text = readFileSync(path.join(copy.publicDir, file), 'utf8');
    expect(/Tiny docs|\/tiny\//.test(text), file).toBe(false);
  }
});
