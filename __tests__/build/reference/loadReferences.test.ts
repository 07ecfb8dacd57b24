import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { extractPackages } from '../../../src/build/reference/extractPackages';
import { loadReferences, type ReferencePlaces } from '../../../src/build/reference/loadReferences';

jest.mock('../../../src/build/reference/extractPackages', () => {
  const actual = jest.requireActual<{ extractPackages: typeof extractPackages }>(
    '../../../src/build/reference/extractPackages',
  );
  return { ...actual, extractPackages: jest.fn(actual.extractPackages) };
});

const FIXTURE = path.join(process.cwd(), '__tests__/fixtures/reference-package');

let places: ReferencePlaces;
let workDir: string;

/** By a link: the package's real place is where it finds React's types. */
beforeEach(() => {
  workDir = mkdtempSync(path.join(os.tmpdir(), 'references-'));
  const contentDir = path.join(workDir, 'content');
  const scope = path.join(contentDir, 'node_modules/@acme');
  mkdirSync(scope, { recursive: true });
  symlinkSync(FIXTURE, path.join(scope, 'widgets'), 'dir');
  places = { projectRoot: process.cwd(), contentDir, cacheDir: path.join(workDir, 'cache') };
});

afterEach(() => rmSync(workDir, { recursive: true, force: true }));

const WIDGETS = { name: '@acme/widgets' };

describe('loadReferences', () => {
  it('reads a package once: a warm build asks the compiler nothing', async () => {
    jest.mocked(extractPackages).mockClear();
    const cold = await loadReferences([WIDGETS], places);
    expect(cold).toMatchObject({ extracted: 1, missing: [] });
    expect(extractPackages).toHaveBeenCalledTimes(1);

    const warm = await loadReferences([WIDGETS], places);
    expect(extractPackages).toHaveBeenCalledTimes(1);
    expect(warm).toEqual({ ...cold, extracted: 0 });
  });

  it('reads anew where the cached file is no whole result', async () => {
    await loadReferences([WIDGETS], places);
    for (const file of readdirSync(places.cacheDir)) {
      writeFileSync(path.join(places.cacheDir, file), '{"packageName":"@acme/widgets"}');
    }
    const { extracted, packages } = await loadReferences([WIDGETS], places);
    expect(extracted).toBe(1);
    expect(packages[0]?.references).toHaveLength(4);
  });

  it('leaves out what the site leaves out, and says so, whether cached or not', async () => {
    for (const extracted of [1, 0]) {
      const loaded = await loadReferences([{ ...WIDGETS, exclude: ['Meter', 'useToggle'] }], places);
      expect(loaded.extracted).toBe(extracted);
      expect(loaded.packages[0]?.references.map(({ name }) => name)).toEqual(['Panel', 'PanelBase']);
      expect(loaded.packages[0]?.passedOver).toContainEqual({
        name: 'Meter',
        reason: 'The site leaves it out.',
      });
    }
  });

  it('names the packages that are not there, and those without types', async () => {
    const dir = path.join(places.contentDir, 'node_modules/untyped');
    mkdirSync(dir);
    writeFileSync(path.join(dir, 'package.json'), '{"name":"untyped","version":"1.0.0"}');
    const { packages, missing } = await loadReferences([{ name: 'nowhere' }, { name: 'untyped' }], places);
    expect(packages).toEqual([]);
    expect(missing).toEqual([
      { name: 'nowhere', reason: 'It is not installed.' },
      { name: 'untyped', reason: 'It publishes no types.' },
    ]);
  });

  it("takes the content's own package before the project's", async () => {
    const dir = path.join(places.contentDir, 'node_modules/zod');
    cpSync(FIXTURE, dir, { recursive: true });
    const { packages } = await loadReferences([{ name: 'zod' }], places);
    expect(packages[0]?.packageName).toBe('@acme/widgets');
  });
});
