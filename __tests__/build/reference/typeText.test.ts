import { splitUnion, unwrap } from '../../../src/build/reference/typeText';

describe('splitUnion', () => {
  it('takes a union apart at its own bars only', () => {
    expect(splitUnion("'a' | number | Array<string | null> | { kind: 'x' | 'y' }")).toEqual([
      "'a'",
      'number',
      'Array<string | null>',
      "{ kind: 'x' | 'y' }",
    ]);
  });

  it('leaves a function whole, whatever it returns', () => {
    expect(splitUnion("(value: string) => 'a' | 'b'")).toEqual(["(value: string) => 'a' | 'b'"]);
  });

  it('takes a function out of the parentheses that the union needed', () => {
    expect(splitUnion('Element | (() => Element | null) | null')).toEqual([
      'Element',
      '() => Element | null',
      'null',
    ]);
  });

  it('is not led astray by bars and brackets in strings', () => {
    expect(splitUnion(`'|' | '(' | "a'b"`)).toEqual(["'|'", "'('", `"a'b"`]);
  });
});

describe('unwrap', () => {
  it.each([
    ['(() => void)', '() => void'],
    ['(a: string) => (b: string)', '(a: string) => (b: string)'],
    ['string', 'string'],
  ])('makes %s %s', (text, expected) => {
    expect(unwrap(text)).toBe(expected);
  });
});
