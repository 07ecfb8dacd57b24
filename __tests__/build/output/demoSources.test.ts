import { createDemoSources, isDemoSourcesFile } from '../../../src/build/output/demoSources';
import type { Demo } from '../../../src/domain/demo';

const demo = (name: string, source = 'export {};\n'): Demo => ({
  id: `lib/${name}`,
  name,
  variants: [
    {
      styling: 'system',
      module: `lib/${name}.js`,
      ts: null,
      js: { fileName: `${name}.js`, source, html: source },
      previewHtml: '<b>excerpt</b>',
      helpers: [],
      provider: 'joy',
      dependencies: { react: '19.0.0' },
    },
  ],
});

describe('createDemoSources', () => {
  it('serves what a page does not hold of a demo', () => {
    const [file] = createDemoSources([demo('Basic')]);
    expect(file?.demoId).toBe('lib/Basic');
    expect(JSON.parse(file?.text ?? '')).toEqual({
      id: 'lib/Basic',
      name: 'Basic',
      variants: [
        {
          styling: 'system',
          ts: null,
          js: { fileName: 'Basic.js', source: 'export {};\n', html: 'export {};\n' },
          helpers: [],
          provider: 'joy',
          dependencies: { react: '19.0.0' },
        },
      ],
    });
  });

  it('names a file by what is in it: another source, another address', () => {
    const [before] = createDemoSources([demo('Basic')]);
    const [after] = createDemoSources([demo('Basic', 'export { a };\n')]);
    expect(before?.url).toMatch(/^\/demos\/Basic\.[0-9a-f]{16}\.json$/);
    expect(createDemoSources([demo('Basic')])[0]?.url).toBe(before?.url);
    expect(after?.url).not.toBe(before?.url);
  });

  it('makes an address of any name', () => {
    const [file] = createDemoSources([demo('Größe & co#1')]);
    expect(file?.url).toMatch(/^\/demos\/[\w-]+\.[0-9a-f]{16}\.json$/);
  });
});

describe('isDemoSourcesFile', () => {
  it('knows these files from others that lie beside them', () => {
    const [file] = createDemoSources([demo('Basic')]);
    expect(isDemoSourcesFile(file?.fileName ?? '')).toBe(true);
    for (const other of ['frames', 'manifest.json', 'tailwind.0123456789abcdef.css']) {
      expect(isDemoSourcesFile(other)).toBe(false);
    }
  });
});
