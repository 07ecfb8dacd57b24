import { localizeHtml } from '../../../../src/build/pipeline/assembly/localizeHtml';

const inChinese = (href: string) => localizeHtml(`<a data-doc-link href="${href}">x</a>`, 'zh', 'en');

describe('localizeHtml', () => {
  test.each([
    ['/lib/a', '/zh/lib/a'],
    ['/lib/a/', '/zh/lib/a'],
    ['/lib/a/#part', '/zh/lib/a#part'],
    ['/lib/a?x=1#part', '/zh/lib/a?x=1#part'],
    ['/', '/zh'],
    ['/zh/lib/a', '/zh/lib/a'],
    ['/zh', '/zh'],
    ['/zhang', '/zh/zhang'],
    ['/blog/v6', '/blog/v6'],
    ['#part', '#part'],
    ['./a', './a'],
    ['/static/guide.pdf', '/static/guide.pdf'],
    ['/versions/v6.4', '/zh/versions/v6.4'],
  ])('puts the language before %s: %s', (href, localized) => {
    expect(inChinese(href)).toBe(`<a href="${localized}">x</a>`);
  });

  it('puts nothing before the default language, but takes the slash off', () => {
    expect(localizeHtml('<a data-doc-link href="/lib/a/#b">x</a>', 'en', 'en')).toBe(
      '<a href="/lib/a#b">x</a>',
    );
  });

  it('finds the attribute in both its spellings, among others, on every link', () => {
    const html =
      '<p><a class="c" data-doc-link="" title="t" href="/a">a</a> <a data-doc-link href="/b">b</a></p>';
    expect(localizeHtml(html, 'zh', 'en')).toBe(
      '<p><a class="c" title="t" href="/zh/a">a</a> <a href="/zh/b">b</a></p>',
    );
  });

  it('puts nothing before a prefix of any accepted language', () => {
    const html = '<a data-doc-link href="/pt/lib/a">x</a><a data-doc-link href="/ptolemy">y</a>';
    expect(localizeHtml(html, 'zh', 'en', ['en', 'zh', 'pt'])).toBe(
      '<a href="/pt/lib/a">x</a><a href="/zh/ptolemy">y</a>',
    );
  });

  it('leaves links of other sites and everything else alone', () => {
    const html = '<a href="https://example.com/a">x</a><code>data-doc-link href="/a"</code>';
    expect(localizeHtml(html, 'zh', 'en')).toBe(html);
  });
});
