import { localizeNames } from '../../../../src/build/pipeline/assembly/localizeNames';

const TEXTS = {
  'page.headingAnchor': '“{heading}”的链接',
  'plan.pro': 'Pro 套餐',
  'callout.warning': '警告 "!"',
};

test('the link of a heading, a plan chip and an untitled callout are named in the language of the page', () => {
  const html =
    '<h2 id="a">安装<a class="heading-anchor" href="#a" aria-label="Link to “$& 安装”">#</a></h2>' +
    '<span class="plan-pro" title="Pro plan" role="img" aria-label="Pro plan"></span>' +
    '<aside class="callout callout-warning" role="note" aria-label="Warning"></aside>';
  expect(localizeNames(html, TEXTS)).toBe(
    '<h2 id="a">安装<a class="heading-anchor" href="#a" aria-label="“$& 安装”的链接">#</a></h2>' +
      '<span class="plan-pro" title="Pro 套餐" role="img" aria-label="Pro 套餐"></span>' +
      '<aside class="callout callout-warning" role="note" aria-label="警告 &quot;!&quot;"></aside>',
  );
});

test('what has no text in the language stays English, and so does a page without texts', () => {
  const html = '<span aria-label="Premium plan"></span><aside role="note" aria-label="Info"></aside>';
  expect(localizeNames(html, TEXTS)).toBe(html);
  expect(localizeNames(html, undefined)).toBe(html);
});

test('names that an author gave are left alone', () => {
  const html =
    '<aside role="note" aria-label="Before you start"></aside><a aria-label="Link to our shop">x</a>';
  expect(localizeNames(html, TEXTS)).toBe(html);
});
