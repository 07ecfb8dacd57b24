import { digestOf } from '../../../src/build/pipeline/digest';

describe('digestOf', () => {
  it('is sixteen hexadecimal digits of SHA-256', () => {
    expect(digestOf('abc')).toBe('ba7816bf8f01cfea');
  });

  it('is the same for the same data, and another for other data', () => {
    expect(digestOf({ a: [1, null] })).toBe(digestOf({ a: [1, null] }));
    expect(digestOf({ a: [1, null] })).not.toBe(digestOf({ a: [1, 0] }));
    expect(digestOf(['a', 'b'])).not.toBe(digestOf(['ab']));
  });
});
