import { checkLinks, resolveLink } from '../../../../src/build/pipeline/assembly/checkLinks';
import { indexLinkTargets } from '../../../../src/build/pipeline/assembly/linkTargets';
import { placeDocuments } from '../../../../src/build/pipeline/assembly/placeDocuments';
import { demoKey, type ResolvedDemo } from '../../../../src/build/pipeline/assembly/types';
import type { CodeStyling } from '../../../../src/domain/codeChoices';
import { parsed, siteConfig, source } from './literals';

const config = siteConfig();
const LINK_PLACE = { line: 7, column: 5 };
const links = (...hrefs: string[]) => hrefs.map((href) => ({ href, ...LINK_PLACE }));

function demo(name: string, ...variants: readonly [styling: CodeStyling, typed: boolean][]): ResolvedDemo {
  const code = { fileName: '', source: '', html: '' };
  return {
    ok: true,
    demo: {
      id: `lib/${name}`,
      name,
      variants: variants.map(([styling, typed]) => ({
        styling,
        module: '',
        ts: typed ? code : null,
        js: code,
        previewHtml: null,
        helpers: [],
        provider: 'material',
        dependencies: {},
      })),
    },
  };
}

const demos = new Map<string, ResolvedDemo>([
  [demoKey('lib/target.md', 'BasicButtons.js'), demo('BasicButtons', ['system', true])],
  [demoKey('lib/target.md', './below/Nested'), demo('Nested', ['css', false], ['tailwind', true])],
  [demoKey('lib/target.md', 'Broken.js'), { ok: false, message: 'It does not compile.' }],
]);

function check(from: string, hrefs: readonly string[], ...others: ReturnType<typeof source>[]) {
  const target = source({
    file: 'lib/target.md',
    parsed: parsed({
      headings: [
        [2, 'first-part'],
        [2, 'über'],
      ],
      demos: [
        { name: 'BasicButtons.js', options: {}, line: 1, column: 1 },
        { name: './below/Nested', options: {}, line: 2, column: 1 },
        { name: 'Broken.js', options: {}, line: 3, column: 1 },
      ],
    }),
  });
  const linking = source({ file: from, parsed: parsed({ headings: [[2, 'own']], links: links(...hrefs) }) });
  const { placed } = placeDocuments([target, linking, ...others], config);
  const apiAnchors = new Map([['/lib/api/button', new Set(['button-prop-color'])]]);
  const targets = indexLinkTargets(placed, config, demos, apiAnchors);
  return checkLinks(placed, config, new Set(['/static/guide.pdf', '/static/my guide.pdf']), targets);
}

