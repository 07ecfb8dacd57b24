import { highlightCode } from '../../../../src/build/pipeline/markdown/highlightCode';

function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}

describe('highlightCode', () => {
  test('puts each line into a span of its own, with the tokens of Prism', () => {
    expect(highlightCode('const a = 1;\nlet b;\n', 'ts')).toBe(
      '<span class="code-line"><span class="token keyword">const</span> a <span class="token operator">=</span> ' +
        '<span class="token number">1</span><span class="token punctuation">;</span>\n</span>' +
        '<span class="code-line"><span class="token keyword">let</span> b<span class="token punctuation">;</span>\n</span>',
    );
  });

  test('closes a token at the end of a line and opens it again on the next', () => {
    const lines = highlightCode('/* one\n two */ x', 'js').split('</span><span class="code-line">');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toBe('<span class="code-line"><span class="token comment">/* one\n</span>');
    expect(lines[1]).toBe('<span class="token comment"> two */</span> x</span>');
  });

  test('keeps blank lines, and the very same text', () => {
    const source = '\n\nconst html = `<b>&amp;\n\n${x < 1}`;\n\n\n';
    const html = highlightCode(source, 'tsx');
    expect(textOf(html)).toBe(source);
    expect(html.match(/class="code-line"/g)).toHaveLength(7);
  });

  test('makes no markup of what the source says', () => {
    expect(highlightCode('<script>alert(1)</script>', 'no-such-language')).toBe(
      '<span class="code-line">&lt;script&gt;alert(1)&lt;/script&gt;</span>',
    );
  });

  test.each(['tsx', 'jsx', 'bash', 'json', 'css', 'html', 'yaml', 'diff', 'jsonc', 'dockerfile', 'toml'])(
    'knows %s',
    (language) => {
      const sample = '# <a b="1">{"x": 1.5}</a> .c { d: e } FROM x\n+ y\n- z';
      expect(highlightCode(sample, language)).toContain('class="token');
      expect(textOf(highlightCode(sample, language))).toBe(sample);
    },
  );

  test('takes names of object properties for unknown languages', () => {
    for (const language of ['constructor', '__proto__', 'toString', '']) {
      expect(highlightCode('a', language)).toBe('<span class="code-line">a</span>');
    }
  });

  test('stays linear in the number of lines', () => {
    const source = 'export const value = call({ a: 1, b: "two" });\n'.repeat(4000);
    expect(highlightCode(source, 'tsx').match(/class="code-line"/g)).toHaveLength(4000);
  }, 10_000);
});
