import { parse, problemsOf } from './parse';

const DEEP = 10_000;

describe('any text', () => {
  test.each([
    ['quotes', '>'.repeat(DEEP)],
    ['quotes with spaces', '> '.repeat(DEEP)],
    ['lists', '- '.repeat(DEEP)],
    ['lists by indent', Array.from({ length: 150 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')],
    ['brackets', '['.repeat(DEEP)],
    ['emphasis', '**a '.repeat(DEEP) + 'a** '.repeat(DEEP)],
    ['callouts', ':::info\n'.repeat(DEEP)],
    ['code groups', '<codeblock>\n'.repeat(DEEP)],
    ['elements', '<div>'.repeat(DEEP)],
    ['elements in a line', `a ${'<span>'.repeat(DEEP)}`],
    ['lazy lines', `> a\n${'a\n'.repeat(DEEP)}`],
  ])('%s nested thousands deep are refused, and shown as they were written', (_name, text) => {
    const document = parse(text);
    expect(document.problems).toMatchObject([{ code: 'unreadable-markdown', column: 1 }]);
    expect(document.blocks).toMatchObject([{ kind: 'html', html: expect.stringMatching(/^<pre>/) }]);
  });

  test('the line of what nests too deeply is named', () => {
    expect(problemsOf(parse(`---\ntitle: a\n---\n\nText.\n\n${'>'.repeat(200)}\n`))).toEqual([
      'unreadable-markdown 7:1',
    ]);
  });

  test.each([
    ['a line of a million characters', 'a'.repeat(1_000_000)],
    ['braces', '{{'.repeat(DEEP)],
    ['heading ids', `## ${'{#'.repeat(DEEP)}`],
    ['less-than signs', '<'.repeat(DEEP)],
    ['backticks', '`a``b'.repeat(DEEP / 5)],
    ['comments', '<!--'.repeat(DEEP)],
    ['zero bytes', '\u0000'.repeat(DEEP)],
    ['lone surrogates', '\uD800'.repeat(DEEP)],
    ['code that nests', '```tsx\n' + '<a>'.repeat(DEEP) + '\n```'],
    ['a long list', '- [a](/b) *c*\n'.repeat(3000)],
    ['a long table', `| a |\n|---|\n${'| [a] * |\n'.repeat(3000)}`],
  ])('%s are read', (_name, text) => {
    const document = parse(`# A\n\n${text}\n`);
    expect(document.problems.map(({ code }) => code)).not.toContain('unreadable-markdown');
    expect(document.heading?.text).toBe('A');
  });

  test('put together of anything gives a document whose problems have places in it', () => {
    const pieces = [
      ...[
        '---\n',
        'title: x\n',
        '# h\n',
        '## h {#a}\n',
        '<p class="description">',
        '</p>',
        '{{"demo": "X.js"}}',
        '{{',
        '}}',
      ],
      ...[
        ':::info\n',
        ':::\n',
        ':::foo T\n',
        '<codeblock storageKey="k">\n',
        '</codeblock>\n',
        '```js\n',
        '~~~',
        '[a](/b)',
      ],
      ...[
        '![]()',
        '[^1]',
        '[^1]: x\n',
        '<div>',
        '</div>',
        '<script>',
        '<style>',
        '<b onclick=x>',
        '<svg>',
        '<template>',
      ],
      ...[
        '| a | b |\n',
        '|--|--|\n',
        '- ',
        '1. ',
        '> ',
        '   ',
        '\t',
        '\r\n',
        '\n\n',
        '*',
        '_',
        '`',
        '<!--',
        '-->',
        '\u0000',
        '🧪',
      ],
    ];
    // A fixed sequence: the same texts in every run.
    let state = 42;
    const next = (limit: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((state / 2_147_483_648) * limit);
    };
    for (let round = 0; round < 500; round += 1) {
      const text = Array.from({ length: next(50) }, () => pieces[next(pieces.length)]).join('');
      const lines = text.split(/\r\n?|\n/).length;
      const format = round % 2 === 0 ? 'md' : 'mdx';
      const { problems } = parse(text, { format });
      expect({ text, codes: problems.filter(({ code }) => code === 'unreadable-markdown') }).toEqual({
        text,
        codes: [],
      });
      for (const { line, column } of problems) {
        expect(line).toBeGreaterThanOrEqual(1);
        expect(line).toBeLessThanOrEqual(lines);
        expect(column).toBeGreaterThanOrEqual(1);
      }
    }
  }, 60_000);

  test('gives the same document twice', () => {
    const text = '# A\n\n## B\n\n## B\n\n[x](/y)\n\n{{"demo": "A.js"}}\n';
    expect(parse(text)).toEqual(parse(text));
  });
});
