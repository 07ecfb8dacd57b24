import { finishDocument } from '../../../../src/build/pipeline/assembly/finishDocument';
import {
  demoKey,
  imageKey,
  type AssemblyInput,
  type ResolvedDemo,
  type SourceDocument,
} from '../../../../src/build/pipeline/assembly/types';
import { componentRendering, demoEntry } from '../../../../src/domain/live';
import { toDocPath } from '../../../../src/domain/docPath';
import type { ParsedBlock } from '../../../../src/build/pipeline/parsedDocument';
import { parsed, siteConfig, source } from './literals';

const input = (over: Partial<AssemblyInput> = {}): AssemblyInput => ({
  config: siteConfig(),
  placeOf: () => ({ line: 1, column: 1 }),
  packages: [],
  findSince: () => null,
  documents: [],
  manifests: new Map(),
  images: new Map(),
  demos: new Map(),
  renderings: new Map(),
  brokenComponents: new Map(),
  texts: new Map(),
  assetPaths: new Set(),
  logos: new Map(),
  problems: [],
  ...over,
});

const finish = (document: SourceDocument, over?: Partial<AssemblyInput>) =>
  finishDocument(
    { source: document, path: toDocPath('/lib/a'), language: 'en', original: null },
    input(over),
    [],
  );
const summarize = (meta: Parameters<typeof parsed>[0], over?: Partial<AssemblyInput>) =>
  finish(source({ file: 'lib/a.md', parsed: parsed(meta) }), over).summary;

describe('the summary of a document', () => {
  it('says everything that the page shows around its text', () => {
    expect(finish(source({ file: 'lib/a b/ä.md', lastUpdated: '2026-01-31' })).summary).toEqual({
      id: 'en:/lib/a',
      path: '/lib/a',
      language: 'en',
      productId: 'lib',
      format: 'md',
      title: 'Heading',
      heading: 'Heading',
      description: 'Heading · Lib',
      lead: '',
      headings: [],
      frontMatter: {},
      file: 'lib/a b/ä.md',
      editUrl: 'https://github.com/org/repo/edit/next/docs/data/lib/a%20b/%C3%A4.md',
      lastUpdated: '2026-01-31',
    });
  });

  it('titles a page by its front matter, its heading or its path, in this order', () => {
    const frontMatter = { title: 'In short' };
    expect(summarize({ frontMatter })).toMatchObject({ title: 'In short', heading: 'Heading' });
    expect(summarize({ frontMatter, heading: null })).toMatchObject({
      title: 'In short',
      heading: 'In short',
    });
    expect(summarize({ heading: null })).toMatchObject({ title: 'A', heading: 'A' });
  });

  it('describes a page by its front matter before its lead', () => {
    expect(summarize({ summary: 'The lead.' }).description).toBe('The lead.');
    expect(summarize({ frontMatter: { description: 'Said.' }, summary: 'The lead.' }).description).toBe(
      'Said.',
    );
  });

  it('cuts a long lead between words, a text without spaces anywhere, to what search results show', () => {
    const words = summarize({ summary: 'word '.repeat(60).trim() }).description;
    expect(words).toMatch(/word…$/);
    expect(words.length).toBeGreaterThan(160);
    expect(words.length).toBeLessThanOrEqual(170);
    expect(summarize({ summary: '字'.repeat(300) }).description).toBe(`${'字'.repeat(169)}…`);
    expect(summarize({ summary: '字'.repeat(170) }).description).toBe('字'.repeat(170));
  });

  it('has no link to edit the page where there is no repository, and follows files above the root', () => {
    const { repository: _none, ...without } = siteConfig();
    expect(summarize({}, { config: without }).editUrl).toBeNull();
    expect(finish(source({ file: '../other/a.md' })).summary.editUrl).toBe(
      'https://github.com/org/repo/edit/next/docs/other/a.md',
    );
  });
});

