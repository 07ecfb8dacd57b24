import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadSite, type LoadedSite } from '../../../src/build/content/loadSite';
import { formatReport } from '../../../src/build/pipeline/formatReport';
import { expectGolden } from './golden';
import { createFolder } from './temporaryRoot';

const PROJECT = path.resolve(__dirname, '../../..');
const FIXTURE = path.join(PROJECT, '__tests__/fixtures/foreign');
const TOOLPAD = path.resolve(PROJECT, '../shared/samples/toolpad-docs');

function load(contentDir: string, strict: boolean): Promise<LoadedSite> {
  const work = createFolder({});
  return loadSite({
    projectRoot: PROJECT,
    contentDir,
    cacheDir: path.join(work, 'cache'),
    renderDir: path.join(work, 'rendered'),
    strict,
  });
}

/** The documents' bodies must be read before the test ends and its work folder goes. */
async function loadPages(contentDir: string, strict = false) {
  const { site, problems, ...rest } = await load(contentDir, strict);
  if (!site) throw new Error(formatReport(problems));
  const pages = new Map(
    site.pages.map(({ url, doc, context }) => [
      url,
      { blocks: doc.renderBlocks(), summary: doc.summary, context },
    ]),
  );
  return { site, problems, pages, ...rest };
}

describe('a docs tree like those that exist', () => {
  let foreign: Awaited<ReturnType<typeof loadPages>>;
  beforeAll(async () => {
    foreign = await loadPages(FIXTURE);
  }, 60_000);

  it('has nothing wrong but the imports that resolve nowhere', async () => {
    const { problems } = await load(FIXTURE, true);
    expectGolden(path.join(FIXTURE, 'report.txt'), formatReport(problems));
    expect(problems.map(({ code, severity }) => `${severity} ${code}`)).toEqual([
      'error demo-import-unresolved',
      'error demo-import-unresolved',
    ]);
  }, 60_000);

  it('is built in full leniently, each page in each language', () => {
    const { pages, problems } = foreign;
    expect(new Set(problems.map(({ severity }) => severity))).toEqual(new Set(['warning']));
    expectGolden(path.join(FIXTURE, 'urls.txt'), [...pages.keys()].sort().join('\n'));
  });

  it('shows its demos: scripts, sub-folders, stylings, helpers, packages of its own', () => {
    const { site, pages, stats } = foreign;
    expect(
      site.demos.map(({ id, variants }) => [
        id,
        variants.map(({ styling, ts, js, helpers }) =>
          [
            styling,
            ts?.fileName ?? 'no TypeScript',
            js.fileName,
            ...helpers.map(({ fileName }) => fileName),
          ].join(' '),
        ),
      ]),
    ).toEqual([
      ['data/demos/OnlyScript', ['system no TypeScript OnlyScript.js']],
      ['data/demos/OwnPackage', ['system OwnPackage.tsx OwnPackage.js']],
      [
        'data/demos/Stylings',
        ['system index.tsx index.js', 'css index.tsx index.js', 'tailwind index.tsx index.js'],
      ],
      ['data/demos/WithHelper', ['system WithHelper.tsx WithHelper.js helpers/greet.ts']],
      ['data/demos/below/Nested', ['system Nested.tsx Nested.js']],
    ]);
    // Seven stylings and a component.
    expect(stats.rendered).toBe(8);
    const kinds = pages.get('/x/react-widgets/demos')?.blocks.filter(({ kind }) => kind !== 'html');
    expect(kinds?.map(({ kind }) => kind)).toEqual([
      'demo',
      'demo',
      'demo',
      'demo',
      'demo',
      'placeholder',
      'component',
    ]);
  });

  it('puts a placeholder in the place of the demo that cannot be built, and says why', () => {
    const { pages } = foreign;
    expect(pages.get('/x/react-widgets/demos')?.blocks).toContainEqual({
      kind: 'placeholder',
      what: 'demo',
      name: 'Nowhere.js',
      message: `"exists-nowhere" resolves neither from the demo's folder nor from the project.`,
    });
  });

  it('takes joy-ui for a name and joy-ui-zh for its translation', () => {
    const { pages } = foreign;
    expect(pages.get('/zh/x/react-widgets/joy-ui')).toMatchObject({
      summary: { language: 'zh', heading: '与 Joy UI 一起使用', file: 'data/joy-ui-zh.md' },
      context: { fallbackLanguage: null, canonicalPath: '/zh/x/react-widgets/joy-ui' },
    });
    expect(pages.get('/x/react-widgets/joy-ui')?.summary.heading).toBe('With Joy UI');
  });

  it('names analytics what the front matter says, whatever the folder', () => {
    const { pages } = foreign;
    expect(pages.get('/x/react-widgets')?.context).toMatchObject({
      productId: 'widgets',
      analytics: { productId: 'x-widgets-pro', productCategoryId: 'x' },
    });
    expect(pages.get('/x/react-widgets/joy-ui')?.context.analytics.productId).toBe('x-widgets');
  });

  it('leads to other sites where they are declared, in texts and in the sidebar', () => {
    const { pages, site } = foreign;
    const html = JSON.stringify(pages.get('/x/react-widgets')?.blocks);
    expect(html).toContain('https://blog.example.com/blog/widgets-2');
    expect(html).not.toContain('href=\\"/blog');
    for (const language of ['en', 'zh']) {
      expect(site.navigation.get(`widgets.${language}`)?.entries).toContainEqual(
        expect.objectContaining({ external: true, href: 'https://blog.example.com/blog/widgets-2' }),
      );
    }
  });

  it('gives the link that holds a plan chip alone a name', () => {
    const { pages } = foreign;
    expect(JSON.stringify(pages.get('/x/react-widgets')?.blocks)).toMatch(
      /<a [^>]*href=\\"\/x\/react-widgets\/joy-ui\\"[^>]*><span [^>]*aria-label=\\"Pro plan\\"/,
    );
  });

  it('serves its images from the folder that it names, with their size', () => {
    const { pages, files } = foreign;
    expect(files.map(({ url }) => url)).toEqual(['/static/dot.png']);
    expect(JSON.stringify(pages.get('/x/react-widgets')?.blocks)).toMatch(
      /src=\\"\/static\/dot\.png\\"[^>]* width=\\"1\\"/,
    );
  });
});

