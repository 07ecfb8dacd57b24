import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { resolveDemoModules } from '../../../src/build/demos/resolveDemoModules';
import { createTemporaryFolder, findDemo, inContent, roots } from './fixtureDemos';

const page = inContent('button', 'button.md');

function complaintAbout(name: string) {
  const resolution = resolveDemoModules(roots, page, name);
  if (!('complaint' in resolution)) throw new Error(`${name} was found`);
  return resolution.complaint;
}

describe('resolveDemoModules', () => {
  it('takes a .js name for the TypeScript file beside the page, with its preview', () => {
    expect(findDemo('button', 'Basic.js')).toEqual({
      id: 'button/Basic',
      name: 'Basic',
      variants: [
        {
          styling: 'system',
          ts: inContent('button/Basic.tsx'),
          js: null,
          preview: inContent('button/Basic.tsx.preview'),
        },
      ],
    });
  });

  it('keeps JavaScript that the author wrote beside the TypeScript', () => {
    expect(findDemo('button', 'Both.js').variants).toEqual([
      { styling: 'system', ts: inContent('button/Both.tsx'), js: inContent('button/Both.js'), preview: null },
    ]);
  });

  it('finds a demo that is JavaScript alone', () => {
    expect(findDemo('button', 'Plain.js').variants).toEqual([
      { styling: 'system', ts: null, js: inContent('button/Plain.js'), preview: null },
    ]);
  });

  it('takes a name without extension for a folder with a sub-folder per styling, any of them missing', () => {
    const { id, variants } = findDemo('button', 'Styled');
    expect(id).toBe('button/Styled');
    expect(variants.map(({ styling, ts, js }) => [styling, ts ?? js])).toEqual([
      ['system', inContent('button/Styled/system/index.tsx')],
      ['css', inContent('button/Styled/css/index.js')],
    ]);
  });

  it.each(['parts/WithHelper.js', './parts/WithHelper.js', '../button/parts/WithHelper.tsx'])(
    'finds %s from the folder of the page',
    (name) => {
      expect(findDemo('button', name).id).toBe('button/parts/WithHelper');
    },
  );

  it.each([
    ['Basik.js', 'Did you mean "Basic.js"?'],
    ['./parts/WithHelpers.js', 'Did you mean "./parts/WithHelper.js"?'],
    ['Style', 'Did you mean "Styled"?'],
    ['Styled.js', 'Did you mean "Styled"?'],
    ['SomethingElse.js', 'Create SomethingElse.tsx, or take the line out of the page.'],
  ])('says of the missing %s: %s', (name, suggestion) => {
    expect(complaintAbout(name)).toMatchObject({ code: 'missing-demo', suggestion });
  });

  it.each(['../../outside/secret.js', '/etc/passwd.js', '../../../..'])(
    'refuses %s, which climbs out',
    (name) => {
      expect(complaintAbout(name).code).toBe('path-escapes-root');
    },
  );

  it('refuses a symbolic link that leads out of the root', () => {
    const folder = createTemporaryFolder();
    mkdirSync(path.join(folder, 'root'));
    writeFileSync(path.join(folder, 'Outside.tsx'), 'export default () => null;');
    symlinkSync(path.join(folder, 'Outside.tsx'), path.join(folder, 'root/Linked.tsx'));
    const contentRoot = path.join(folder, 'root');
    const resolution = resolveDemoModules(
      { contentRoot, roots: [contentRoot] },
      path.join(contentRoot, 'page.md'),
      'Linked.js',
    );
    expect(resolution).toMatchObject({ complaint: { code: 'symlink-outside-root' } });
  });

  it('finds a demo in a declared folder outside the content root', () => {
    const other = inContent('..', 'outside');
    const resolution = resolveDemoModules(
      { ...roots, roots: [...roots.roots, other] },
      path.join(other, 'page.md'),
      'secret.js',
    );
    expect(resolution).toMatchObject({ files: { id: '../outside/secret' } });
  });
});
