import { scopeStyles } from '../../../../src/build/demos/styles/scopeStyles';

const scope = { hosts: '⟨hosts⟩', inside: '⟨in⟩' };
const scoped = (css: string) => scopeStyles(css, { scope, prefix: 'x-' });

describe('scopeStyles', () => {
  it.each([
    ['.a{}', '.a⟨in⟩{}'],
    ['.a,.b:hover{}', '.a⟨in⟩,.b:hover⟨in⟩{}'],
    ['.a > .b + .c{}', '.a > .b + .c⟨in⟩{}'],
    ["[data-color-scheme='dark'] .a{}", "[data-color-scheme='dark'] .a⟨in⟩{}"],
    ['.a:is(.b, .c > .d){}', '.a:is(.b, .c > .d)⟨in⟩{}'],
    ['.a[title="x, > y"]{}', '.a[title="x, > y"]⟨in⟩{}'],
    ['.hover\\:w-1\\/2\\,5:hover{}', '.hover\\:w-1\\/2\\,5:hover⟨in⟩{}'],
    ['.a::before,.b:after{}', '.a⟨in⟩::before,.b⟨in⟩:after{}'],
    ['.a::-webkit-scrollbar-thumb:hover{}', '.a⟨in⟩::-webkit-scrollbar-thumb:hover{}'],
    ['.a ::placeholder{}', '.a ⟨in⟩::placeholder{}'],
  ])('scopes the elements that %s chooses, and says nothing else of those around them', (css, expected) => {
    expect(scoped(css)).toBe(expected);
  });

  it('makes a selector of bare elements heavier than what the site says of them', () => {
    expect(scoped('a,ul > li::marker,*{}')).toBe(
      'a⟨in⟩:is(html *),ul > li⟨in⟩:is(html *)::marker,*⟨in⟩:is(html *){}',
    );
    expect(scoped('a:hover,a.b{}')).toBe('a:hover⟨in⟩:is(html *),a.b⟨in⟩{}');
  });

  it('takes the demo’s hosts for the document', () => {
    expect(scoped(':root,:host{--a:1}')).toBe(':root ⟨hosts⟩,⟨hosts⟩{--a:1}');
    expect(scoped('html.dark body{color:red}')).toBe('html.dark body ⟨hosts⟩{color:red}');
    expect(scoped(':root:hover .a{}')).toBe(':root:hover .a⟨in⟩{}');
  });

  it('looks into conditions, and gives layers names of their own', () => {
    expect(scoped('@media (min-width: 1px){.a{color:red}@supports (gap: 1px){.b{}}}')).toBe(
      '@media (min-width: 1px){.a⟨in⟩{color:red}\n@supports (gap: 1px){.b⟨in⟩{}}}',
    );
    expect(scoped('@layer base, parts.small;@layer base{.a{}}@layer{.b{}}')).toBe(
      '@layer x-base, x-parts.small;\n@layer x-base{.a⟨in⟩{}}\n@layer{.b⟨in⟩{}}',
    );
  });

  it('gives animations names of their own, wherever they are used', () => {
    expect(
      scoped('@keyframes fade{from{opacity:0}50%{opacity:.5}}.a{animation:fade 1s ease,other 2s;color:fade}'),
    ).toBe(
      '@keyframes x-fade{from{opacity:0}50%{opacity:.5}}\n.a⟨in⟩{animation:x-fade 1s ease,other 2s;color:fade}',
    );
    expect(scoped('.a{animation-name:spin}@media print{@keyframes spin{to{rotate:1turn}}}')).toBe(
      '.a⟨in⟩{animation-name:x-spin}\n@media print{@keyframes x-spin{to{rotate:1turn}}}',
    );
  });

  it('leaves fonts and registered properties to the document, and strings and comments alone', () => {
    const font = '@font-face{font-family:"A;{B"}';
    expect(scoped(`/* .x{} */${font}@property --a{syntax:"*";inherits:false}`)).toBe(
      `${font}\n@property --a{syntax:"*";inherits:false}`,
    );
    expect(scoped('.a{content:"} .b{"}')).toBe('.a⟨in⟩{content:"} .b{"}');
  });
});
