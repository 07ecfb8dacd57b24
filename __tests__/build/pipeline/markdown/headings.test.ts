import { htmlOf, parse, parseBody, problemsOf, renderBody } from './parse';

describe('the h1', () => {
  test('is taken out of the text', () => {
    const document = parse('# Button *group* <span class="plan-pro"></span>\n\nText.\n');
    expect(document.heading).toEqual({ text: 'Button group', line: 1, column: 1 });
    expect(htmlOf(document)).toBe('<p>Text.</p>');
    expect(document.headings).toEqual([]);
  });

  test('may be underlined, and may be HTML', () => {
    expect(parse('Button\n===\n').heading?.text).toBe('Button');
    expect(parse('<h1>Button</h1>\n').heading?.text).toBe('Button');
  });

  test('comes once: a further one is reported and becomes an h2', () => {
    const document = parse('# One\n\n# Two\n\n<h1>Three</h1>\n');
    expect(document.problems).toMatchObject([
      { code: 'multiple-h1', line: 3, column: 1, message: 'The page has an h1 already, on line 1.' },
      { code: 'multiple-h1', line: 5, column: 1 },
    ]);
    expect(document.heading?.text).toBe('One');
    expect(document.headings.map(({ depth, text }) => [depth, text])).toEqual([
      [2, 'Two'],
      [2, 'Three'],
    ]);
  });
});

describe('headings', () => {
  test('are listed with their places, and link to themselves', () => {
    const document = parseBody('## First `steps`\n\n### More\n');
    expect(document.headings).toEqual([
      { depth: 2, id: 'first-steps', text: 'First steps', line: 3, column: 1 },
      { depth: 3, id: 'more', text: 'More', line: 5, column: 1 },
    ]);
    expect(htmlOf(document)).toBe(
      '<h2 id="first-steps">First <code>steps</code><a class="heading-anchor" href="#first-steps" aria-label="Link to “First steps”">#</a></h2>\n' +
        '<h3 id="more">More<a class="heading-anchor" href="#more" aria-label="Link to “More”">#</a></h3>',
    );
  });

  test.each([
    ['🧪 Lab <span class="plan-premium"></span>', 'lab', '🧪 Lab'],
    ['Role based 🚧', 'role-based', 'Role based 🚧'],
    ['[Linked](/x) heading', 'linked-heading', 'Linked heading'],
    ['快速开始', '快速开始', '快速开始'],
    ['🚀', 'section', '🚀'],
  ])('"%s" has the anchor %s', (source, id, text) => {
    expect(parseBody(`## ${source}\n`).headings).toMatchObject([{ id, text }]);
  });

  test('of one text have anchors of their own', () => {
    const { headings, problems } = parseBody('## Props\n\n## Props\n\n## Props 1\n\n## Props\n');
    expect(headings.map(({ id }) => id)).toEqual(['props', 'props-1', 'props-1-1', 'props-2']);
    expect(problems).toEqual([]);
  });

  test('{#id} sets the anchor, and no generated one takes it', () => {
    const document = parseBody('## Setup\n\n## Getting *started* {#setup}\n');
    expect(document.headings.map(({ id, text }) => [id, text])).toEqual([
      ['setup-1', 'Setup'],
      ['setup', 'Getting started'],
    ]);
    expect(htmlOf(document)).toContain('<h2 id="setup">Getting <em>started</em><a');
  });

  test('{#id} elsewhere is text', () => {
    expect(renderBody('See {#id} here.\n')).toBe('<p>See {#id} here.</p>');
  });

  test('an anchor written twice is reported, and the later one changed', () => {
    const document = parseBody('## One {#a}\n\n## Two {#a}\n\n<div id="a"></div>\n');
    expect(problemsOf(document)).toEqual(['duplicate-heading-id 5:1', 'duplicate-heading-id 7:1']);
    expect(document.anchors).toEqual(['a', 'a-1', 'a-2']);
  });

  test('a level that is left out is reported', () => {
    const document = parseBody('## Two\n\n#### Four\n\n## Two\n');
    expect(document.problems).toMatchObject([
      { code: 'skipped-heading-level', line: 5, suggestion: 'Make it an h3 ("###").' },
    ]);
    expect(problemsOf(parse('# One\n\n### Three\n'))).toEqual(['skipped-heading-level 3:1']);
  });

  test('ids of HTML are anchors too; those inside a drawing may repeat', () => {
    const { anchors, problems } = parseBody(
      '<a name="old"></a> <b id="x">y</b>\n\n<svg><g id="mask"></g></svg>\n\n<svg><g id="mask"></g></svg>\n\n## Two\n',
    );
    expect(anchors).toEqual(['old', 'x', 'mask', 'two']);
    expect(problems).toEqual([]);
  });

  test('the heading above footnotes is not listed', () => {
    const document = parseBody('Text[^1].\n\n[^1]: Note.\n');
    expect(document.headings).toEqual([]);
    expect(document.links).toEqual([]);
    expect(htmlOf(document)).toContain('<h2 class="sr-only" id="footnote-label">Footnotes</h2>');
    expect(document.anchors).toEqual(expect.arrayContaining(['user-content-fn-1', 'user-content-fnref-1']));
  });
});

describe('the lead', () => {
  test('is read as Markdown and HTML, over several lines, and taken out of the text', () => {
    const document = parse(
      '# A\n\n<p class="description">A *good* `button`,\n  <b>really</b> &amp; [so](/x).</p>\n\nText.\n',
    );
    expect(document.lead).toBe(
      'A <em>good</em> <code>button</code>,\n<b>really</b> &amp; <a data-doc-link="" href="/x">so</a>.',
    );
    expect(document.summary).toBe('A good button, really & so.');
    expect(document.leadPlace).toEqual({ line: 3, column: 1 });
    expect(document.links).toEqual([{ href: '/x', line: 4, column: 23 }]);
    expect(htmlOf(document)).toBe('<p>Text.</p>');
  });

  test.each(["<p class='description'>", '<p class=description>', '<p  class="description" >'])(
    'may begin with %s',
    (opening) => {
      expect(parse(`# A\n\n${opening}Hi</p>\nText.\n`)).toMatchObject({
        lead: 'Hi',
        blocks: [{ html: '<p>Text.</p>' }],
      });
    },
  );

  test('may be HTML of any other form', () => {
    expect(parse('# A\n\n<p id="l" class="description">Hi <b>you</b></p>\n\nText.\n')).toMatchObject({
      lead: 'Hi <b>you</b>',
      leadPlace: { line: 3, column: 1 },
      anchors: ['l'],
      blocks: [{ html: '<p>Text.</p>' }],
    });
  });

  test('comes once; a further one stays in the text', () => {
    const document = parse('# A\n\n<p class="description">One</p>\n\n<p class="description">Two</p>\n');
    expect(document.lead).toBe('One');
    expect(htmlOf(document)).toBe('<p class="description">Two</p>');
  });

  test('without one, the first paragraph is the summary', () => {
    expect(
      parse('# A\n\n- item\n\nFirst *paragraph* <span class="plan-pro"></span>.\n\nSecond.\n'),
    ).toMatchObject({
      lead: '',
      leadPlace: null,
      summary: 'First paragraph .',
    });
    expect(parse('# A\n').summary).toBe('');
  });

  test('without an end is no lead', () => {
    const document = parse('# A\n\n<p class="description">One\n\nTwo\n');
    expect(document.leadPlace).toEqual({ line: 3, column: 1 });
    expect(htmlOf(document)).toContain('Two');
  });
});
