import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkDemos } from '../../../src/build/check/checkDemos';
import { createFolder, siteFile } from '../content/temporaryRoot';

const PROJECT = path.resolve(__dirname, '../../..');
jest.setTimeout(60_000);

/** A content root that lies outside the project. */
function createRoot(files: Readonly<Record<string, string>>, demos: readonly string[]): string {
  return createFolder({
    'site.yml': siteFile(),
    'lib/sidebar.yml': '- pathname: /lib/a\n',
    'lib/a.md': `# A\n\n<p class="description">Demos.</p>\n\n${demos.map((name) => `{{"demo": "${name}"}}\n\n`).join('')}`,
    ...files,
  });
}

async function findIn(contentDir: string, cacheDir = createFolder({})): Promise<string[]> {
  const { problems } = await checkDemos({ projectRoot: PROJECT, contentDir, cacheDir, strict: true });
  return problems.map(({ code, file, line, message }) => `${file}:${line} ${code} ${message}`);
}

const demo = (body: string, imports = '') =>
  `${imports}\nexport default function Demo() {\n  ${body}\n  return <p>Demo</p>;\n}\n`;

it('finds packages as demos do: its own first, the rest and what must exist once in the project', async () => {
  const root = createRoot(
    {
      'lib/Own.tsx': demo(
        'const number: number = own; void number; return <Button>{useState("a")[0]}</Button>;',
        `import { own } from 'own';\nimport { useState } from 'react';\nimport Button from '@mui/material/Button';`,
      ),
      'node_modules/own/package.json':
        '{"name":"own","version":"1.0.0","main":"index.js","types":"index.d.ts"}',
      'node_modules/own/index.js': 'exports.own = "own";',
      'node_modules/own/index.d.ts': 'export declare const own: string;',
      'node_modules/react/package.json':
        '{"name":"react","version":"1.0.0","main":"index.js","types":"index.d.ts"}',
      'node_modules/react/index.js': '',
      'node_modules/react/index.d.ts': 'export declare const nothing: 1;',
    },
    ['Own.js'],
  );
  expect(await findIn(root)).toEqual([
    "lib/Own.tsx:5 demo-type-error Type 'string' is not assignable to type 'number' (TS2322).",
  ]);
});

it('takes a declaration of the content root for a package without types', async () => {
  const untyped = {
    'lib/Untyped.tsx': demo('start();', `import { start } from 'untyped';`),
    'node_modules/untyped/package.json': '{"name":"untyped","version":"1.0.0","main":"index.js"}',
    'node_modules/untyped/index.js': 'exports.start = () => {};',
  };
  expect(await findIn(createRoot(untyped, ['Untyped.js']))).toEqual([
    expect.stringMatching(/Untyped\.tsx:1 demo-type-error Could not find a declaration file/),
  ]);
  const declared = {
    ...untyped,
    'types/untyped.d.ts': `declare module 'untyped' {\n  export function start(): void;\n}\n`,
  };
  expect(await findIn(createRoot(declared, ['Untyped.js']))).toEqual([]);
});

it('is as strict as the project, and lets JavaScript be JavaScript', async () => {
  const root = createRoot(
    {
      'tsconfig.json': '{"compilerOptions":{"strict":false}}',
      'lib/Strict.tsx': demo('const first: string = [""][0]; void first;'),
      'lib/Loose.js': demo(
        'const [value, setValue] = useState(null); void [value, () => setValue(1)];',
        `import { useState } from 'react';`,
      ),
      'lib/WrongProp.js': demo(
        'return <Button disabled="yes">a</Button>;',
        `import Button from '@mui/material/Button';`,
      ),
    },
    ['Strict.js', 'Loose.js', 'WrongProp.js'],
  );
  expect(await findIn(root)).toEqual([
    expect.stringMatching(/Strict\.tsx:3 demo-type-error Type 'string \| undefined' is not assignable/),
    expect.stringMatching(/WrongProp\.js:3 demo-type-error /),
  ]);
});

it('says once, in the words of a build, what a build says too', async () => {
  const root = createRoot(
    {
      'lib/Missing.tsx': demo(
        '',
        `import { a } from './nowhere';\nimport b from 'no-such-package';\nvoid [a, b];`,
      ),
      'lib/Bracket.tsx': 'export default function Bracket() {\n  return <p>;\n}\n',
    },
    ['Missing.js', 'Bracket.js', 'Absent.js'],
  );
  const found = await findIn(root);
  expect(found.filter((text) => text.includes('Missing.tsx'))).toEqual([
    expect.stringMatching(/Missing\.tsx:1 demo-import-unresolved /),
    expect.stringMatching(/Missing\.tsx:2 demo-import-unresolved /),
  ]);
  expect(found).toContainEqual(expect.stringMatching(/Bracket\.tsx:\d+ demo-compile-error /));
  expect(found).toContainEqual(expect.stringMatching(/a\.md:9 missing-demo /));
});

it('sees on a warm cache what a change of a helper does to a demo', async () => {
  const root = createRoot(
    {
      'lib/helper.ts': 'export const label: string = "a";\n',
      'lib/Labelled.tsx': demo('const text: string = label; void text;', `import { label } from './helper';`),
    },
    ['Labelled.js'],
  );
  const cache = createFolder({});
  expect(await findIn(root, cache)).toEqual([]);
  expect(await findIn(root, cache)).toEqual([]);
  writeFileSync(path.join(root, 'lib/helper.ts'), 'export const label: number = 1;\n');
  const broken = [
    expect.stringMatching(/Labelled\.tsx:3 demo-type-error Type 'number' is not assignable to type 'string'/),
  ];
  expect(await findIn(root, cache)).toEqual(broken);
  expect(await findIn(root, cache)).toEqual(broken);
});

it('lets styles and media be imported', async () => {
  const root = createRoot(
    {
      'lib/Styled.tsx': demo(
        'return <img className={names["a"]} src={url} alt="" />;',
        `import './plain.css';\nimport names from './a.module.css';\nimport url from './a.svg';`,
      ),
      'lib/plain.css': 'p { color: red; }',
      'lib/a.module.css': '.a { color: red; }',
      'lib/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    },
    ['Styled.js'],
  );
  const found = await findIn(root);
  expect(found.filter((text) => /TS\d/.test(text))).toEqual([]);
});

it('reads code in pages as if it lay beside its page', async () => {
  const page = [
    '# A',
    '<p class="description">Code.</p>',
    '```tsx',
    `import { label } from './helper';`,
    'const shout: number = label;',
    '```',
    '```mdx',
    `import { nothing } from './nowhere';`,
    '```',
  ].join('\n');
  const root = createFolder({
    'site.yml': siteFile(),
    'lib/sidebar.yml': '- pathname: /lib/a\n',
    'lib/a.md': page,
    'lib/helper.ts': 'export const label = "a";\n',
  });
  expect(await findIn(root)).toEqual([
    `lib/a.md:5 sample-type-error Type 'string' is not assignable to type 'number' (TS2322).`,
  ]);
});
