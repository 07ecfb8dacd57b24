import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { resolveComponents } from '../../../src/build/content/resolveComponents';
import { createFolder, rootOf, siteFile } from './temporaryRoot';

const resolve = (components: string, files: Readonly<Record<string, string>> = {}) => {
  const dir = createFolder({ 'site.yml': siteFile({ lib: 'lib' }, `components:\n${components}`), ...files });
  mkdirSync(path.join(dir, 'folder'));
  return { dir, ...resolveComponents(rootOf(dir)) };
};

describe('resolveComponents', () => {
  it('finds the module of each name', () => {
    const { dir, modules, problems } = resolve('  Gallery: ./components/Gallery.tsx\n', {
      'components/Gallery.tsx': '',
    });
    expect(problems).toEqual([]);
    expect([...modules]).toEqual([['Gallery', path.join(dir, 'components/Gallery.tsx')]]);
  });

  it('reports a name without a module, or with a folder for one, at its key', () => {
    const { modules, problems } = resolve('  Gone: ./components/Gone.tsx\n  Folder: ./folder\n');
    expect(modules.size).toBe(0);
    expect(problems).toEqual([
      {
        code: 'unknown-component',
        file: 'site.yml',
        line: 6,
        column: 3,
        message: 'The component "Gone" has no module: there is no ./components/Gone.tsx in the content root.',
        suggestion: 'Mend the path; it is relative to site.yml.',
      },
      expect.objectContaining({ code: 'unknown-component', line: 7 }),
    ]);
  });

  it('reads no module outside the content root', () => {
    const outside = createFolder({ 'Evil.tsx': '' });
    const { modules, problems } = resolve(`  Evil: ${outside}/Evil.tsx\n  Climbs: ../../../nowhere.tsx\n`);
    expect(modules.size).toBe(0);
    expect(problems.map(({ code }) => code)).toEqual(['path-escapes-root', 'path-escapes-root']);
  });
});
