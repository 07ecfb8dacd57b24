import sandbox from '../../../stubs/docs-generated/sandbox.json';
import { compileDemo } from '../../../../src/site/demos/editor/compile/compileDemo';
import { listPackages, listScripts, nearestModule } from '../../../../src/site/demos/editor/compile/modules';

const MODULE = `import Button from '@mui/material/Button';
import { rows } from './parts/rows';

export default function A() {
  return <Button>{rows.length}</Button>;
}
`;
const ROWS = { path: 'parts/rows.ts', source: 'export const rows: string[] = [];' };

test('a demo and its files are compiled, and what they import is told', () => {
  const compilation = compileDemo(
    [
      { path: 'A.tsx', source: MODULE },
      ROWS,
      { path: 'a.css', source: 'b{}' },
      { path: 'a.json', source: '{}' },
    ],
    sandbox,
  );
  expect(compilation).toEqual({
    compiled: {
      files: {
        'A.tsx': { kind: 'script', code: expect.stringContaining("require('./parts/rows')") as string },
        'parts/rows.ts': { kind: 'script', code: expect.not.stringContaining('string[]') as string },
        'a.css': { kind: 'style', code: 'b{}' },
        'a.json': { kind: 'json', code: '{}' },
      },
      imports: ['@mui/material/Button', 'react/jsx-runtime'],
    },
  });
});

test('an import of nothing that is there is a problem at its line', () => {
  const source = `// about '@mui/material/Buton'\nimport a from "lodash";\nimport B from '@mui/material/Buton';\nimport c from './c';\nexport default () => [a, B, c];`;
  expect(compileDemo([{ path: 'A.tsx', source }], sandbox)).toEqual({
    problems: [
      {
        kind: 'package', path: 'A.tsx', line: 2, column: 15, specifier: 'lodash', nearest: null,
        packages: ['@mui/base', '@mui/joy', '@mui/material', 'react'],
      },
      {
        kind: 'package', path: 'A.tsx', line: 3, column: 15, specifier: '@mui/material/Buton',
        nearest: '@mui/material/Button', packages: ['@mui/base', '@mui/joy', '@mui/material', 'react'],
      },
      { kind: 'file', path: 'A.tsx', line: 4, column: 15, specifier: './c' },
    ],
  }); // prettier-ignore
});

test('all files are read, whichever of them is wrong', () => {
  const compilation = compileDemo(
    [
      { path: 'A.tsx', source: MODULE },
      { path: 'parts/rows.ts', source: 'const = 1' },
    ],
    sandbox,
  );
  expect(compilation).toMatchObject({ problems: [{ path: 'parts/rows.ts', line: 1, column: 7 }] });
});

test('what the sandbox is made of is nothing to import', () => {
  expect(listPackages(['docs:sandbox', 'react', 'react/jsx-runtime'])).toEqual(['react']);
  expect(nearestModule('docs:sandbax', ['docs:sandbox'])).toBeNull();
});

test('a module is near where a letter or two are wrong, not where everything is', () => {
  const modules = ['@mui/material/Button', '@mui/material/ButtonBase', 'react'];
  expect(nearestModule('@mui/material/button', modules)).toBe('@mui/material/Button');
  expect(nearestModule('@mui/material/ButtonBasis', modules)).toBe('@mui/material/ButtonBase');
  expect(nearestModule('vue', modules)).toBeNull();
});

test('scripts come after those that they take modules from, the core first and each once', () => {
  const url = (name: string) => `/demos/sandbox/${name}.0123456789ab.js`;
  expect(listScripts(sandbox, [])).toEqual([url('core')]);
  expect(listScripts(sandbox, ['@mui/joy/Button', '@mui/base/Button', 'react'])).toEqual([
    url('core'),
    url('mui-base'),
    url('mui-joy'),
  ]);
});
