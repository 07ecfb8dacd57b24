import { parse, parseBody, problemsOf, renderBody } from './parse';

describe('fences', () => {
  test('become code blocks with a copy button, reachable by keyboard', () => {
    expect(renderBody('```ts\nlet a;\n```\n')).toBe(
      '<div class="code-block" data-language="ts"><pre tabindex="0"><code class="language-ts">' +
        '<span class="code-line"><span class="token keyword">let</span> a<span class="token punctuation">;</span></span>' +
        '</code></pre><button type="button" class="code-copy" data-code-copy="">Copy</button></div>',
    );
  });

  test.each(['title="src/<App>.tsx"', "title='src/<App>.tsx' {1}", '{1} title="src/<App>.tsx"'])(
    'have a title: %s',
    (meta) => {
      expect(renderBody(`\`\`\`tsx ${meta}\na\n\`\`\`\n`)).toContain(
        '<div class="code-title">src/&lt;App&gt;.tsx</div><pre',
      );
    },
  );

  test('mark lines', () => {
    const html = renderBody(`\`\`\`js {1,4-6,9-99999999999}\n${'a\n'.repeat(10)}\`\`\`\n`);
    const lines = [...html.matchAll(/class="code-line( highlight-line)?"/g)];
    expect(lines.flatMap((line, index) => (line[1] ? [index + 1] : []))).toEqual([1, 4, 5, 6, 9, 10]);
  });

  test('mark lines beyond the first hundred', () => {
    const html = renderBody(`\`\`\`js {150}\n${'a\n'.repeat(200)}\`\`\`\n`);
    const lines = [...html.matchAll(/class="code-line( highlight-line)?"/g)];
    expect(lines.flatMap((line, index) => (line[1] ? [index + 1] : []))).toEqual([150]);
  });

  test.each(['diff', 'diff-tsx'])('mark what %s added and removed', (language) => {
    const html = renderBody(`\`\`\`${language}\n-const a = 1;\n+const a = 2;\n a;\n\`\`\`\n`);
    expect([...html.matchAll(/class="(code-line[^"]*)"/g)].map((match) => match[1])).toEqual([
      'code-line deleted',
      'code-line inserted',
      'code-line',
    ]);
  });

  test('diff-tsx is highlighted as tsx', () => {
    expect(renderBody('```diff-tsx\n+const a = 2;\n```\n')).toContain(
      '<span class="token keyword">const</span>',
    );
  });

  test.each(['', 'no-such-language', '{{"x": 1}}', '{1}', 'js {{sx: 1}} foo="', 'constructor'])(
    'with the info string "%s" are shown',
    (info) => {
      expect(renderBody(`\`\`\`${info}\n<b> & c\n\`\`\`\n`)).toMatch(/&lt;.*b.*&amp;/);
    },
  );

  test('inside a raw element keep their text', () => {
    expect(renderBody('<p>\n\n```js\n"</p><script>"\n```\n\n</p>\n')).toContain('&lt;/p&gt;&lt;script&gt;');
  });
});

describe('<codeblock>', () => {
  const group = '```bash npm\nnpm i\n```\n\n```bash yarn\nyarn\n```\n';

  test('groups fences as tabs', () => {
    const document = parseBody(`<codeblock storageKey="package-manager">\n${group}</codeblock>\n`);
    expect(document.blocks).toMatchObject([
      {
        kind: 'codeGroup',
        storageKey: 'package-manager',
        tabs: [
          { label: 'npm', html: expect.stringMatching(/^<div class="code-block" data-language="bash">/) },
          { label: 'yarn', html: expect.stringContaining('yarn') },
        ],
      },
    ]);
    expect(document.problems).toEqual([]);
  });

  test('names a tab by its title or language, where it has no label', () => {
    const document = parseBody(
      '<codeblock>\n\n```ts title="a.ts"\na\n```\n\n```jsx\na\n```\n\n</codeblock>\n',
    );
    expect(document.blocks).toMatchObject([{ storageKey: '', tabs: [{ label: 'a.ts' }, { label: 'jsx' }] }]);
  });

  test('may stand in a list', () => {
    const document = parseBody(
      '1. Install\n\n   <codeblock storageKey="k">\n\n   ```bash npm\n   npm i\n   ```\n\n   </codeblock>\n\n2. Run\n',
    );
    expect(document.blocks.map(({ kind }) => kind)).toEqual(['html', 'codeGroup', 'html']);
    expect(document.problems).toEqual([]);
  });

  test('without an end is reported, and holds the fences right below it only', () => {
    const document = parseBody(`<codeblock storageKey="k">\n${group}\nText.\n\n\`\`\`js\na\n\`\`\`\n`);
    expect(problemsOf(document)).toEqual(['unclosed-codeblock 3:1']);
    expect(document.blocks).toMatchObject([
      { kind: 'codeGroup', tabs: [{ label: 'npm' }, { label: 'yarn' }] },
      { kind: 'html', html: expect.stringMatching(/^<p>Text.<\/p>\n<div class="code-block"/) },
    ]);
  });

  test('with something else than fences is reported; it is shown below', () => {
    const document = parseBody(`<codeblock storageKey="k">\n${group}\nText.\n</codeblock>\n`);
    expect(problemsOf(document)).toEqual(['bad-directive 3:1']);
    expect(document.blocks).toMatchObject([{ kind: 'codeGroup' }, { html: '<p>Text.</p>' }]);
  });

  test('without fences is reported', () => {
    expect(problemsOf(parseBody('<codeblock storageKey="k">\n</codeblock>\n'))).toEqual([
      'bad-directive 3:1',
    ]);
  });

  test('the very beginning of one at the end of a file is no error of ours', () => {
    expect(problemsOf(parse('# A\n\n<codeblock>\n'))).toEqual([
      'bad-directive 3:1',
      'unclosed-codeblock 3:1',
    ]);
  });
});
