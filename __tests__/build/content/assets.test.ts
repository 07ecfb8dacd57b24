import { existsSync, mkdirSync, readFileSync, symlinkSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { Assets, publishFiles } from '../../../src/build/content/assets';
import { createFolder, PNG_3_BY_2, rootOf, siteFile } from './temporaryRoot';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>';

async function load(
  files: Readonly<Record<string, string | Uint8Array>>,
  site = siteFile({ lib: 'lib' }, 'assets: static\n'),
) {
  const dir = createFolder({
    'site.yml': site,
    'lib/a.md': '# A',
    'static/images/dot.png': PNG_3_BY_2,
    ...files,
  });
  const assets = await Assets.load(rootOf(dir));
  return { dir, assets, resolve: (src: string) => assets.resolveImage(path.join(dir, 'lib', 'a.md'), src) };
}

describe('the assets folder', () => {
  it('is served at the root', async () => {
    const { assets, dir } = await load({ 'static/guide.pdf': 'x' });
    expect([...assets.paths].sort()).toEqual(['/guide.pdf', '/images/dot.png']);
    expect(assets.files).toContainEqual({ source: path.join(dir, 'static/guide.pdf'), url: '/guide.pdf' });
    expect(assets.problems).toEqual([]);
  });

  it('need not be', async () => {
    const { assets } = await load({}, siteFile());
    expect([assets.files, assets.problems]).toEqual([[], []]);
  });

  it('is reported where it lies outside the content root, or nowhere', async () => {
    const outside = createFolder({ 'secret.txt': 'x' });
    const { assets } = await load({}, siteFile({ lib: 'lib' }, `assets: ${outside}\n`));
    expect(assets.files).toEqual([]);
    expect(assets.problems).toMatchObject([
      { code: 'path-escapes-root', file: 'site.yml', line: 5, column: 1 },
    ]);
    const missing = await load({}, siteFile({ lib: 'lib' }, 'assets: statc\n'));
    expect(missing.assets.problems).toMatchObject([
      { code: 'missing-image', line: 5, message: '"assets" names the folder statc, which does not exist.' },
    ]);
  });

  it('serves no file that a link in it leads out to', async () => {
    const outside = createFolder({ 'secret.txt': 'x' });
    const dir = createFolder({
      'site.yml': siteFile({ lib: 'lib' }, 'assets: static\n'),
      'lib/a.md': '',
      'static/a.txt': '',
    });
    symlinkSync(path.join(outside, 'secret.txt'), path.join(dir, 'static', 'leak.txt'));
    const assets = await Assets.load(rootOf(dir));
    expect([...assets.paths]).toEqual(['/a.txt']);
    expect(assets.problems).toMatchObject([{ code: 'symlink-outside-root', file: 'static/leak.txt' }]);
  });
});

describe('an image', () => {
  it('named from the root is one of the assets, with its size', async () => {
    const { resolve } = await load({});
    expect(resolve('/images/dot.png')).toEqual({ url: '/images/dot.png', width: 3, height: 2 });
    expect(resolve('/images/dot.png?v=2#x')).toEqual({ url: '/images/dot.png', width: 3, height: 2 });
  });

  it('named relatively lies beside the page, and is served under a name that changes with it', async () => {
    const { resolve, assets, dir } = await load({ 'lib/pictures/chart.svg': SVG });
    const image = resolve('./pictures/chart.svg');
    expect(image).toEqual({
      url: expect.stringMatching(/^\/content-files\/[0-9a-f]{8}-chart\.svg$/) as string,
      width: 20,
      height: 10,
    });
    expect(resolve('pictures/chart.svg')).toEqual(image);
    expect(assets.files).toContainEqual({
      source: path.join(dir, 'lib/pictures/chart.svg'),
      url: image?.url,
    });
    const { resolve: resolveOther } = await load({ 'lib/pictures/chart.svg': SVG.replace('10', '11') });
    expect(resolveOther('./pictures/chart.svg')?.url).not.toBe(image?.url);
  });

  it('may have a name that URLs must spell otherwise', async () => {
    const { resolve } = await load({ 'static/my chart#1.svg': SVG, 'lib/图.svg': SVG });
    expect(resolve('/my%20chart%231.svg')?.url).toBe('/my%20chart%231.svg');
    expect(resolve('图.svg')?.url).toMatch(/-%E5%9B%BE\.svg$/);
  });

  it('is served without a size where it does not say one', async () => {
    const { resolve } = await load({ 'static/odd.png': 'not an image' });
    expect(resolve('/odd.png')).toEqual({ url: '/odd.png', width: null, height: null });
  });

  it.each([
    ['is not there', './none.png'],
    ['is not among the assets', '/none.png'],
    ['is a folder', './'],
    ['climbs out of the root', '../../../../../../etc/passwd'],
    ['climbs out of the assets', '/../site.yml'],
    ['climbs in disguise', '..%2f..%2f..%2f..%2f..%2f..%2fetc/passwd'],
    ['has a name that no file can have', 'a%00.png'],
    ['has a name that is too long', `${'a'.repeat(5000)}.png`],
    ['is badly encoded', '%E0%A4%A.png'],
  ])('is none where it %s', async (_what, src) => {
    expect((await load({})).resolve(src)).toBeNull();
  });

  it('is none where a link leads out of the root', async () => {
    const outside = createFolder({ 'secret.png': PNG_3_BY_2 });
    const { resolve, dir, assets } = await load({});
    symlinkSync(path.join(outside, 'secret.png'), path.join(dir, 'lib', 'leak.png'));
    expect(resolve('./leak.png')).toBeNull();
    expect(assets.files.map(({ url }) => url)).toEqual(['/images/dot.png']);
  });
});

describe('logos', () => {
  const site = (logo: string, wordmark: string) =>
    `${siteFile()}    logo: ${logo}\n    wordmark: ${wordmark}\n`.replace(/ {2}- \{(.*)\}\n/, (_whole, fields: string) =>
      fields.trim().split(/, (?=\w+:)/).map((field, index) => `${index === 0 ? '  - ' : '    '}${field}\n`).join(''),
    ); // prettier-ignore

  it('lie in the product’s folder or in the root', async () => {
    const { assets } = await load(
      { 'lib/own.svg': SVG, 'logos/shared.svg': SVG },
      site('own.svg', 'logos/shared.svg'),
    );
    const logos = assets.resolveLogos();
    expect(logos.get('lib\nown.svg')).toMatch(/^\/content-files\/[0-9a-f]{8}-own\.svg$/);
    expect(logos.get('lib\nlogos/shared.svg')).toMatch(/^\/content-files\/[0-9a-f]{8}-shared\.svg$/);
    expect(assets.files).toHaveLength(2);
  });

  it('are reported at their key where they are missing or outside', async () => {
    const outside = createFolder({ 'logo.svg': SVG });
    const { assets } = await load({}, site('none.svg', path.join(outside, 'logo.svg')));
    expect(assets.resolveLogos().size).toBe(0);
    expect(assets.problems).toMatchObject([
      {
        code: 'missing-image',
        file: 'site.yml',
        line: 9,
        column: 5,
        message: 'There is no logo none.svg in the content root.',
      },
      { code: 'path-escapes-root', file: 'site.yml', line: 10, column: 5 },
    ]);
  });
});

describe('publishFiles', () => {
  it('copies what is not there yet, or differs; nothing else', async () => {
    const dir = createFolder({ 'a.txt': 'one', 'b.txt': 'two' });
    const publicDir = path.join(dir, 'public');
    mkdirSync(publicDir);
    const files = ['a', 'b'].map((name) => ({
      source: path.join(dir, `${name}.txt`),
      url: `/deep/${name}.txt`,
    }));
    expect(await publishFiles(files, publicDir)).toBe(2);
    expect(readFileSync(path.join(publicDir, 'deep/a.txt'), 'utf8')).toBe('one');
    expect(await publishFiles(files, publicDir)).toBe(0);
    utimesSync(path.join(dir, 'b.txt'), 1_000_000, 1_000_000);
    expect(await publishFiles(files, publicDir)).toBe(1);
    expect(existsSync(path.join(publicDir, 'deep/b.txt'))).toBe(true);
  });
});
