import { compileScript } from '../../../../src/site/demos/editor/compile/compileScript';

const compile = (source: string) => {
  const script = compileScript({ path: 'A.tsx', source });
  if ('problem' in script) throw new Error(script.problem.kind === 'error' ? script.problem.message : '');
  return script;
};

test('types go, JSX and imports become calls, and every line stays where it was', () => {
  const source = [
    "import * as React from 'react';",
    "import type { Theme } from '@mui/material/styles';",
    'interface Props {',
    '  name: string;',
    '}',
    'export default function A({ name }: Props) {',
    '  return <b>{name}</b>;',
    '}',
  ].join('\n');
  const { code } = compile(source);
  expect(code).not.toMatch(/interface|: Props|<b>/);
  expect(code.split('\n')).toHaveLength(source.split('\n').length);
  expect(code.split('\n')[5]).toContain('function A(');
});

test('what is imported for its type alone is not imported', () => {
  const { imports } = compile(
    "import type { Theme } from 'a'; import { B } from 'b'; import C, { D } from 'c';\nexport const x: B = C as D;",
  );
  expect(imports).toEqual(['c']);
});

test('a new JSX runtime, a lazy import and a file are imports like any other', () => {
  const { imports } = compile(
    "import './a.css'; const b = () => import('b'); export default () => <i>{String(b)}</i>;",
  );
  expect([...imports].sort()).toEqual(['./a.css', 'b', 'react/jsx-runtime']);
});

test('a word in a text is no import', () => {
  expect(compile('export const text = "require(\'x\')"; // require("y")').imports).toEqual([]);
});

test.each([
  ['const = 1;', 1, 7],
  ['export default function A() {\n  return <b>;\n}', 2, 13],
])('%j has a problem with a place', (source, line, column) => {
  const script = compileScript({ path: 'A.tsx', source });
  expect(script).toEqual({
    problem: {
      kind: 'error',
      path: 'A.tsx',
      line,
      column,
      message: expect.stringMatching(/^\w[^()]*$/) as string,
    },
  });
});

test.each([
  ['const a = (\n  <p>tea</b>\n);', 2, 9, '<p> is closed by </b>'],
  ['const a = <A.B><i /></A.C>;', 1, 21, '<A.B> is closed by </A.C>'],
  ['const a = <>tea</i>;', 1, 16, '<> is closed by </i>'],
  ['const a = <p><b>tea</p></b>;', 1, 20, '<b> is closed by </p>'],
])('%j has a tag closed by another', (source, line, column, message) => {
  expect(compileScript({ path: 'A.tsx', source })).toEqual({
    problem: { kind: 'error', path: 'A.tsx', line, column, message },
  });
});

test('tags that fit each other are no problem, whatever they hold', () => {
  const source =
    'const a = <List<string> render={() => <b>x</b>}><A.B key="</p>">{/* </i> */}<></><my-tag></my-tag></A.B></List>;';
  expect(compileScript({ path: 'A.tsx', source })).toHaveProperty('code');
});

describe('loops call the guard', () => {
  const run = (source: string): number => {
    let calls = 0;
    const { code } = compile(source);
    new Function('exports', '__docsLoop', code)({}, () => {
      calls += 1;
    });
    return calls;
  };

  test.each([
    ['for (let i = 0; i < 3; i += 1) {}', 3],
    ['for (let i = 0; i < 3; i += 1);', 3],
    ['for (const x of [1, 2]) String(x);', 2],
    ['for (const x in { a: 1 }) { String(x); }', 1],
    ['let i = 0; while (i < 4) i += 1;', 4],
    ['let i = 0; do i += 1; while (i < 2);', 2],
    ['let i = 0; do { i += 1; } while (i < 2)', 2],
    ['for (let i = 0; i < 2; i += 1) for (let j = 0; j < 2; j += 1) String(j);', 6],
    ['let n = 0; while (n < 2) if (n < 1) n += 1; else n += 1;', 2],
    ['outer: for (;;) { for (;;) break outer; }', 2],
  ])('%s', (source, calls) => expect(run(source)).toBe(calls));
});
