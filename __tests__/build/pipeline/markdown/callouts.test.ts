import { htmlOf, parseBody, problemsOf, renderBody } from './parse';

describe('callouts', () => {
  test.each(['info', 'success', 'warning', 'error'])('of kind %s hold Markdown', (kind) => {
    const html = renderBody(`:::${kind}\nSome *text*.\n\n- a\n- b\n:::\nAfter.\n`);
    expect(html).toMatch(
      new RegExp(
        `^<aside class="callout callout-${kind}" role="note" aria-label="\\w+"><p>Some <em>text</em>.</p>`,
      ),
    );
    expect(html).toMatch(/<\/ul><\/aside>\n<p>After.<\/p>$/);
  });

  test.each([':::info Read *this*', '::: info  Read *this*', ':::info[Read *this*]'])(
    '%s has a title',
    (opening) => {
      expect(renderBody(`${opening}\nText.\n:::\n`)).toBe(
        '<aside class="callout callout-info" role="note" aria-label="Read this"><p class="callout-title">Read <em>this</em></p><p>Text.</p></aside>',
      );
    },
  );

  test('interrupt a paragraph, and may stand in a list, in a quote and in each other', () => {
    const html = renderBody(
      'Text\n:::info\na\n:::\n\n- item\n\n  :::warning\n  b\n  :::error\n  c\n  :::\n  d\n  :::\n- next\n\n> :::success\n> e\n> :::\n',
    );
    expect(html.replace(/\n/g, '').replace(/ (?:role|aria-label)="[^"]*"/g, '')).toBe(
      '<p>Text</p><aside class="callout callout-info"><p>a</p></aside>' +
        '<ul><li><p>item</p><aside class="callout callout-warning"><p>b</p><aside class="callout callout-error"><p>c</p></aside><p>d</p></aside></li><li><p>next</p></li></ul>' +
        '<blockquote><aside class="callout callout-success"><p>e</p></aside></blockquote>',
    );
  });

  test('are not ended, nor begun, by a line of code', () => {
    const document = parseBody(':::info\n```sh\n:::\n:::nope\n```\n:::\n\n```\n:::info\n```\n');
    expect(document.problems).toEqual([]);
    expect(htmlOf(document)).toContain(':::nope');
    expect(htmlOf(document).match(/<aside/g)).toHaveLength(1);
  });

  test('see the definitions of the page', () => {
    expect(renderBody(':::info\n[a]\n:::\n\n[a]: https://example.com\n')).toContain(
      '<a href="https://example.com">a</a>',
    );
  });

  test('without an end are reported where they begin', () => {
    const document = parseBody('Text.\n\n:::warning\nOpen.\n');
    expect(problemsOf(document)).toEqual(['unclosed-callout 5:1']);
    expect(htmlOf(document)).toContain('<p>Open.</p></aside>');
  });

  test('end with the list item that holds them', () => {
    const document = parseBody('- :::info\n  a\n\nb\n');
    expect(problemsOf(document)).toEqual(['unclosed-callout 3:3']);
    expect(htmlOf(document)).toMatch(/<\/ul>\n<p>b<\/p>$/);
  });

  test('of an unknown kind are reported with the nearest one; their text stays', () => {
    const document = parseBody(':::warnin\nText.\n:::\n');
    expect(document.problems).toMatchObject([
      { code: 'unknown-callout', line: 3, column: 1, suggestion: 'Did you mean "warning"?' },
    ]);
    expect(htmlOf(document)).toBe('<p>Text.</p>');
  });

  test('an end without a beginning is reported, and gone', () => {
    const document = parseBody('Text.\n\n:::\n');
    expect(problemsOf(document)).toEqual(['unknown-callout 5:1']);
    expect(htmlOf(document)).toBe('<p>Text.</p>');
  });
});
