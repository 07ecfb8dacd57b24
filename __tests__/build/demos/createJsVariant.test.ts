import { createJsVariant } from '../../../src/build/demos/createJsVariant';

describe('createJsVariant', () => {
  it('takes the types out, and leaves code, comments and blank lines', async () => {
    const tsx = `import * as React from 'react';
import Button, { type ButtonProps } from '@mui/material/Button';
import Box, {
  BoxProps,
} from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { SxProps } from '@mui/system';

/** What it may be told. */
interface Props extends ButtonProps {
  // in pixels
  size?: number;
}

// Rows of the table.
type Row = { name: string };

// A comment that stands by itself.

const rows = [
  { name: 'first' }, // the first

  { name: 'second' },
] as const satisfies readonly Row[];

export default function Demo<T extends Row>(props: Props & { row: T }) {
  const [value, setValue] = React.useState<string | null>(null);

  // answers a change
  const change = (event: React.ChangeEvent<HTMLInputElement>, step?: number): void => {
    setValue(event.target.value as string);
  };

  return (
    <Box<'div'> sx={{ p: 1 }}>
      {/* the button */}
      <Button onClick={() => change(null!)}>{value!}</Button>
    </Box>
  );
}
`;
    await expect(createJsVariant(tsx)).resolves.toBe(`import * as React from 'react';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';

// A comment that stands by itself.

const rows = [
  { name: 'first' }, // the first

  { name: 'second' },
];

export default function Demo(props) {
  const [value, setValue] = React.useState(null);

  // answers a change
  const change = (event, step) => {
    setValue(event.target.value);
  };

  return (
    <Box sx={{ p: 1 }}>
      {/* the button */}
      <Button onClick={() => change(null)}>{value}</Button>
    </Box>
  );
}
`);
  });

  it('leaves blank lines inside a template literal alone', async () => {
    const tsx = 'const text: string = `a\n\n\n  b`;\n';
    await expect(createJsVariant(tsx)).resolves.toBe('const text = `a\n\n\n  b`;\n');
  });

  it('keeps a directive and a leading comment', async () => {
    const tsx = `'use client';\n// Why this is here.\nimport { useState } from 'react';\n\nexport const useIt = () => useState<number>(1);\n`;
    await expect(createJsVariant(tsx)).resolves.toBe(
      `'use client';\n// Why this is here.\nimport { useState } from 'react';\n\nexport const useIt = () => useState(1);\n`,
    );
  });

  it('keeps an import for its side effect', async () => {
    await expect(createJsVariant(`import './Demo.css';\n`)).resolves.toBe(`import './Demo.css';\n`);
  });

  it.each([
    ['satisfies', `const a = { x: 1 } satisfies Record<string, number>;`, `const a = { x: 1 };`],
    [
      'as and !',
      `const a = b! as unknown as string;\nconst c = [1] as const;`,
      `const a = b;\nconst c = [1];`,
    ],
    [
      'generic arrow components',
      `const List = <T,>({ rows }: { rows: T[] }) => <i>{rows}</i>;`,
      `const List = ({ rows }) => <i>{rows}</i>;`,
    ],
    [
      'generic async arrows',
      `const run = async <T,>(\n  p: Promise<T>,\n): Promise<\n  T\n> => await p;`,
      `const run = async (p) => await p;`,
    ],
    [
      'type arguments',
      `const [v] = useState<\n  'a' | 'b'\n>('a');\nnew Map<string, number>();`,
      `const [v] = useState('a');\nnew Map();`,
    ],
    [
      'generic elements',
      `const a = (\n  <Select<string> value={v as string}>\n    <Grid<Row, Col> rows={rows} />\n  </Select>\n);`,
      `const a = (\n  <Select value={v}>\n    <Grid rows={rows} />\n  </Select>\n);`,
    ],
    [
      'guards, this and default types',
      `function is(this: Window, a: unknown): a is string {\n  return true;\n}`,
      `function is(a) {\n  return true;\n}`,
    ],
    [
      'definite and optional members',
      `class A {\n  declare x: string;\n  y!: number;\n  readonly z = 1;\n}`,
      `class A {\n  y;\n  z = 1;\n}`,
    ],
    [
      'abstract members',
      `abstract class A {\n  abstract x(): void;\n  y(): void {}\n}`,
      `class A {\n  y() {}\n}`,
    ],
    [
      'exports of types',
      `export type { A } from './a';\nexport type * from './b';\nexport { type C, d } from './c';`,
      `export { d } from './c';`,
    ],
    [
      'namespaces of types',
      `namespace A {\n  export type B = 1;\n}\n\nexport const c = 1;`,
      `export const c = 1;`,
    ],
    [
      'catch clauses and loops',
      `try {\n  a();\n} catch (e: unknown) {\n  b(e as Error);\n}`,
      `try {\n  a();\n} catch (e) {\n  b(e);\n}`,
    ],
  ])('takes out %s', async (_what, tsx, js) => {
    await expect(createJsVariant(`${tsx}\n`)).resolves.toBe(`${js}\n`);
  });

  it('keeps of overloads the one that does something, with the comments of all', async () => {
    const tsx = `// Pads.\nexport function pad(value: string): string;\nexport function pad(value: number): string;\n// Whatever it is.\nexport function pad(value: string | number): string {\n  return String(value);\n}\n`;
    await expect(createJsVariant(tsx)).resolves.toBe(
      `// Pads.\n// Whatever it is.\nexport function pad(value) {\n  return String(value);\n}\n`,
    );
  });

  it('makes fields of parameter properties', async () => {
    const tsx = `class Step extends Base {\n  constructor(private readonly size: number, public name = 'x') {\n    super(size);\n    // goes\n    this.go();\n  }\n}\n`;
    await expect(createJsVariant(tsx)).resolves.toBe(
      `class Step extends Base {\n  constructor(size, name = 'x') {\n    super(size);\n    this.size = size;\n    this.name = name;\n    // goes\n    this.go();\n  }\n}\n`,
    );
  });

  it('makes enums that have the values they had', async () => {
    const js = await createJsVariant(
      `enum Size {\n  Small = 'sm',\n  Large = 'lg',\n}\nenum Level {\n  Low,\n  High = 5,\n  Top,\n}\nexports.result = [Size.Large, Level.Low, Level.Top, Level[5]];\n`,
    );
    const exports = { result: [] as unknown[] };
    // What counts is not how it is written but what it does.
    new Function('exports', js)(exports);
    expect(exports.result).toEqual(['lg', 0, 6, 'High']);
  });

  it('takes out declarations with what is said of them, and leaves what is said of code', async () => {
    const tsx = `import { createTheme } from '@mui/material/styles';

// TypeScript must know the colour.
declare module '@mui/material/styles' {
  interface Palette {
    // a warm one
    ochre: Palette['primary'];
  }
}

// The theme.
const theme = createTheme();

/**
 * What it takes.
 */
export type Props = { a: 1 }; // and no more
/** Shows it. */
export function show() {
  // of the inside
  type Local = string;

  // the end
  return theme; // done
}
`;
    await expect(createJsVariant(tsx)).resolves.toBe(`import { createTheme } from '@mui/material/styles';

// The theme.
const theme = createTheme();

/** Shows it. */
export function show() {
  // the end
  return theme; // done
}
`);
  });

  it('leaves texts alone that look like types', async () => {
    const js =
      'const code = `\n// Rows.\ninterface Row {}\nimport A, {} from "a";\n`;\nexport default code;\n';
    await expect(createJsVariant(`type Text = string;\n${js}`)).resolves.toBe(js);
  });

  it('leaves the import of React that JSX once needed', async () => {
    const js = `import * as React from 'react';\n\nexport default () => <b />;\n`;
    await expect(createJsVariant(js)).resolves.toBe(js);
  });

  it('leaves nothing of a file of types', async () => {
    const tsx = `import type { A } from './a';\n\n// Rows.\nexport interface Row {\n  a: A;\n}\n\ndeclare global {\n  type B = 1;\n}\n`;
    await expect(createJsVariant(tsx)).resolves.toBe('');
  });

  it('makes JavaScript that comes out the same when it goes in again', async () => {
    const tsx = `'use client';\n\nimport * as React from 'react';\n\n/** Shows rows. */\nexport default function Rows<T extends { id: string }>({ rows }: { rows: T[] }) {\n  const [open, setOpen] = React.useState<string | null>(null);\n\n  return (\n    <ul>\n      {/* each */}\n      {rows.map((row: T) => (\n        <li key={row.id}>{open}</li>\n      ))}\n    </ul>\n  );\n}\n`;
    const js = await createJsVariant(tsx);
    expect(js).toContain("'use client';\n\nimport");
    await expect(createJsVariant(js)).resolves.toBe(js);
  });
});
