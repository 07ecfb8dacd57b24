import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { groupOf } from '../../../../src/build/demos/sandbox/bundleGroup';
import { collectImports } from '../../../../src/build/demos/sandbox/collectImports';
import { listSubPaths } from '../../../../src/build/demos/sandbox/listSubPaths';
import { planGroups } from '../../../../src/build/demos/sandbox/planGroups';
import { createTemporaryFolder, inContent, roots } from '../fixtureDemos';

const plan = (specifiers: readonly string[]) =>
  new Map(
    planGroups(
      specifiers.map((specifier) => ({ specifier, folder: inContent('button') })),
      roots.projectRoot,
    ).map(({ name, modules }) => [name, [...modules.keys()]]),
  );

describe('collectImports', () => {
  it('finds packages through the files of a demo, each once, and nothing of types', async () => {
    const folder = createTemporaryFolder();
    const write = (name: string, text: string) => {
      writeFileSync(path.join(folder, name), text);
      return path.join(folder, name);
    };
    write('helper.ts', "import { b } from 'package-b';\nexport const help = b;\n");
    const modules = [
      write(
        'A.tsx',
        "import type { T } from 'types-only';\nimport { help } from './helper';\nimport x from '@scope/a/part';\nexport default (t: T) => <b>{help}{x}{String(t)}</b>;\n",
      ),
      write(
        'B.jsx',
        "import x from '@scope/a/part';\nexport default () => import('package-c').then(() => x);\n",
      ),
    ];
    const imports = await collectImports(modules);
    expect(imports.map(({ specifier }) => specifier)).toEqual([
      '@scope/a/part',
      'package-b',
      'package-c',
      'react/jsx-runtime',
    ]);
    expect(new Set(imports.map((found) => found.folder))).toEqual(new Set([folder]));
  });

  it('finds nothing where there is nothing', async () => {
    await expect(collectImports([])).resolves.toEqual([]);
  });
});

describe('planGroups', () => {
  it('is nothing where no demo imports anything', () => {
    expect(plan([])).toEqual(new Map());
  });

  it('puts React and all parts of Material UI into the core, whatever demos import', () => {
    const groups = plan(['react']);
    expect([...groups.keys()]).toEqual(['core']);
    expect(groups.get('core')).toEqual(
      expect.arrayContaining(['react', 'react/jsx-runtime', '@emotion/styled', '@mui/material/Menu', '@mui/system/Box', 'docs:sandbox']),
    ); // prettier-ignore
    expect(groups.get('core')).not.toContain('@mui/material/node');
  });

  it('gives any other package a group of its own with all its parts, and Joy UI its theme', () => {
    const groups = plan(['@mui/joy/Button', '@mui/base/Switch']);
    expect([...groups.keys()]).toEqual(['@mui/base', '@mui/joy', 'core']);
    expect(groups.get('@mui/joy')).toEqual(expect.arrayContaining(['@mui/joy/Sheet', 'docs:joy']));
    expect(groups.get('@mui/base')).not.toContain('docs:joy');
  });

  it('takes of a library of icons only what demos import', () => {
    expect(plan(['@mui/icons-material/Send']).get('@mui/icons-material')).toEqual([
      '@mui/icons-material/Send',
    ]);
  });
});

describe('groupOf', () => {
  it.each([
    ['react-dom/client', 'core'],
    ['@emotion/react', 'core'],
    ['@mui/material/Button', 'core'],
    ['@mui/joy/Button', '@mui/joy'],
    ['react-window', 'react-window'],
    ['lodash/debounce', 'lodash'],
  ])('%s is in %s', (specifier, group) => expect(groupOf(specifier)).toBe(group));
});

describe('listSubPaths', () => {
  function createPackage(manifest: object, parts: readonly string[]): string {
    const dir = createTemporaryFolder();
    writeFileSync(path.join(dir, 'package.json'), JSON.stringify(manifest));
    for (const part of parts) {
      mkdirSync(path.join(dir, part));
      writeFileSync(path.join(dir, part, 'package.json'), '{}');
    }
    mkdirSync(path.join(dir, 'no-part'));
    return dir;
  }

  it('lists folders with a manifest, without builds for others and translations', () => {
    const dir = createPackage({}, ['Button', 'Box', 'node', 'esm', 'locale']);
    expect(listSubPaths('kit', dir)).toEqual(['kit/Box', 'kit/Button']);
  });

  it('lists none of a package that lists its own, nor of one with very many', () => {
    expect(listSubPaths('kit', createPackage({ exports: {} }, ['Button']))).toEqual([]);
    const many = Array.from({ length: 301 }, (_, index) => `Icon${index}`);
    expect(listSubPaths('icons', createPackage({}, many))).toEqual([]);
  });
});
