import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { checkDemos } from '../../../src/build/check/checkDemos';
import { hasErrors, isStrict, loadSite, type LoadedSite } from '../../../src/build/content/loadSite';
import { formatReport } from '../../../src/build/pipeline/formatReport';
import type { DocBlock } from '../../../src/domain/page';
import { PROBLEM_RULES, type Problem, type ProblemCode } from '../../../src/domain/problem';
import { expectGolden } from './golden';
import { createFolder, siteFile } from './temporaryRoot';

const PROJECT = path.resolve(__dirname, '../../..');
const FIXTURE = path.join(PROJECT, '__tests__/fixtures/problems');
/** Has what only `npm run check:demos` looks for. */
const ROTTEN = path.join(PROJECT, '__tests__/fixtures/rotten');

/** One run; runs with the same work folder share their cache. */
const load = (contentDir: string, workDir: string, strict = true): Promise<LoadedSite> =>
  loadSite({
    projectRoot: PROJECT,
    contentDir,
    cacheDir: path.join(workDir, 'cache'),
    renderDir: path.join(workDir, 'rendered'),
    strict,
  });
const codesOf = (problems: readonly Problem[]) => new Set(problems.map(({ code }) => code));

/** A content root with what no repository can hold: large files, bad bytes, links out of it. */
function createHostileRoot(): string {
  const outside = createFolder({ 'secret.md': '# Secret', 'Secret.tsx': 'export default () => null;' });
  const dir = createFolder({
    'site.yml': siteFile(),
    'lib/sidebar.yml': '- pathname: /lib/good\n- pathname: /lib/odd\n- pathname: /lib/demos\n',
    'lib/good.md': '# Good\n\n<p class="description">Fine.</p>\n',
    'lib/large.md': '# Large\n'.repeat(640 * 1024),
    'lib/odd.md': Buffer.concat([
      Buffer.from('# Odd\n\n<p class="description">Bytes.</p>\n\nHere: '),
      Buffer.from([0xc3, 0x28]),
    ]),
    'lib/demos.md': [
      '# Demos',
      '<p class="description">Demos by names that no file can have.</p>',
      '{{"demo": "Linked.js"}}',
      '{{"demo": "a\\u0000b.js"}}',
      `{{"demo": "${'a'.repeat(5000)}.js"}}`,
      '![Name](a%00.png)',
      `![Name](${'a'.repeat(5000)}.png)`,
    ].join('\n\n'),
  });
  symlinkSync(path.join(outside, 'secret.md'), path.join(dir, 'lib', 'leak.md'));
  symlinkSync(outside, path.join(dir, 'lib', 'leaks'));
  symlinkSync(path.join(outside, 'Secret.tsx'), path.join(dir, 'lib', 'Linked.tsx'));
  return dir;
}

