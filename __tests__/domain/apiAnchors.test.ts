import { apiAnchor, apiSectionAnchor, apiSlug } from '../../src/domain/apiAnchors';

test.each([
  ['Button', 'button'],
  ['SvgIcon', 'svg-icon'],
  ['useSlider', 'use-slider'],
  ['Grid2', 'grid-2'],
  ['NoSsr', 'no-ssr'],
  ['HTMLElement', 'html-element'],
  ['Unstable_Popup', 'unstable-popup'],
])('%s is called %s in addresses', (name, slug) => {
  expect(apiSlug(name)).toBe(slug);
});

test('anchors begin with the slug, as a page may show several references', () => {
  expect(apiAnchor('button', 'prop', 'aria-label')).toBe('button-prop-aria-label');
  expect(apiAnchor('use-slider', 'return', 'getRootProps')).toBe('use-slider-return-getRootProps');
  expect(apiSectionAnchor('button', 'classes')).toBe('button-classes');
});
