import { renderMarkdown } from '../../../../src/build/pipeline/reference/renderMarkdown';

const external = (href: string) => ({ href, isInternal: false });
const html = (source: string) => renderMarkdown(source, external).html;

describe('renderMarkdown', () => {
  it('gives a text of one paragraph without the paragraph, for rows of tables', () => {
    expect(html('If `true`, it is\n**disabled**.')).toBe(
      'If <code>true</code>, it is\n<strong>disabled</strong>.',
    );
    expect(html('')).toBe('');
  });

  it('keeps paragraphs and lists apart where there are several', () => {
    expect(html('One of:\n- `a` first\n- `b`')).toMatch(
      /^<p>One of:<\/p>\s*<ul>\s*<li><code>a<\/code> first<\/li>/,
    );
    expect(html('First.\n\nSecond.')).toMatch(/^<p>First\.<\/p>\s*<p>Second\.<\/p>$/);
  });

  it('highlights fenced code', () => {
    expect(html('Like so:\n```tsx\nconst a = 1;\n```')).toContain('<code class="language-tsx">');
  });

  it('shows HTML as the text it is, and runs none', () => {
    expect(html('Props of the <input> element.')).toBe('Props of the &lt;input&gt; element.');
    expect(html('<script>alert(1)</script>')).not.toContain('<script');
    expect(html('One<br/>two <!-- nothing -->')).toMatch(/^One<br>\s*two $|^One<br>\s*two$/);
    expect(html('a <img src=x onerror=alert(1)>')).not.toContain('<img');
  });

  it('writes JSDoc links as Markdown has them', () => {
    expect(html('See {@link https://example.com the docs} or {@link Popper}.')).toBe(
      'See <a href="https://example.com">the docs</a> or <code>Popper</code>.',
    );
  });

  it('marks links within the site, and leaves the text of links that lead nowhere', () => {
    const resolve = (href: string) => (href === '/here' ? { href: '/there', isInternal: true } : null);
    expect(renderMarkdown('[A](/here) and [b](/lost)', resolve).html).toBe(
      '<a data-doc-link="" href="/there">A</a> and b',
    );
  });

  it('gives no ids, headings or images: of several texts on a page two may bring the same', () => {
    expect(html('## Usage\n\n![Alt](a.png)[^1]\n\n[^1]: Note')).toMatch(
      /^<p><strong>Usage<\/strong><\/p>\s*<p>Alt<\/p>$/,
    );
  });

  it('takes no heading for the first paragraph', () => {
    expect(renderMarkdown('## ARIA\n\nIf it *loads*.', external).text).toBe('If it loads.');
    expect(renderMarkdown('**Note**', external).text).toBe('');
  });

  it('gives the first paragraph as plain text', () => {
    expect(renderMarkdown('The `id` of\nan [element](x).\n\nMore.', external).text).toBe(
      'The id of an element.',
    );
  });

  it('shows text that nests absurdly as it was written', () => {
    const absurd = `${'>'.repeat(500)} x`;
    expect(html(absurd)).toBe(absurd.replaceAll('>', '&gt;'));
  });
});
