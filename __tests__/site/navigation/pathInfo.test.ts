import { pathnameToLanguage, stripTab } from '../../../src/site/navigation/pathInfo';

const LANGUAGES = { defaultLanguage: 'en', acceptedLanguages: ['en', 'zh'] };

describe('pathnameToLanguage', () => {
  it('reads an accepted language out of the prefix and takes the prefix off', () => {
    expect(pathnameToLanguage('/zh/material-ui/react-button/?a=1#props', LANGUAGES)).toEqual({
      userLanguage: 'zh',
      canonicalAs: '/material-ui/react-button/?a=1#props',
      canonicalAsServer: '/material-ui/react-button/?a=1',
      canonicalPathname: '/material-ui/react-button',
    });
  });

  it('leaves a path without prefix in the default language', () => {
    expect(pathnameToLanguage('/material-ui/react-button', LANGUAGES)).toMatchObject({
      userLanguage: 'en',
      canonicalAs: '/material-ui/react-button',
    });
  });

  it.each([
    ['/zh', '/'],
    ['/zh/', '/'],
    ['/zh#top', '/'],
  ])('takes %s for the root of a language', (path, canonicalPathname) => {
    expect(pathnameToLanguage(path, LANGUAGES)).toMatchObject({ userLanguage: 'zh', canonicalPathname });
  });

  it.each(['/zhongwen/intro', '/fr/material-ui', '/ui/zh/button'])('sees no language in %s', (path) => {
    expect(pathnameToLanguage(path, LANGUAGES)).toMatchObject({ userLanguage: 'en', canonicalAs: path });
  });

  it('keeps paths under /blog out of the handling of languages', () => {
    const languages = { defaultLanguage: 'en', acceptedLanguages: ['en', 'blog'] };
    expect(pathnameToLanguage('/blog/zh/news', languages)).toMatchObject({
      userLanguage: 'en',
      canonicalPathname: '/blog/zh/news',
    });
  });

  it.each([
    ['/api/button', '/api-docs/button'],
    ['/zh/api', '/api-docs'],
    ['/apiary', '/apiary'],
    ['/material-ui/api/button', '/material-ui/api/button'],
  ])('maps %s to the canonical %s', (path, canonicalPathname) => {
    expect(pathnameToLanguage(path, LANGUAGES).canonicalPathname).toBe(canonicalPathname);
  });

  it('removes trailing slashes, but not the root', () => {
    expect(pathnameToLanguage('/system/getting-started//', LANGUAGES).canonicalPathname).toBe(
      '/system/getting-started',
    );
    expect(pathnameToLanguage('/', LANGUAGES).canonicalPathname).toBe('/');
  });
});

describe('stripTab', () => {
  it.each(['[docsTab]', '{docsTab}', 'components-api', 'hooks-api'])('strips a last segment %s', (tab) => {
    expect(stripTab(`/base-ui/react-switch/${tab}`)).toBe('/base-ui/react-switch');
  });

  it('strips nothing in the middle of a path', () => {
    expect(stripTab('/docs/hooks-api/overview')).toBe('/docs/hooks-api/overview');
  });
});
