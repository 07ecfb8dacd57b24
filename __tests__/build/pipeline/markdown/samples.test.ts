import { parseBody, problemsOf } from './parse';

const IMPORT = `import Button from '@mui/material/Button';`;
const samplesOf = (body: string, format: 'md' | 'mdx' = 'md') => parseBody(body, { format }).samples;

describe('code in a fence', () => {
  test.each(['tsx', 'ts', 'jsx', 'js', 'TSX'])(
    'of the language %s that imports something is a sample',
    (name) => {
      expect(samplesOf(`\`\`\`${name} title="a" {1}\n${IMPORT}\n\`\`\`\n`)).toEqual([
        { line: 3, column: 1, language: name.toLowerCase(), source: IMPORT, nocheck: null },
      ]);
    },
  );

  test.each([
    ['typescript', 'ts'],
    ['javascript', 'js'],
  ])('of the language %s is a sample in %s', (name, language) => {
    expect(samplesOf(`\`\`\`${name}\n${IMPORT}\n\`\`\`\n`)).toMatchObject([{ language }]);
  });

  test.each([
    `export * from './a';`,
    `export {\n  a,\n  b,\n} from './a';`,
    `const a = await import('./a');`,
    `  import './a.css';`,
    `import{a}from'./a'`,
  ])('imports something: %s', (source) => {
    expect(samplesOf(`\`\`\`ts\n${source}\n\`\`\`\n`)).toHaveLength(1);
  });

  test.each([
    `export const a = 1;`,
    `const url = import.meta.url;`,
    `const important = 1;`,
    `// how to import a from './a'`,
    `const order = {\n  import: 1,\n};`,
  ])('imports nothing: %s', (source) => {
    expect(samplesOf(`\`\`\`ts\n${source}\n\`\`\`\n`)).toEqual([]);
  });

  test.each(['bash', 'python', '', 'md', 'diff', 'css'])('of the language "%s" is none', (name) => {
    expect(samplesOf(`\`\`\`${name}\n${IMPORT}\n\`\`\`\n`)).toEqual([]);
  });

  test('is found in lists, callouts and code groups, and on MDX pages', () => {
    const fence = (name: string) => `\`\`\`${name}\n${IMPORT}\n\`\`\``;
    const body = [
      `- A list\n\n  ${fence('ts').replaceAll('\n', '\n  ')}`,
      `:::info\n${fence('tsx')}\n:::`,
      `<codeblock storageKey="k">\n\n${fence('jsx')}\n\n${fence('js')}\n\n</codeblock>`,
    ].join('\n\n');
    for (const format of ['md', 'mdx'] as const) {
      expect(samplesOf(body, format).map(({ line, column, language }) => [line, column, language])).toEqual([
        [5, 3, 'ts'],
        [10, 1, 'tsx'],
        [17, 1, 'jsx'],
        [21, 1, 'js'],
      ]);
    }
  });

  test('with changes is what comes out of them, each line and column where it was', () => {
    const body = `\`\`\`diff-tsx\n-import { a } from 'old';\n+import { a } from 'new';\n\n a();\n\`\`\`\n`;
    expect(samplesOf(body)).toMatchObject([
      { language: 'tsx', source: `\n import { a } from 'new';\n\n a();` },
    ]);
  });
});

describe('nocheck', () => {
  const fence = (meta: string) => `\`\`\`tsx ${meta}\n${IMPORT}\n\`\`\`\n`;

  test.each(['nocheck="only a part" title="a.tsx"', `title="a.tsx" nocheck='only a part' {1}`])(
    'gives the reason why a sample is not compiled: %s',
    (meta) => {
      const page = parseBody(fence(meta));
      expect(page.samples).toMatchObject([{ nocheck: 'only a part' }]);
      expect(page.problems).toEqual([]);
    },
  );

  test('is never shown: neither beside the code nor as the name of a tab', () => {
    const shown = parseBody(fence('{1} nocheck="only a part" title="a.tsx"'));
    expect(shown.blocks).toEqual(parseBody(fence('{1} title="a.tsx"')).blocks);
    const group = (meta: string) =>
      parseBody(`<codeblock storageKey="k">\n\n${fence(meta)}\n</codeblock>\n`).blocks;
    expect(group('nocheck="only a part" App')).toEqual(group('App'));
    expect(group('nocheck="only a part"')).toEqual(group(''));
  });

  test.each(['nocheck', 'nocheck=""', `nocheck='  '`, 'nocheck=', 'title="a" nocheck'])(
    'without a reason is a problem: %s',
    (meta) => {
      expect(problemsOf(parseBody(fence(meta)))).toEqual(['nocheck-without-reason 3:1']);
    },
  );

  test('is a word like any other within a title', () => {
    const page = parseBody(fence('title="nocheck"'));
    expect(page.samples).toMatchObject([{ nocheck: null }]);
    expect(page.problems).toEqual([]);
  });
});

test.each(['export\n', 'export {', 'export *', 'import'])('any text is read in no time: %j', (text) => {
  const started = performance.now();
  samplesOf(`\`\`\`ts\n${text.repeat(10_000)}\n\`\`\`\n`);
  expect(performance.now() - started).toBeLessThan(3000);
});