describe('the fixture with every mistake', () => {
  let cold: LoadedSite, warm: LoadedSite, lenient: LoadedSite;
  let pages: ReadonlyMap<string, readonly DocBlock[]>;
  beforeAll(async () => {
    const work = createFolder({});
    cold = await load(FIXTURE, work);
    warm = await load(FIXTURE, work);
    lenient = await load(FIXTURE, work, false);
    pages = new Map(lenient.site?.docs.map((doc) => [doc.summary.path, doc.renderBlocks()]));
  }, 60_000);

  it('is reported in full: each problem at its place, with what to do', () => {
    expectGolden(path.join(FIXTURE, 'report.txt'), formatReport(cold.problems));
    expect(hasErrors(cold.problems)).toBe(true);
  });

  it('is reported again, word for word, where everything comes from the cache', () => {
    expect(warm.problems).toEqual(cold.problems);
    expect(cold.stats).toMatchObject({ cached: 0 });
    expect(warm.stats).toMatchObject({ parsed: 0, cached: cold.stats.parsed });
    expect(cold.stats.parsed).toBeGreaterThan(15);
  });

  it('stops nothing leniently: the same problems are warnings, and the rest is there', () => {
    expect(lenient.problems).toEqual(cold.problems.map((problem) => ({ ...problem, severity: 'warning' })));
    expect(hasErrors(lenient.problems)).toBe(false);
    expect([...pages.keys()]).toEqual([
      '/lib/aliases',
      '/lib/broken-yaml',
      '/lib/demos',
      '/lib/directives',
      '/lib/front-matter',
      '/lib/good',
      '/lib/headings',
      '/lib/images',
      '/lib/links',
      '/lib/nested',
      '/lib/Same',
      '/lib/text',
      '/lib/unlisted',
      '/lib/unsafe',
      '/lib/untitled',
      '/odd/a',
      '/other/a',
    ]);
  });

  it('leaves nothing on a page that would run or lead astray', () => {
    const html = JSON.stringify([...pages.values(), lenient.site?.docs.map(({ summary }) => summary)]);
    expect(html).toContain('A handler.');
    expect(html).not.toMatch(/<script|onclick|javascript:|data:text|\/etc\/passwd/i);
  });

  it('shows a placeholder for each demo and component that cannot be shown', () => {
    const placeholdersOf = (page: string) =>
      pages
        .get(page)
        ?.flatMap((block) => (block.kind === 'placeholder' ? [`${block.what} ${block.name}`] : []));
    expect(placeholdersOf('/lib/demos')).toEqual([
      'demo NotThere.js',
      'demo Broken.js',
      'demo Unresolved.js',
      'demo Throws.js',
      'demo ../../../outside/Secret.js',
    ]);
    expect(placeholdersOf('/lib/directives')).toEqual([
      expect.stringMatching(/^directive /),
      'component modules/Unknown.js',
    ]);
  });
});

describe('a hostile content root', () => {
  it('is reported, and what is good in it is there', async () => {
    const { problems, site } = await load(createHostileRoot(), createFolder({}));
    expect(problems.map(({ code, file, line }) => `${file}:${line} ${code}`)).toEqual([
      'lib/Linked.tsx:1 symlink-outside-root',
      'lib/demos.md:5 symlink-outside-root',
      'lib/demos.md:7 missing-demo',
      'lib/demos.md:9 missing-demo',
      'lib/demos.md:11 missing-image',
      'lib/demos.md:13 missing-image',
      'lib/large.md:1 file-too-large',
      'lib/leak.md:1 symlink-outside-root',
      'lib/leaks:1 symlink-outside-root',
      'lib/odd.md:5 invalid-utf8',
    ]);
    const english = site?.pages.filter(({ context }) => context.language === 'en');
    expect(english?.map(({ url }) => url)).toEqual(['/lib/demos', '/lib/good', '/lib/odd']);
    expect(JSON.stringify(site?.docs.map((doc) => doc.renderBlocks()))).not.toContain('Secret');
  }, 60_000);

  it('cannot be built without a site.yml, or with a bad one, leniently neither', async () => {
    const missing = await load(createFolder({}), createFolder({}), false);
    expect([missing.site, hasErrors(missing.problems)]).toEqual([null, true]);
    const invalid = await load(createFolder({ 'site.yml': 'title: 5' }), createFolder({}), false);
    expect([invalid.site, hasErrors(invalid.problems)]).toEqual([null, true]);
  });
});

it('every problem code has content that triggers it', async () => {
  const empty = createFolder({});
  mkdirSync(path.join(empty, 'site.yml'));
  const roots = [FIXTURE, createHostileRoot(), empty, createFolder({ 'site.yml': 'title: 5' })];
  const seen = new Set<ProblemCode>();
  for (const root of roots) {
    const { problems } = await load(root, createFolder({}));
    for (const code of codesOf(problems)) seen.add(code);
  }
  const { problems } = await checkDemos({
    projectRoot: PROJECT,
    contentDir: ROTTEN,
    cacheDir: createFolder({}),
    strict: true,
  });
  for (const code of codesOf(problems)) seen.add(code);
  expect([...seen].sort()).toEqual(Object.keys(PROBLEM_RULES).sort());
}, 60_000);

test('DOCS_STRICT=0 alone makes a build lenient', () => {
  expect([isStrict({}), isStrict({ DOCS_STRICT: '1' }), isStrict({ DOCS_STRICT: '' })]).toEqual([
    true,
    true,
    true,
  ]);
  expect(isStrict({ DOCS_STRICT: '0' })).toBe(false);
});
