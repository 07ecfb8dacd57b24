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
});
