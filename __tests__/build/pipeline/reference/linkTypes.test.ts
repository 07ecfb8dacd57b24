import { breakSignature } from '../../../../src/build/pipeline/reference/breakSignature';
import { linkTypes } from '../../../../src/build/pipeline/reference/linkTypes';
import { ReferenceNames } from '../../../../src/build/pipeline/reference/referenceNames';
import type { PlacedReference } from '../../../../src/build/pipeline/reference/types';
import { component, hook, packageOf, placed } from './literals';

const references = placed(
  packageOf([component('Button'), component('Popper'), hook('useSlider')]),
  packageOf([
    component('Button', { packageName: '@org/charts' }),
    component('Popper', { packageName: '@org/charts' }),
    component('Legend', { packageName: '@org/charts' }),
    component('Line', { packageName: '@org/charts' }),
  ]),
);
const names = new ReferenceNames(references);
const at = (id: string): PlacedReference => {
  const found = references.find((reference) => reference.id === id);
  if (!found) throw new Error(`No ${id}`);
  return found;
};
const link = (text: string, from = '@org/lib/Button', isValue = false) =>
  linkTypes(text, names, at(from), isValue);
const a = (path: string, text: string) => `<a data-doc-link="" href="${path}">${text}</a>`;

describe('linkTypes', () => {
  it('links types that are called after a component or a hook', () => {
    expect(link("Partial<PopperProps['popperOptions']>")).toBe(
      `Partial&lt;${a('/lib/api/popper', 'PopperProps')}['popperOptions']&gt;`,
    );
    expect(link('UseSliderParameters | UseSliderReturnValue')).toBe(
      `${a('/lib/api/use-slider', 'UseSliderParameters')} | ${a('/lib/api/use-slider', 'UseSliderReturnValue')}`,
    );
  });

  it('links a component’s name where a component is meant, and only there', () => {
    expect(link('typeof Popper')).toBe(`typeof ${a('/lib/api/popper', 'Popper')}`);
    expect(link('Popper<Value>')).toBe('Popper&lt;Value&gt;');
    expect(link('Popper', '@org/lib/Button', true)).toBe(a('/lib/api/popper', 'Popper'));
  });

  it('links neither texts nor fields, nor the page it stands on', () => {
    expect(link("'PopperProps' | Lib.PopperProps")).toBe("'PopperProps' | Lib.PopperProps");
    expect(link('ButtonProps')).toBe('ButtonProps');
  });

  it('prefers the own package, and takes another’s only where there is no doubt', () => {
    expect(link('PopperProps', '@org/charts/Line')).toBe(a('/lib/charts/api/popper', 'PopperProps'));
    expect(link('LegendProps')).toBe(a('/lib/charts/api/legend', 'LegendProps'));
  });

  it('gives back the same text, whatever it is', () => {
    const text = "{ a: \"<&>\"; b?: (x: `${string}`) => 'it\\'s' }";
    const shown = link(text).replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
    expect(shown).toBe(text);
  });
});

describe('breakSignature', () => {
  it('leaves a short one on its line', () => {
    expect(breakSignature('(event: Event, open: boolean) => void')).toBe(
      '(event: Event, open: boolean) => void',
    );
  });

  it('puts each parameter of a long one on a line, whatever is nested in it', () => {
    expect(
      breakSignature(
        "<T extends Map<string, () => void>>(event: Event, value: [a: T, b: ','], then: (x: T, y: T) => void) => Promise<void>",
      ),
    ).toBe(
      "<T extends Map<string, () => void>>(\n  event: Event,\n  value: [a: T, b: ','],\n  then: (x: T, y: T) => void,\n) => Promise<void>",
    );
  });

  it('leaves one with a single parameter, and a type that is no signature', () => {
    const single = `(parameters: ${'A'.repeat(60)}) => void`;
    expect(breakSignature(single)).toBe(single);
    const union = `'${'a'.repeat(70)}' | '(b, c)'`;
    expect(breakSignature(union)).toBe(union);
  });
});
