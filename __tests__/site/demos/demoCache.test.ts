import { css } from '@emotion/react';
import { createDemoCache } from '../../../src/site/demos/demoCache';

function insert(direction: 'ltr' | 'rtl', style: string): readonly string[] {
  const cache = createDemoCache(direction);
  const serialized = css(style);
  cache.insert(`.${cache.key}-${serialized.name}`, serialized, cache.sheet, true);
  const rules = cache.sheet.tags.flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])]);
  cache.sheet.flush();
  return rules.map(({ cssText }) => cssText);
}

test('styles are mirrored from right to left, under class names of their own', () => {
  expect(insert('ltr', 'margin-left:4px')).toEqual([
    expect.stringMatching(/^\.css-\w+ \{ ?margin-left: 4px; ?\}$/),
  ]);
  expect(insert('rtl', 'margin-left:4px')).toEqual([
    expect.stringMatching(/^\.css-rtl-\w+ \{ ?margin-right: 4px; ?\}$/),
  ]);
});

test.each(['ltr', 'rtl'] as const)('a placeholder gets its prefixes: %s', (direction) => {
  expect(insert(direction, '&::placeholder{opacity:1}')).toContainEqual(
    expect.stringContaining('::-moz-placeholder'),
  );
});