describe('checkLinks', () => {
  test.each([
    ['an API page', '/lib/api/button/'],
    ['a row of an API page', '/zh/lib/api/button#button-prop-color'],
    ['a page', '/lib/target'],
    ['a page with a trailing slash', '/lib/target/'],
    ['an anchor', '/lib/target#first-part'],
    ['an anchor after a slash', '/lib/target/#first-part'],
    ['a percent-encoded anchor', '/lib/target#%C3%BCber'],
    ['a query', '/lib/target?variant=js#first-part'],
    ['an empty hash', '/lib/target#'],
    ['a page in a language', '/zh/lib/target#first-part'],
    ['the page beside it', './target#first-part'],
    ['the page beside it, without a dot', 'target'],
    ['a page from the folder above', '../lib/target'],
    ['the start page', '/'],
    ['the start page of a language', '/zh'],
    ['a file that is served', '/static/guide.pdf'],
    ['a file with a space in its name', '/static/my%20guide.pdf'],
    ['a page with a percent-encoded letter', '/lib/%74arget'],
    ['its own heading', '#own'],
    ['itself', ''],
    ['a demo', '/lib/target#BasicButtons'],
    ['a demo’s source', '/lib/target#BasicButtons.tsx'],
    ['a demo’s JavaScript', '/lib/target#BasicButtons.js'],
    ['a demo’s source in its only styling', '/lib/target#system-BasicButtons.tsx'],
    ['a demo’s source in a styling', '/lib/target#tailwind-Nested.js'],
    ['a demo’s source that one styling has', '/lib/target#Nested.tsx'],
    ['a demo that is reported itself', '/lib/target#tailwind-Broken.tsx'],
  ])('lets %s pass: %j', (_what, href) => {
    expect(check('lib/from.md', [href])).toEqual([]);
  });

  it('reports a link to no page where it stands, with the nearest page', () => {
    expect(check('lib/from.md', ['/lib/targte#first-part'])).toEqual([
      {
        code: 'broken-link',
        file: 'lib/from.md',
        ...LINK_PLACE,
        message: 'The link /lib/targte#first-part leads to no page.',
        suggestion: 'Did you mean /lib/target?',
      },
    ]);
  });

  it('reports an anchor that the page has not, with the nearest of its anchors', () => {
    expect(check('lib/from.md', ['/lib/target/#first-prat'])).toEqual([
      {
        code: 'broken-anchor',
        file: 'lib/from.md',
        ...LINK_PLACE,
        message: 'The page /lib/target has no anchor "#first-prat".',
        suggestion: 'Did you mean "#first-part"?',
      },
    ]);
  });

  test.each([
    ['/lib/somewhere-else-entirely', 'broken-link'],
    ['/lib', 'broken-link'],
    ['/en/lib/target', 'broken-link'],
    ['/pt/lib/target', 'broken-link'],
    ['/static/other.pdf', 'broken-link'],
    ['./below/target', 'broken-link'],
    ['#missing-heading', 'broken-anchor'],
    ['/lib/target#own', 'broken-anchor'],
    ['/lib/target#OtherDemo.tsx', 'broken-anchor'],
    ['/lib/target#BasicButtons.md', 'broken-anchor'],
    ['/lib/target#tailwind-BasicButtons.tsx', 'broken-anchor'],
    ['/lib/target#system-Nested.js', 'broken-anchor'],
    ['/lib/target#css-Nested.tsx', 'broken-anchor'],
    ['/lib/target#css-Nested', 'broken-anchor'],
    ['/lib/target#basicbuttons.tsx', 'broken-anchor'],
    ['/lib/target#100%', 'broken-anchor'],
  ])('reports %s as a %s', (href, code) => {
    expect(check('lib/from.md', [href])).toMatchObject([
      { code, suggestion: expect.stringMatching(/./) as string },
    ]);
  });

  it('reports every link, not the first', () => {
    expect(
      check('lib/from.md', ['/a-page-that-is-not-there', '#not-there-either', '/lib/target']),
    ).toHaveLength(2);
  });

  describe('in a translation', () => {
    const translationOf = (headings: readonly (readonly [number, string])[], ...hrefs: string[]) =>
      check(
        'lib/elsewhere.md',
        [],
        source({ file: 'lib/target-zh.md', parsed: parsed({ headings, links: links(...hrefs) }) }),
      );

    it('lets links to its own headings pass, by the original’s anchors and by its own, which are renamed', () => {
      expect(translationOf([[2, '第一'], [2, '第二']], '#first-part', '#第一', '#%E7%AC%AC%E4%B8%80')).toEqual([]); // prettier-ignore
    });

    it('knows that from other pages only the original’s anchors hold', () => {
      expect(
        translationOf(
          [
            [2, '第一'],
            [2, '第二'],
          ],
          '/lib/target#first-part',
          '/lib/target#第一',
        ),
      ).toMatchObject([
        // prettier-ignore
        { code: 'broken-anchor', message: 'The page /lib/target has no anchor "#第一".' },
      ]);
    });

    it('asks the translation for its anchors where the outlines differ', () => {
      expect(translationOf([[2, '第一']], '#第一', '#first-part')).toMatchObject([
        { code: 'broken-anchor', message: 'The page /lib/target has no anchor "#first-part".' },
      ]);
    });

    it('asks the original where the linked page is not translated', () => {
      const translation = source({
        file: 'lib/elsewhere-zh.md',
        parsed: parsed({
          headings: [[2, '自己']],
          links: links('/lib/target#first-part', '/lib/target#nothing-there'),
        }),
      });
      expect(check('lib/elsewhere.md', [], translation)).toMatchObject([{ code: 'broken-anchor' }]);
    });
  });
});

describe('resolveLink', () => {
  test.each([
    ['/lib/a#b', { path: '/lib/a', anchor: 'b' }],
    ['/zh/lib/a', { path: '/lib/a', anchor: '' }],
    ['#b', { path: '/lib/from', anchor: 'b' }],
    ['?x=1#b', { path: '/lib/from', anchor: 'b' }],
    ['./a', { path: '/lib/a', anchor: '' }],
    ['../a', { path: '/a', anchor: '' }],
    ['../../../../a', { path: '/a', anchor: '' }],
    ['/lib/a#b#c', { path: '/lib/a', anchor: 'b#c' }],
  ])('%s leads to %j', (href, target) => {
    expect(resolveLink(href, '/lib/from', config)).toEqual(target);
  });
});
