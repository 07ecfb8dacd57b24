import { htmlOf, parseBody, problemsOf, renderBody } from './parse';

describe('links', () => {
  test('within the site are listed and marked', () => {
    const document = parseBody(
      '[a](/x/#y) [b](#z "Title") <a class="k" href="/static/a.pdf">c</a> [d](./e)\n',
    );
    expect(document.links).toEqual([
      { href: '/x/#y', line: 3, column: 1 },
      { href: '#z', line: 3, column: 12 },
      { href: '/static/a.pdf', line: 3, column: 28 },
      { href: './e', line: 3, column: 68 },
    ]);
    expect(htmlOf(document)).toBe(
      '<p><a data-doc-link="" href="/x/#y">a</a> <a data-doc-link="" href="#z" title="Title">b</a> ' +
        '<a data-doc-link="" class="k" href="/static/a.pdf">c</a> <a data-doc-link="" href="./e">d</a></p>',
    );
  });

  test('by reference are listed where they are used', () => {
    expect(parseBody('Text [a][b].\n\n[b]: /x\n').links).toEqual([{ href: '/x', line: 3, column: 6 }]);
  });

  test('to other sites are left alone', () => {
    const document = parseBody(
      '[a](https://example.com) <b@example.com> [c](//example.com/x) www.example.com\n',
    );
    expect(document.links).toEqual([]);
    expect(htmlOf(document)).not.toContain('data-doc-link');
  });

  test.each(['/blog', '/blog/', '/blog/post#a'])('below an external path (%s) lead to that site', (href) => {
    const document = parseBody(`[a](${href})\n`);
    expect(document.links).toEqual([]);
    expect(htmlOf(document)).toBe(`<p><a href="https://example.com${href}">a</a></p>`);
  });

  test('the longest external path counts, and only whole segments', () => {
    const externalPaths = { '/a': 'https://a.com/', '/a/b': 'https://b.com' };
    const document = parseBody('[1](/a/c) [2](/a/b/c) [3](/abc)\n', { externalPaths });
    expect(htmlOf(document)).toMatch(
      /"https:\/\/a.com\/a\/c".*"https:\/\/b.com\/a\/b\/c".*data-doc-link="" href="\/abc"/,
    );
  });

  test('that open a window keep it from reaching back', () => {
    expect(renderBody('<a href="https://example.com" target="_blank">a</a>\n')).toContain('rel="noopener"');
  });

  test.each(['[](/x)', '[ ](/x)', '<a href="/x"></a>', '[<span></span>](/x)'])(
    'without text (%s) are reported, and named by their address',
    (source) => {
      const document = parseBody(`Text ${source}.\n`);
      expect(problemsOf(document)).toEqual(['empty-link-text 3:6']);
      expect(htmlOf(document)).toContain('/x</a>');
    },
  );

  test.each([
    '[![Logo](/a.png)](/x)',
    '<a href="/x" aria-label="X"></a>',
    '<a id="anchor"></a>',
    '[<span class="plan-pro"></span>](/x)',
  ])('with a name of another kind (%s) are fine', (source) => {
    expect(parseBody(`${source}\n`).problems).toEqual([]);
  });
});

describe('plan chips', () => {
  test.each([
    ['plan-pro', 'Pro plan'],
    ['plan-premium', 'Premium plan'],
  ])('%s is named', (className, name) => {
    expect(renderBody(`<span class="${className}"></span>\n`)).toBe(
      `<p><span class="${className}" title="${name}" role="img" aria-label="${name}"></span></p>`,
    );
  });
});

describe('images', () => {
  test('load late; those of the site are listed and numbered', () => {
    const document = parseBody(
      '![A](./a.png) ![B](https://example.com/b.png) <img src="/c.png" alt="" width="40">\n',
    );
    expect(document.images).toEqual([
      { src: './a.png', line: 3, column: 1 },
      { src: '/c.png', line: 3, column: 47 },
    ]);
    expect(htmlOf(document)).toBe(
      '<p><img data-doc-image="0" src="./a.png" alt="A" loading="lazy" decoding="async"> ' +
        '<img src="https://example.com/b.png" alt="B" loading="lazy" decoding="async"> ' +
        '<img data-doc-image="1" src="/c.png" alt="" width="40" loading="lazy" decoding="async"></p>',
    );
    expect(document.problems).toEqual([]);
  });

  test.each(['![](/a.png)', '![ ](/a.png)', '<img src="/a.png">', '![][r]'])(
    'without alternative text (%s) are reported',
    (source) => {
      expect(problemsOf(parseBody(`Text ${source}\n\n[r]: /a.png\n`))).toEqual(['missing-alt 3:6']);
    },
  );

  test('keep their text in one attribute, whatever it is', () => {
    expect(renderBody('![a > "b" <c>](/a.png)\n')).toContain('alt="a &gt; &quot;b&quot; &lt;c&gt;"');
  });
});

describe('tables', () => {
  const table = '| a | b |\n|:--|--:|\n| 1 | 2 |\n';

  test('scroll in a region of their own, named after the heading above', () => {
    const html = renderBody(`${table}\n## Props\n\n${table}\n${table}`);
    expect(
      [
        ...html.matchAll(
          /<div class="table-scroll" tabindex="0" role="region" aria-label="([^"]*)"><table>/g,
        ),
      ].map((match) => match[1]),
    ).toEqual(['Page', 'Props', 'Props (2)']);
  });

  test('align their cells so that they mirror', () => {
    expect(renderBody(table)).toContain(
      '<th style="text-align:start">a</th>\n<th style="text-align:end">b</th>',
    );
  });

  test('of HTML scroll too', () => {
    expect(renderBody('<table><tr><td>1</td></tr></table>\n')).toContain('<div class="table-scroll"');
  });
});

test('the boxes of a task list are named by their item', () => {
  expect(renderBody('- [x] Done\n')).toContain(
    '<input type="checkbox" checked="" disabled="" aria-label="Done">',
  );
});
