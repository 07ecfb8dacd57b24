import {
  listenToStored,
  readCookie,
  readStored,
  writeCookie,
  writeStored,
} from '../../../src/site/theme/storage';

test('what is stored is read again', () => {
  writeStored('docs-test', 'value');
  expect(readStored('docs-test')).toBe('value');
  expect(readStored('docs-other')).toBeNull();
});

test('a cookie keeps any text, for a year, on every path', () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  writeCookie('docs', '{"a": "b; c=d"}');
  expect(written).toHaveBeenCalledWith(expect.stringContaining('path=/; max-age=31536000'));
  expect(readCookie('docs')).toBe('{"a": "b; c=d"}');
});

test('a cookie is found by its whole name', () => {
  document.cookie = 'mycodeVariant=JS; path=/';
  expect(readCookie('codeVariant')).toBeNull();
});

test('a cookie that cannot be decoded counts as none', () => {
  document.cookie = 'docs=%E0%A4%A; path=/';
  expect(readCookie('docs')).toBeNull();
});

describe('where the browser forbids storage', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };

  afterEach(() => jest.restoreAllMocks());

  test('local storage reads as empty, and writing is no error', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
    expect(() => writeStored('docs-test', 'value')).not.toThrow();
    expect(readStored('docs-test')).toBeNull();
  });

  test('cookies read as empty, and writing is no error', () => {
    Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse });
    expect(() => writeCookie('docs', 'value')).not.toThrow();
    expect(readCookie('docs')).toBeNull();
    Reflect.deleteProperty(document, 'cookie');
  });
});

test('other tabs are heard for the key alone, until one stops listening', () => {
  const heard: (string | null)[] = [];
  const stop = listenToStored('docs-test', (value) => heard.push(value));
  window.dispatchEvent(new StorageEvent('storage', { key: 'docs-other', newValue: 'a' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'docs-test', newValue: 'b' }));
  window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'docs-test', newValue: 'c' }));
  expect(heard).toEqual(['b', null]);
});
