import { findTag, locateSource } from '../../../src/build/reference/sourceUrl';

describe('findTag', () => {
  it('is the version of a release', () => {
    expect(findTag({ name: '@acme/a', version: '6.4.8' })).toBe('v6.4.8');
  });

  it('is that of the siblings a prerelease was published with, not of those on lines of their own', () => {
    const dependencies = { '@acme/types': '~7.2.24', '@acme/utils': '^6.4.8', '@other/system': '^9.0.0' };
    expect(findTag({ name: '@acme/a', version: '5.0.0-beta.70', dependencies })).toBe('v6.4.8');
  });

  it('is its own where no sibling tells', () => {
    const dependencies = { '@acme/utils': 'workspace:*' };
    expect(findTag({ name: '@acme/a', version: '1.0.0-rc.1', dependencies })).toBe('v1.0.0-rc.1');
  });
});

describe('locateSource', () => {
  const manifest = { name: '@acme/a', version: '1.2.3' };

  it.each([
    'git+https://github.com/acme/widgets.git',
    'https://github.com/acme/widgets',
    'git@github.com:acme/widgets.git',
    'github:acme/widgets',
    'acme/widgets',
  ])('reads a repository from %s', (repository) => {
    expect(locateSource({ ...manifest, repository })?.urlOf('A/A.tsx')).toBe(
      'https://github.com/acme/widgets/blob/v1.2.3/src/A/A.tsx',
    );
  });

  it('knows the folder of a package among several', () => {
    const repository = { url: 'https://github.com/acme/widgets.git', directory: 'packages/a' };
    expect(locateSource({ ...manifest, repository })?.urlOf('A/A.js')).toBe(
      'https://github.com/acme/widgets/blob/v1.2.3/packages/a/src/A/A.js',
    );
  });

  it('says nothing where there is no repository, or none whose addresses we know', () => {
    expect(locateSource(manifest)).toBeNull();
    expect(locateSource({ ...manifest, repository: 'https://git.example.com/a/b/c' })).toBeNull();
  });
});
