import { isUnder, localizePath, toDocPath } from '../../src/domain/docPath';

describe('toDocPath', () => {
  test.each([
    ['/material-ui/react-button', '/material-ui/react-button'],
    ['/material-ui/react-button/', '/material-ui/react-button'],
    ['material-ui//react-button', '/material-ui/react-button'],
    ['/material-ui/react-button?lang=zh#props', '/material-ui/react-button'],
    ['/material-ui/react-button#a?b', '/material-ui/react-button'],
    ['/material-ui/./x/../react-button', '/material-ui/react-button'],
    ['/', '/'],
    ['', '/'],
    ['///', '/'],
    ['#hash', '/'],
    ['?query\nof two lines', '/'],
  ])('makes %j the path %s', (raw, path) => {
    expect(toDocPath(raw)).toBe(path);
  });

  it('never climbs above the root', () => {
    expect(toDocPath('/../../etc/passwd')).toBe('/etc/passwd');
    expect(toDocPath('/lib/../../..')).toBe('/');
  });

  it('leaves nothing that a browser would take for another host', () => {
    expect(toDocPath('//evil.example.com/x')).toBe('/evil.example.com/x');
    expect(toDocPath('javascript:alert(1)')).toBe('/javascript:alert(1)');
  });
});

describe('isUnder', () => {
  test.each([
    ['/material-ui', '/material-ui', true],
    ['/material-ui/react-button', '/material-ui', true],
    ['/material-ui-x', '/material-ui', false],
    ['/material', '/material-ui', false],
    ['/anything', '/', true],
    ['/', '/', true],
  ])('%s under %s: %s', (path, prefix, expected) => {
    expect(isUnder(path, prefix)).toBe(expected);
  });
});

describe('localizePath', () => {
  test.each([
    ['/material-ui', 'en', '/material-ui'],
    ['/material-ui', 'zh', '/zh/material-ui'],
    ['/', 'en', '/'],
    ['/', 'zh', '/zh'],
    ['/blog', 'zh', '/blog'],
    ['/blog/v6', 'zh', '/blog/v6'],
    ['/blogging', 'zh', '/zh/blogging'],
  ])('%s in %s is %s', (path, language, expected) => {
    expect(localizePath(path, language, 'en')).toBe(expected);
  });

  it('puts no prefix before the default language, whichever it is', () => {
    expect(localizePath('/material-ui', 'zh', 'zh')).toBe('/material-ui');
    expect(localizePath('/material-ui', 'en', 'zh')).toBe('/en/material-ui');
  });
});
