/** @jest-environment node */
import { readServerSources } from '../../../src/site/demos/serverSources';

const scope = globalThis as { __non_webpack_require__?: unknown };
const dir = `${process.cwd()}/.cache/docs/server/demo-sources`;

function provideFiles(files: Readonly<Record<string, unknown>>): void {
  scope.__non_webpack_require__ = (file: string) => {
    if (Object.hasOwn(files, file)) return files[file];
    throw Object.assign(new Error('not there'), { code: 'MODULE_NOT_FOUND' });
  };
}

describe('readServerSources', () => {
  afterEach(() => {
    delete scope.__non_webpack_require__;
  });

  it('finds the file of a demo by its id', () => {
    const sources = { id: 'lib/Basic', name: 'Basic', variants: [] };
    provideFiles({
      [`${dir}/manifest.json`]: { 'lib/Basic': 'Basic.0123456789abcdef.json' },
      [`${dir}/Basic.0123456789abcdef.json`]: sources,
    });
    expect(readServerSources('lib/Basic')).toBe(sources);
  });

  it('has nothing of a demo that the build does not know, and nothing before a build', () => {
    provideFiles({ [`${dir}/manifest.json`]: {} });
    expect(readServerSources('lib/Gone')).toBeNull();
    provideFiles({});
    expect(readServerSources('lib/Basic')).toBeNull();
  });

  it('has nothing in a browser', () => {
    expect(readServerSources('lib/Basic')).toBeNull();
  });
});