describe('the Toolpad documentation, which nobody wrote for this project', () => {
  const run = existsSync(TOOLPAD) ? it : it.skip;

  /** Every directive of a page that is no code, as `file:line`. */
  function findDirectives(files: readonly string[], kind: 'demo' | 'component'): string[] {
    return files.flatMap((file) => {
      let isCode = false;
      return readFileSync(path.join(TOOLPAD, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          if (line.trimStart().startsWith('```')) isCode = !isCode;
          const isMeant =
            !isCode && line.trimStart().startsWith(`{{"${kind}":`) && !line.includes('@mui/docs/');
          return isMeant ? [`${file}:${index + 1}`] : [];
        });
    });
  }

  run(
    'has each missing demo and component reported at its line (skipped where ../shared/samples is not there)',
    async () => {
      const { problems, site } = await load(TOOLPAD, true);
      const files = site?.docs.map(({ summary }) => summary.file) ?? [];
      const placesOf = (code: string) =>
        problems.filter((problem) => problem.code === code).map(({ file, line }) => `${file}:${line}`);
      const demos = findDirectives(files, 'demo');
      const components = findDirectives(files, 'component');
      expect([demos.length, components.length]).toEqual([62, 125]);
      expect(placesOf('missing-demo').sort()).toEqual(demos.sort());
      expect(placesOf('unknown-component').sort()).toEqual(components.sort());
      for (const { file, line, column, code } of problems) {
        const text = readFileSync(path.join(TOOLPAD, file), 'utf8').split('\n')[line - 1] ?? '';
        if (code === 'missing-demo') expect(text.slice(column - 1)).toMatch(/^\{\{"demo"/);
        if (code === 'unknown-component') expect(text.slice(column - 1)).toMatch(/^"component"/);
      }
    },
    120_000,
  );

  run(
    'is built leniently with all its 89 pages',
    async () => {
      const { pages, problems } = await loadPages(TOOLPAD);
      expect(pages.size).toBe(89);
      expect(problems.some(({ severity }) => severity === 'error')).toBe(false);
      const placeholders = [...pages.values()].flatMap(({ blocks }) =>
        blocks.filter(({ kind }) => kind === 'placeholder'),
      );
      expect(placeholders).toHaveLength(62 + 125);
    },
    120_000,
  );
});
