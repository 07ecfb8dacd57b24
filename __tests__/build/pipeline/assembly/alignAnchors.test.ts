import { alignAnchors, decodeUrl, renameAnchors } from '../../../../src/build/pipeline/assembly/alignAnchors';
import { parsed } from './literals';

describe('alignAnchors', () => {
  const original = parsed({ headings: [[2, 'install'], [3, 'npm'], [2, 'use']] }); // prettier-ignore

  it('maps the headings of a translation to those of the original, in order', () => {
    const translation = parsed({ headings: [[2, '安装'], [3, 'npm'], [2, '使用']] }); // prettier-ignore
    expect([...alignAnchors(translation, original)]).toEqual([
      ['安装', 'install'],
      ['使用', 'use'],
    ]);
  });

  it('maps nothing where the outlines differ', () => {
    expect(alignAnchors(parsed({ headings: [[2, '安装'], [2, 'npm'], [2, '使用']] }), original).size).toBe(0); // prettier-ignore
    expect(alignAnchors(parsed({ headings: [[2, '安装']] }), original).size).toBe(0);
  });
});

describe('renameAnchors', () => {
  const anchors = new Map([['安装', 'install']]);

  it('renames headings, and the links to them, percent-encoded or not', () => {
    const html =
      '<h2 id="安装">安装<a class="heading-anchor" href="#安装">#</a></h2><a href="#%E5%AE%89%E8%A3%85">x</a>';
    expect(renameAnchors(html, anchors)).toBe(
      '<h2 id="install">安装<a class="heading-anchor" href="#install">#</a></h2><a href="#install">x</a>',
    );
  });

  it('leaves everything else alone', () => {
    const html = '<p id="安装">安装</p><a href="/lib#安装">x</a><a href="#other">y</a><h2 id="z">z</h2>';
    expect(renameAnchors(html, anchors)).toBe(html);
    expect(renameAnchors(html, new Map())).toBe(html);
  });
});

describe('decodeUrl', () => {
  it('decodes what can be decoded', () => {
    expect(decodeUrl('%E5%AE%89')).toBe('安');
    expect(decodeUrl('100%')).toBe('100%');
  });
});