describe('the blocks of a document', () => {
  const render = (
    blocks: readonly ParsedBlock[],
    meta: Parameters<typeof parsed>[0] = {},
    over?: Partial<AssemblyInput>,
  ) => finish(source({ file: 'lib/a.md', parsed: parsed(meta), blocks }), over).renderBlocks();
  const image = (src: string) => ({ src, line: 1, column: 1 });

  it('give an image its address and its size', () => {
    const images = new Map([
      [imageKey('lib/a.md', './dot.png'), { url: '/content-files/1-dot.png', width: 8, height: 4 }],
    ]);
    const html = '<p><img data-doc-image="0" src="./dot.png" alt="Dot" loading="lazy"></p>';
    expect(render([{ kind: 'html', html }], { images: [image('./dot.png')] }, { images })).toEqual([
      {
        kind: 'html',
        html: '<p><img src="/content-files/1-dot.png" alt="Dot" loading="lazy" width="8" height="4"></p>',
      },
    ]);
  });

  it('keep the size that an author gave, and give none that is not known', () => {
    const images = new Map([
      [imageKey('lib/a.md', 'a.png'), { url: '/a.png', width: 8, height: 4 }],
      [imageKey('lib/a.md', 'b.bin'), { url: '/b.bin', width: null, height: null }],
    ]);
    const html =
      '<img data-doc-image="0" src="a.png" alt="" width="3"><img data-doc-image="1" src="b.bin" alt="">';
    expect(
      render([{ kind: 'html', html }], { images: [image('a.png'), image('b.bin')] }, { images }),
    ).toEqual([{ kind: 'html', html: '<img src="/a.png" alt="" width="3"><img src="/b.bin" alt="">' }]);
  });

  it('put the text of an image in its place where there is none', () => {
    const html = '<img data-doc-image="0" src="none.png" alt="A &quot;chart&quot;">';
    expect(render([{ kind: 'html', html }], { images: [image('none.png')] })).toEqual([
      { kind: 'html', html: '<span class="missing-image">A &quot;chart&quot;</span>' },
    ]);
  });

  it('finish code groups and pass on components and placeholders', () => {
    const images = new Map([[imageKey('lib/a.md', 'a.png'), { url: '/a.png', width: 8, height: 4 }]]);
    const component: ParsedBlock = { kind: 'component', name: 'Gallery', props: { columns: 3 } };
    const placeholder: ParsedBlock = { kind: 'placeholder', what: 'directive', name: 'x', message: 'y' };
    const html = '<img data-doc-image="0" src="a.png" alt="">';
    const group: ParsedBlock = { kind: 'codeGroup', storageKey: 'pm', tabs: [{ label: 'npm', html }] };
    expect(render([component, placeholder, group], { images: [image('a.png')] }, { images })).toEqual([
      component,
      placeholder,
      { ...group, tabs: [{ label: 'npm', html: '<img src="/a.png" alt="" width="8" height="4">' }] },
    ]);
  });

  describe('with demos', () => {
    const reference = (name: string) => ({ name, options: { hideToolbar: true }, line: 1, column: 1 });
    const demo: ResolvedDemo = { ok: true, demo: { id: 'lib/Basic', name: 'Basic', variants: [] } };
    const demos = new Map<string, ResolvedDemo>([
      [demoKey('lib/a.md', 'Basic.js'), demo],
      [demoKey('lib/a.md', 'Broken.js'), { ok: false, message: 'It does not compile.' }],
    ]);
    const meta = {
      demos: [reference('Basic.js'), reference('Broken.js'), reference('Unknown.js'), reference('Basic.js')],
    };
    const document = source({
      file: 'lib/a.md',
      parsed: parsed(meta),
      blocks: [0, 1, 2].map((index) => ({ kind: 'demo', reference: index })),
    });

    it('show those that can be shown, and say of the others why not', () => {
      expect(finish(document, { demos }).renderBlocks()).toEqual([
        { kind: 'demo', demoId: 'lib/Basic', name: 'Basic', options: { hideToolbar: true } },
        { kind: 'placeholder', what: 'demo', name: 'Broken.js', message: 'It does not compile.' },
        { kind: 'placeholder', what: 'demo', name: 'Unknown.js', message: 'There is no demo "Unknown.js".' },
      ]);
    });

    it('name each demo once', () => {
      expect(finish(document, { demos }).demoIds).toEqual(['lib/Basic']);
    });

    it('change the digest of the document when a demo comes or goes', () => {
      expect(finish(document, { demos }).digest).toBe(finish(document, { demos }).digest);
      expect(finish(document, { demos }).digest).not.toBe(finish(document).digest);
    });
  });
});

