import { findImports, readImports } from '../../../../src/build/pipeline/reference/findImports';
import type { Demo, DemoVariant } from '../../../../src/domain/demo';
import { component, hook, packageOf, placed } from './literals';

const code = (source: string) => ({ fileName: '', source, html: '' });
const variant = (ts: string | null, js: string, helper?: string): DemoVariant => ({
  styling: 'system',
  module: '',
  ts: ts === null ? null : code(ts),
  js: code(js),
  previewHtml: null,
  helpers: helper === undefined ? [] : [{ fileName: 'a.tsx', source: helper, js: null }],
  provider: 'material',
  dependencies: {},
});

test.each([
  ["import Button from '@org/lib/Button';", ['@org/lib/Button#default']],
  ['import { Button, Chip as Label } from "@org/lib";', ['@org/lib#Button', '@org/lib#Chip']],
  [
    "import Tabs, {\n  type TabsProps,\n  tabsClasses,\n} from '@org/lib/Tabs';",
    ['@org/lib/Tabs#default', '@org/lib/Tabs#tabsClasses'],
  ],
  ["import * as React from 'react';\nimport type { A } from 'b';\nimport './styles.css';", []],
  ["const text = `import x from 'y'`;", []],
])('%j imports %j', (source, names) => {
  expect(readImports(source)).toEqual(names);
});

test('finds the references of what demos and their helpers import, by path and from the root', () => {
  const references = placed(packageOf([component('Button'), component('Chip'), hook('useTabs')]));
  const demo = (id: string, ...variants: DemoVariant[]): Demo => ({ id, name: id, variants });
  const found = findImports(
    [
      demo('one', variant("import B from '@org/lib/Button';\nimport { Button } from '@org/lib';", '')),
      demo(
        'two',
        variant(null, "import { useTabs as use } from '@org/lib';", "import Chip from '@org/lib/Chip';"),
      ),
      demo('none', variant("import Button from '@org/other/Button';", '')),
    ],
    references,
  );
  expect([...found]).toEqual([
    ['one', ['@org/lib/Button']],
    ['two', ['@org/lib/Chip', '@org/lib/useTabs']],
    ['none', []],
  ]);
});
