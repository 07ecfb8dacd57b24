import { htmlOf, parseBody, problemsOf } from './parse';

describe('{{"demo": …}}', () => {
  test('on a line of its own is a demo with its options', () => {
    const document = parseBody(
      'Before.\n\n{{"demo": "sub/A.js", "bg": "inline", "height": 300}}\n\nAfter.\n',
    );
    expect(document.demos).toEqual([
      { name: 'sub/A.js', options: { bg: 'inline', height: 300 }, line: 5, column: 1 },
    ]);
    expect(document.blocks).toEqual([
      { kind: 'html', html: '<p>Before.</p>' },
      { kind: 'demo', reference: 0 },
      { kind: 'html', html: '<p>After.</p>' },
    ]);
    expect(document.problems).toEqual([]);
  });

  test('needs no blank line around it', () => {
    const document = parseBody(
      'Text.\n{{"demo": "A.js"}}\nMore.\n- item\n{{"demo": "B.js"}}\n| a |\n|---|\n| 1 |\n{{"demo": "C.js"}}\n',
    );
    expect(document.demos.map(({ name, line }) => [name, line])).toEqual([
      ['A.js', 4],
      ['B.js', 7],
      ['C.js', 11],
    ]);
    expect(htmlOf(document)).not.toContain('{{');
  });

  test('inside code is code', () => {
    const document = parseBody(
      '```md\n{{"demo": "A.js"}}\n```\n\n    {{"demo": "B.js"}}\n\n`{{"demo": "C.js"}}`\n\n<!-- {{"demo": "D.js"}} -->\n',
    );
    expect(document.demos).toEqual([]);
    expect(document.problems).toEqual([]);
  });

  test('inside a list cuts it in two, and the numbers go on', () => {
    const document = parseBody('1. One\n2. Two\n\n   {{"demo": "A.js"}}\n\n   Still two\n3. Three\n');
    expect(document.blocks.map(({ kind }) => kind)).toEqual(['html', 'demo', 'html']);
    expect(htmlOf(document).replace(/\n/g, '')).toBe(
      '<ol><li><p>One</p></li><li><p>Two</p></li></ol>[demo]' +
        '<ol start="2"><li style="list-style:none"><p>Still two</p></li><li><p>Three</p></li></ol>',
    );
    expect(document.problems).toEqual([]);
  });

  test('between the items of a list lets the next item count on', () => {
    const document = parseBody('1. One\n\n   {{"demo": "A.js"}}\n2. Two\n');
    expect(htmlOf(document).replace(/\n/g, '')).toBe(
      '<ol><li><p>One</p></li></ol>[demo]<ol start="2"><li><p>Two</p></li></ol>',
    );
  });

  test('inside a callout or quote cuts it in two', () => {
    const document = parseBody(':::info Title\nOne\n{{"demo": "A.js"}}\nTwo\n:::\n\n> {{"demo": "B.js"}}\n');
    expect(htmlOf(document).replace(/ (?:role|aria-label)="[^"]*"/g, '')).toBe(
      '<aside class="callout callout-info"><p class="callout-title">Title</p><p>One</p></aside>\n[demo]\n' +
        '<aside class="callout callout-info"><p>Two</p></aside>\n[demo]',
    );
    expect(document.problems).toEqual([]);
  });

  test('inside HTML that it would tear apart is refused, visibly', () => {
    const document = parseBody('<details>\n\n{{"demo": "A.js"}}\n\n</details>\n');
    expect(problemsOf(document)).toEqual(['bad-directive 5:1']);
    expect(document.blocks).toContainEqual({
      kind: 'placeholder',
      what: 'directive',
      name: 'demo',
      message: 'A demo, component or code group cannot stand inside <details>.',
    });
  });

  test.each([
    ['Text {{"demo": "A.js"}} text.', 3, 6, 'shares its line'],
    ['Text\n    {{"demo": "A.js"}}', 4, 1, 'shares its line'],
    ['<div>\n{{"demo": "A.js"}}\n</div>', 4, 1, 'in the middle of HTML'],
  ])('where it is only text is reported: %j', (body, line, column, message) => {
    expect(parseBody(body).problems).toMatchObject([
      { code: 'bad-directive', line, column, message: expect.stringContaining(message) },
    ]);
  });

  test.each([
    ['{{"demo": "A.js" "bg": true}}', 18, 'is not valid JSON'],
    ["{{'demo': 'A.js'}}", 3, 'is not valid JSON'],
    ['{{demo}}', 3, 'is not valid JSON'],
    ['{{"demo": "A.js"', 1, 'does not end on its line'],
    ['{{"demo": 5}}', 1, 'must be named by a text'],
    ['{{"demo": ""}}', 1, 'must be named by a text'],
    ['{{"dmo": "A.js"}}', 1, 'names either a "demo" or a "component"'],
    ['{{"demo": "A.js", "component": "Gallery"}}', 1, 'names either a "demo" or a "component"'],
  ])('that cannot be understood (%s) is a placeholder', (directive, column, message) => {
    const document = parseBody(`${directive}\n`);
    expect(document.problems).toMatchObject([
      { code: 'bad-directive', line: 3, column, message: expect.stringContaining(message) },
    ]);
    expect(document.blocks).toMatchObject([{ kind: 'placeholder', what: 'directive' }]);
    expect(document.demos).toEqual([]);
  });

  test('an unknown option is reported at its place with the nearest one, and left out', () => {
    const document = parseBody('{{"demo": "A.js", "hideTolbar": true}}\n');
    expect(document.problems).toMatchObject([
      { code: 'bad-demo-option', line: 3, column: 19, suggestion: 'Did you mean "hideToolbar"?' },
    ]);
    expect(document.demos[0]?.options).toEqual({});
  });

  test.each([
    ['"bg": "pink"', 'bg'],
    ['"hideToolbar": "yes"', 'hideToolbar'],
    ['"height": -1', 'height'],
    ['"iframe": 1', 'iframe'],
  ])('an option of a wrong type (%s) is reported and left out', (option, name) => {
    const document = parseBody(`{{"demo": "A.js", "disableAd": true, ${option}}}\n`);
    expect(document.problems).toMatchObject([
      { code: 'bad-demo-option', line: 3, column: 38, message: expect.stringContaining(`"${name}" must be`) },
    ]);
    expect(document.demos[0]?.options).toEqual({ disableAd: true });
  });

  test.each([
    ['"iframe": true, "isolated": true', 'isolated', { iframe: true }],
    ['"iframe": true, "bg": "inline"', 'bg', { iframe: true }],
    ['"hideToolbar": true, "defaultCodeOpen": true', 'defaultCodeOpen', { hideToolbar: true }],
    ['"hideToolbar": true, "disableLiveEdit": true', 'disableLiveEdit', { hideToolbar: true }],
    ['"hideEditButton": true, "hideToolbar": true', 'hideEditButton', { hideToolbar: true }],
  ])('options that contradict each other (%s) are reported, and one dropped', (options, dropped, rest) => {
    const document = parseBody(`{{"demo": "A.js", ${options}}}\n`);
    expect(document.problems).toMatchObject([
      { code: 'bad-demo-option', line: 3, suggestion: expect.stringContaining(`Remove "${dropped}"`) },
    ]);
    expect(document.demos[0]?.options).toEqual(rest);
  });

  test('each contradiction is reported, where there are several', () => {
    const options =
      '"hideToolbar": true, "defaultCodeOpen": true, "disableLiveEdit": true, "hideEditButton": true';
    const document = parseBody(`{{"demo": "A.js", ${options}}}\n`);
    expect(document.problems).toHaveLength(3);
    expect(document.demos[0]?.options).toEqual({ hideToolbar: true });
  });

  test.each([
    '"iframe": true, "bg": "outlined", "height": 400, "maxWidth": "30rem"',
    '"hideToolbar": true, "defaultCodeOpen": false, "disableLiveEdit": false, "hideEditButton": false',
    '"hideToolbar": false, "defaultCodeOpen": true, "disableLiveEdit": true, "hideEditButton": true',
    '"isolated": true, "bg": "inline", "disableAd": true',
    '"iframe": true, "isolated": false, "hideToolbar": true',
  ])('options that only look alike are fine: %s', (options) => {
    expect(parseBody(`{{"demo": "A.js", ${options}}}\n`).problems).toEqual([]);
  });

  test('text in double braces within a sentence is text', () => {
    const document = parseBody('Write {{ name }} here.\n{{ name }} is replaced.\n');
    expect(document.problems).toEqual([]);
    expect(htmlOf(document)).toContain('{{ name }} is replaced.');
  });
});

describe('{{"component": …}}', () => {
  test('is a component with its properties', () => {
    expect(parseBody('{{"component": "Gallery", "width": 5, "of": ["a"]}}\n').blocks).toEqual([
      { kind: 'component', name: 'Gallery', props: { width: 5, of: ['a'] } },
    ]);
  });

  test('an unknown one is reported with the nearest name, and leaves a placeholder', () => {
    const document = parseBody('{{"component": "Galery"}}\n{{"component": "modules/Other.tsx"}}\n');
    expect(document.problems).toMatchObject([
      { code: 'unknown-component', line: 3, column: 3, suggestion: 'Did you mean "Gallery"?' },
      {
        code: 'unknown-component',
        line: 4,
        column: 3,
        suggestion: 'Register it under "components" in site.yml.',
      },
    ]);
    expect(document.blocks).toMatchObject([
      { kind: 'placeholder', what: 'component', name: 'Galery', message: 'There is no component "Galery".' },
      { kind: 'placeholder', what: 'component', name: 'modules/Other.tsx' },
    ]);
  });
});