describe('the live code of a document', () => {
  const gallery = { name: 'modules/Gallery.js', props: { columns: 3 } };
  const rendering = componentRendering(gallery.name, gallery.props);
  const basic: ResolvedDemo = {
    ok: true,
    demo: {
      id: 'lib/Basic',
      name: 'Basic',
      variants: [
        {
          styling: 'css',
          module: 'lib/Basic/css/index.js',
          ts: null,
          js: { fileName: 'index.js', source: '', html: '' },
          previewHtml: null,
          helpers: [],
          provider: 'material',
          dependencies: {},
        },
      ],
    },
  };
  const withDemo = { demos: [{ name: 'Basic.js', options: {}, line: 1, column: 1 }] };
  const demos = (resolved: ResolvedDemo) => new Map([[demoKey('lib/a.md', 'Basic.js'), resolved]]);
  const live = (meta: Parameters<typeof parsed>[0], over?: Partial<AssemblyInput>) => {
    const { liveKey, liveDigest } = finish(source({ file: 'lib/a.md', parsed: parsed(meta) }), over);
    return [liveKey, liveDigest];
  };
  const alive = [
    expect.stringMatching(/^lib-a-[0-9a-f]{6}$/),
    expect.stringMatching(/^[0-9a-f]{16}$/),
  ] as unknown[];

  it('has a key for a page with a demo or a registered component', () => {
    expect(live(withDemo, { demos: demos(basic) })).toEqual(alive);
    expect(live({ components: [gallery] })).toEqual(alive);
  });

  it('has none where nothing runs: no code, none that can be shown, none but the shell’s own', () => {
    expect(live({})).toEqual([null, null]);
    expect(live(withDemo, { demos: demos({ ok: false, message: 'Broken' }) })).toEqual([null, null]);
    expect(
      live({ components: [gallery] }, { brokenComponents: new Map([[rendering, 'It throws.']]) }),
    ).toEqual([null, null]);
    expect(live({ components: [{ name: '@mui/docs/ComponentLinkHeader', props: {} }] })).toEqual([
      null,
      null,
    ]);
  });

  it('has a digest that changes with what was rendered', () => {
    const digestWith = (demo: string, component: string) =>
      live(
        { ...withDemo, components: [gallery] },
        {
          demos: demos(basic),
          renderings: new Map([
            [demoEntry('lib/Basic', 'css'), demo],
            [rendering, component],
          ]),
        },
      )[1];
    const digests = [digestWith('a', 'b'), digestWith('a2', 'b'), digestWith('a', 'b2')];
    expect(new Set(digests).size).toBe(3);
    expect(digestWith('a', 'b')).toBe(digests[0]);
  });

  it('names each registered component once', () => {
    const components = [
      gallery,
      { ...gallery, props: {} },
      { name: '@mui/docs/ComponentLinkHeader', props: {} },
    ];
    const document = source({ file: 'lib/a.md', parsed: parsed({ components }) });
    expect(finish(document).componentNames).toEqual(['modules/Gallery.js']);
  });

  it('leaves a placeholder where a component cannot be shown with what the page gives it', () => {
    const blocks: ParsedBlock[] = [
      { kind: 'component', ...gallery },
      { kind: 'component', ...gallery, props: {} },
    ];
    const document = source({
      file: 'lib/a.md',
      parsed: parsed({ components: [gallery, { ...gallery, props: {} }] }),
      blocks,
    });
    const doc = finish(document, { brokenComponents: new Map([[rendering, 'It throws.']]) });
    expect(doc.renderBlocks()).toEqual([
      { kind: 'placeholder', what: 'component', name: 'modules/Gallery.js', message: 'It throws.' },
      blocks[1],
    ]);
    expect(doc.digest).not.toBe(finish(document).digest);
  });
});

describe('a translation', () => {
  const original = source({ file: 'lib/a.md', parsed: parsed({ headings: [[2, 'install']] }) });
  const translation = source({
    file: 'lib/a-zh.md',
    parsed: parsed({ headings: [[2, '安装', '安装']], lead: '<a href="#安装">x</a>' }),
    blocks: [{ kind: 'html', html: '<h2 id="安装">安装</h2>' }],
  });

  it('keeps the anchors of its original, in its outline, its lead and its text', () => {
    const doc = finishDocument(
      { source: translation, path: toDocPath('/lib/a'), language: 'zh', original },
      input(),
      ['@org/lib/Button'],
    );
    expect(doc.apiIds).toEqual(['@org/lib/Button']);
    expect(doc.summary).toMatchObject({
      id: 'zh:/lib/a',
      headings: [{ depth: 2, id: 'install', text: '安装' }],
      lead: '<a href="#install">x</a>',
    });
    expect(doc.renderBlocks()).toEqual([{ kind: 'html', html: '<h2 id="install">安装</h2>' }]);
  });
});
