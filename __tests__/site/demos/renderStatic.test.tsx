/** @jest-environment node */
import Button from '@mui/material/Button';
import { GlobalStyles } from '@mui/material';
import { useId } from 'react';
import { renderStatic, renderThemeVariables } from '../../../src/site/demos/renderStatic';

const plain = { provider: 'material', isolated: false } as const;

function Demo({ label }: { label?: unknown }) {
  return (
    <>
      <GlobalStyles styles={{ '.from-the-demo': { color: 'red' } }} />
      <Button id={useId()}>{String(label)}</Button>
    </>
  );
}

describe('renderStatic', () => {
  it('gives the HTML of the component with its props, and ids under the prefix', () => {
    const { html } = renderStatic(Demo, { label: 'Save' }, { ...plain, identifierPrefix: 'dabc-' });
    expect(html).toMatch(/^<button [^>]*id="[^"]*dabc-[^"]*"[^>]*>Save/);
  });

  it('gives each style by itself, under the class name that the HTML has; global ones too', () => {
    const { html, styles } = renderStatic(Demo, {}, { ...plain, identifierPrefix: 'd-' });
    const button = styles.find(({ key, ids }) => key === 'css' && html.includes(`css-${ids[0] ?? ''}`));
    expect(button?.ids).toHaveLength(1);
    expect(button?.css).toContain('var(--mui-palette-primary-main');
    expect(styles).toContainEqual({
      key: 'css-global',
      ids: [expect.any(String)],
      css: expect.stringContaining('.from-the-demo{color:red;}'),
    });
  });

  it('keeps one rendering apart from the next', () => {
    const first = renderStatic(Demo, {}, { ...plain, identifierPrefix: 'd-' });
    expect(renderStatic(() => 'text alone', {}, { ...plain, identifierPrefix: 'd-' })).toEqual({
      html: 'text alone',
      styles: [],
    });
    expect(renderStatic(Demo, {}, { ...plain, identifierPrefix: 'd-' })).toEqual(first);
  });
});

describe('renderThemeVariables', () => {
  it('has the light values by default and under their attribute, and the dark ones under theirs', () => {
    const css = renderThemeVariables('material');
    const light = /:root, \[data-color-scheme="light"\]\{([^}]*)\}/.exec(css)?.[1];
    const dark = /\}\[data-color-scheme="dark"\]\{([^}]*)\}/.exec(css)?.[1];
    expect(light).toContain('--mui-palette-background-default:#fff');
    expect(dark).toContain('--mui-palette-background-default:#121212');
    expect(css).not.toContain('color-scheme:');
  });
});
