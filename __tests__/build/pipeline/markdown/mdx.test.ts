import { parse, problemsOf } from './parse';

const parseMdx = (text: string) => parse(text, { format: 'mdx' });

describe('an MDX page', () => {
  test('says of itself what a Markdown page says', () => {
    const document = parseMdx(
      [
        '---',
        'title: Demo',
        '---',
        "import { Foo } from './foo';",
        '',
        '# Demo {#top}',
        '',
        '<p className="description">A *lead* <b>here</b>.</p>',
        '',
        '## First 🧪 {#one}',
        '',
        '{{"demo": "A.js", "bg": true}}',
        '{{"component": "Gallery", "a": 1}}',
        '',
        '<Foo bar={{ "demo": 1 }}>',
        '  <a href="/x" id="here">link</a> [md](#one) <img src="/a.png" alt={text} />',
        '</Foo>',
        '',
        ':::info',
        '- {{"demo": "B.js"}}',
        ':::',
      ].join('\n'),
    );
    expect(document).toMatchObject({
      heading: { text: 'Demo', line: 6, column: 1 },
      lead: 'A <em>lead</em> <b>here</b>.',
      summary: 'A lead here.',
      leadPlace: { line: 8, column: 1 },
      headings: [{ depth: 2, id: 'one', text: 'First 🧪', line: 10, column: 1 }],
      anchors: ['one', 'here'],
      links: [
        { href: '/x', line: 16, column: 3 },
        { href: '#one', line: 16, column: 35 },
      ],
      images: [{ src: '/a.png', line: 16, column: 46 }],
      demos: [
        { name: 'A.js', options: { bg: true }, line: 12, column: 1 },
        { name: 'B.js', options: {}, line: 20, column: 3 },
      ],
      problems: [],
    });
  });

  test('has its demos for blocks, in order', () => {
    expect(parseMdx('# A\n\n{{"demo": "A.js"}}\n\nText.\n\n{{"demo": "B.js"}}\n').blocks).toEqual([
      { kind: 'demo', reference: 0 },
      { kind: 'demo', reference: 1 },
    ]);
  });

  test('has the problems of a Markdown page, at their places', () => {
    const document = parseMdx(
      '# A\n\n# B\n\n#### C\n\n![](/a.png) [](/b)\n\n:::infoo\n:::\n\n{{"component": "Galery"}}\n\n<a href="javascript:x">y</a>\n\n<script>x</script>\n\n<img src="/c.png" />\n',
    );
    expect(problemsOf(document)).toEqual([
      'multiple-h1 3:1',
      'skipped-heading-level 5:1',
      'missing-alt 7:1',
      'empty-link-text 7:13',
      'unknown-callout 9:1',
      'unknown-component 12:3',
      'unsafe-url 14:1',
      'unsafe-html 16:1',
      'missing-alt 18:1',
    ]);
  });

  test.each([
    ['---\ntitle: a\n---\n\nText <b>.\n', 5, 6],
    ['# A\n\n{1 + }\n', 3, 6],
    ['# A\n\n<Foo bar={>\n', 4, 1],
  ])('that is no MDX is refused at the place: %j', (text, line, column) => {
    const document = parseMdx(text);
    expect(document.problems).toMatchObject([{ code: 'mdx-syntax', line, column }]);
    expect(document.blocks).toEqual([]);
  });

  test('that nests too deeply is refused before it is compiled', () => {
    expect(problemsOf(parseMdx('>'.repeat(1000)))).toEqual(['mdx-syntax 1:1']);
  });

  test('objects in braces that are no directives are left to MDX', () => {
    expect(parseMdx('# A\n\n<Foo style={{ color: 1 }} />\n\n{{ a: 1 }.a}\n').problems).toEqual([]);
  });
});
