import { renderToStaticMarkup } from 'react-dom/server';
import type { StaticStyle } from '../../../src/domain/live';
import { collectDemo, takeDemoHead } from '../../../src/site/demos/demoHead';

const root = { key: 'css', ids: ['a1'], css: '.css-a1{color:red}' };
const button = { key: 'css', ids: ['b2'], css: '.css-b2{color:blue}' };
const page = { key: 'css-global', ids: ['g3'], css: 'body{margin:0}' };
const fade = { key: 'css-global', ids: ['g4'], css: '@keyframes fade{}' };

const collect = (styles: readonly StaticStyle[]) =>
  collectDemo({ html: '', styles, provider: 'material', sheet: null, tailwind: null });

describe('the head of a page with demos', () => {
  it('has each style once, those of one key together and global ones apart, as Emotion takes them up', () => {
    collect([root, button]);
    collect([root, page, fade]);
    collect([page]);
    expect(takeDemoHead().map((element) => renderToStaticMarkup(element))).toEqual([
      '<style id="demo-theme-vars"></style>',
      '<style data-emotion="css a1 b2">.css-a1{color:red}.css-b2{color:blue}</style>',
      '<style data-emotion="css-global g3">body{margin:0}</style>',
      '<style data-emotion="css-global g4">@keyframes fade{}</style>',
    ]);
  });

  it('has nothing of the page before', () => {
    collect([root]);
    takeDemoHead();
    expect(takeDemoHead()).toEqual([]);
  });
});
