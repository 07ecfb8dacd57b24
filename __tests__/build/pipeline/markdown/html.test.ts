import { htmlOf, parse, parseBody, problemsOf, renderBody } from './parse';

describe('raw HTML', () => {
  test.each([
    'Press <kbd>Ctrl</kbd>+<kbd class="a b" data-x="1">C</kbd><br>now',
    'A <sub>b</sub> <span style="color: red" title="x">c <em>d</em></span>',
  ])('within a line passes through: %s', (source) => {
    expect(renderBody(`${source}\n`)).toBe(`<p>${source}</p>`);
  });

  test('as a block passes through, with Markdown in it', () => {
    expect(renderBody('<div class="grid" id="g">\n\n**a** <b>c</b>\n\n</div>\n')).toMatch(
      /^<div class="grid" id="g">\s*<p><strong>a<\/strong> <b>c<\/b><\/p>\s*<\/div>$/,
    );
  });

  test.each([
    [
      '<video controls width="100%" height="auto">\n  <source src="/a.mp4" type="video/mp4">\n  Text.\n</video>',
      /^<video controls="" width="100%" height="auto">\s*<source src="\/a.mp4" type="video\/mp4">\s*Text.\s*<\/video>$/,
    ],
    ['<ul style="x:y">\n<li>a &amp; b</li>\n</ul>', /^<ul style="x:y">\s*<li>a &amp; b<\/li>\s*<\/ul>$/],
    [
      '<svg viewBox="0 0 1 1"><path d="M0"/></svg>',
      /^<p><svg viewBox="0 0 1 1"><path d="M0"><\/path><\/svg><\/p>$/,
    ],
    ['<style>a > b { color: red }</style>', /^<style>a > b \{ color: red \}<\/style>$/],
    ['<p align="center">a</p>', /^<p align="center">a<\/p>$/],
    ['<details open><summary>a</summary>b</details>', /^<details open=""><summary>a<\/summary>b<\/details>$/],
  ])('of any kind passes through: %s', (source, expected) => {
    const document = parseBody(`${source}\n`);
    expect(htmlOf(document)).toMatch(expected);
    expect(document.problems).toEqual([]);
  });

  test.each(['Text <b>open', 'Text </b> <i>a</b>', '<div>\n\n- a\n'])(
    'that is not well formed is mended, not lost: %j',
    (source) => {
      const document = parseBody(`${source}\n`);
      expect(document.problems).toEqual([]);
      expect(document.blocks).toHaveLength(1);
    },
  );

  test('comments are gone', () => {
    expect(renderBody('a <!-- b --> c\n\n<!--\n{{"demo": "A.js"}}\n-->\n')).toBe('<p>a  c</p>');
  });

  test('a comment that a blank line cuts is reported, and what is below it is text', () => {
    const document = parseBody('<div>a<!-- b\n\nc <i>d</i>\n\n--></div>\n');
    expect(problemsOf(document)).toEqual(['unsafe-html 3:7']);
    expect(htmlOf(document)).toContain('<p>c <i>d</i></p>');
  });

  test('is where its problems are, line and column', () => {
    const document = parse(
      '---\ntitle: A\n---\n\nText\n\n<div>\n  <b onclick="a()">x</b>\n</div>\n\n> <i onclick="a()">x</i>\n',
    );
    expect(problemsOf(document)).toEqual(['unsafe-html 8:3', 'unsafe-html 11:3']);
  });
});

describe('what would run code', () => {
  test.each([
    ['<script>alert(1)</script>'],
    ['Text <script src="/a.js"></script>'],
    ['<SCRIPT>alert(1)</SCRIPT>'],
    ['<svg><script>alert(1)</script></svg>'],
    ['<object data="/a.swf"></object>'],
    ['<embed src="/a.swf">'],
    ['<base href="https://evil.example">'],
    ['<meta http-equiv="refresh" content="0">'],
    ['<svg><style><a title="</style><img src=x onerror=alert(1)>"></a></style></svg>'],
    ['<svg><a><animate attributeName="href" values="javascript:alert(1)"/></a></svg>'],
    ['<svg><a><set attributeName="xlink:href" to="/x"/></a></svg>'],
    ['<b onclick="a()">x</b>'],
    ['<img src="/a.png" alt="a" ONERROR=a()>'],
    ['<iframe srcdoc="&lt;script&gt;"></iframe>'],
    ['<svg onload="a()"></svg>'],
  ])('is taken out and reported: %s', (source) => {
    const document = parseBody(`${source}\n\nAfter.\n`);
    expect(document.problems.map(({ code }) => code)).toContain('unsafe-html');
    const html = htmlOf(document);
    expect(html).not.toMatch(
      /<(?:script|object|embed|base|meta|noscript|animate|set)|\son\w+=|srcdoc|javascript:/i,
    );
    expect(html).toContain('<p>After.</p>');
  });

  test.each([
    ['[a](javascript:alert(1))'],
    ['[a](JaVaScRiPt:alert(1))'],
    ['[a](&#106;avascript:alert(1))'],
    ['[a](vbscript:x)'],
    ['[a](data:text/html,x)'],
    ['[a][r]\n\n[r]: javascript:alert(1)'],
    ['![a](data:image/svg+xml,x)'],
    ['<a href="java&#x0A;script:alert(1)">a</a>'],
    ['<a href=" \u0001javascript:alert(1)">a</a>'],
    ['<a href="java\tscript:alert(1)">a</a>'],
    ['<svg><a xlink:href="javascript:alert(1)">a</a></svg>'],
    ['<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">a</button></form>'],
    ['<img alt="a" src="/a.png" srcset="/b.png 1x, javascript:alert(1) 2x">'],
    ['<video poster="javascript:alert(1)"></video>'],
    ['<iframe src="javascript:alert(1)" title="a"></iframe>'],
    ['<iframe src="data:text/html,x" title="a"></iframe>'],
  ])('as an address is taken off and reported: %j', (source) => {
    const document = parseBody(`${source}\n`);
    expect(document.problems.map(({ code }) => code)).toContain('unsafe-url');
    expect(htmlOf(document)).not.toMatch(/(?:java|vb)\s*script:|data:/i);
  });

  test.each(['[a](/data:x)', '[a](https://example.com/?q=a,data:b)', '[a](/javascript)'])(
    'is not what only looks like it: %s',
    (source) => {
      expect(parseBody(`${source}\n`).problems).toEqual([]);
    },
  );

  test('is not revived by an attribute that looks like the end of an element', () => {
    expect(
      renderBody('<noscript><p title="</noscript><img src=x onerror=alert(1)>"></p></noscript>\n'),
    ).not.toMatch(/<(?:noscript|img)/);
  });

  test('in the lead is taken out as well', () => {
    const document = parse('# A\n\n<p class="description">a <b onclick="x()">b</b> [c](javascript:x)</p>\n');
    expect(problemsOf(document)).toEqual(['unsafe-html 3:26', 'unsafe-url 3:49']);
    expect(document.lead).toBe('a <b>b</b> <a>c</a>');
  });

  test('does not come from names that the parser uses itself', () => {
    const document = parseBody(
      '<doc-block data-index="7"></doc-block>\n\n<doc-fence data-index="7"></doc-fence>\n\nText.\n',
    );
    expect(htmlOf(document)).toBe('<p></p>\n<p>Text.</p>');
  });
});
