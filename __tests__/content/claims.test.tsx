/**
 * What the pages say of the components, held against the installed packages: an upgrade that makes a
 * sentence untrue fails here, and the test's name says which page to mend.
 */
import fs from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import { createTheme, getContrastRatio } from '@mui/material/styles';
import { createTheme as createSystemTheme } from '@mui/system';

/** Markup without Emotion's style elements. */
function render(element: React.ReactElement): string {
  return renderToStaticMarkup(element).replace(/<style[^>]*>.*?<\/style>/gs, '');
}

const packageFile = (name: string) => path.resolve(__dirname, '../../node_modules', name);

describe('Button', () => {
  test('is of type "button", of variant text, size medium and color primary, until told otherwise', () => {
    const html = render(<Button>Save</Button>);
    expect(html).toContain('type="button"');
    expect(html).toContain('MuiButton-text MuiButton-textPrimary MuiButton-sizeMedium');
  });

  test('is a link with href; disabled, it keeps the link and leaves the tab order', () => {
    const html = render(
      <Button href="/a" disabled>
        Go
      </Button>,
    );
    expect(html).toMatch(/^<a /);
    expect(html).toContain('href="/a"');
    expect(html).toContain('aria-disabled="true"');
    expect(html).toContain('tabindex="-1"');
  });

  test('renders one more span for true and false, none for null, and gets an id while loading', () => {
    expect(render(<Button>Save</Button>)).not.toContain('MuiButton-loadingWrapper');
    expect(render(<Button loading={false}>Save</Button>)).toContain('MuiButton-loadingWrapper');
    const html = render(<Button loading>Save</Button>);
    const id = /<button[^>]* id="([^"]+)"/.exec(html)?.[1];
    expect(html).toContain(`role="progressbar" aria-labelledby="${id}"`);
    expect(html).toContain('disabled=""');
  });

  test('keeps room for an icon that it lacks, with loading at the start', () => {
    const html = render(
      <Button loading loadingPosition="start">
        Save
      </Button>,
    );
    expect(html).toContain('MuiButton-startIcon');
  });

  test("has white text of a contrast of 3.1 on warning and 3.9 on info, in the light scheme's palette", () => {
    const { palette } = createTheme();
    expect(getContrastRatio(palette.warning.main, palette.warning.contrastText)).toBeCloseTo(3.1, 1);
    expect(getContrastRatio(palette.info.main, palette.info.contrastText)).toBeCloseTo(3.9, 1);
    expect(palette.contrastThreshold).toBe(3);
  });

  test('a group is outlined by default and its buttons may differ', () => {
    const html = render(
      <ButtonGroup aria-label="g">
        <Button>a</Button>
        <Button variant="contained">b</Button>
      </ButtonGroup>,
    );
    expect(html).toContain('role="group"');
    expect(html).toMatch(/MuiButton-outlined .*MuiButton-contained /);
  });

  test('an icon button has neither variant nor a color of the palette', () => {
    const html = render(<IconButton aria-label="x">x</IconButton>);
    expect(html).not.toMatch(/MuiIconButton-color|-contained|-outlined/);
  });
});

describe('Text field', () => {
  test('is outlined, and connects label and help text by ids of its own', () => {
    const html = render(<TextField label="City" helperText="Any" />);
    const id = /<input[^>]* id="([^"]+)"/.exec(html)?.[1];
    expect(html).toContain(`for="${id}"`);
    expect(html).toContain(`aria-describedby="${id}-helper-text"`);
    expect(html).toContain('MuiOutlinedInput-root');
  });

  test('a value brings the label up on the server; the default value of a select does not', () => {
    expect(render(<TextField label="City" defaultValue="Oslo" />)).toContain('data-shrink="true"');
    const option = <MenuItem value="a">A</MenuItem>;
    const field = (props: { value?: string; defaultValue?: string }) =>
      render(
        <TextField select label="City" {...props}>
          {option}
        </TextField>,
      );
    expect(field({ defaultValue: 'a' })).toContain('data-shrink="false"');
    expect(field({ value: 'a' })).toContain('data-shrink="true"');
  });

  test('unknown props land on the root, htmlInput on the input', () => {
    expect(render(<TextField data-x="1" />)).toMatch(/^<div[^>]* data-x="1"/);
    expect(render(<TextField slotProps={{ htmlInput: { 'data-x': '1' } }} />)).toMatch(
      /<input[^>]* data-x="1"/,
    );
  });

  test('a single space as help text keeps a line', () => {
    expect(render(<TextField helperText=" " />)).toContain('class="notranslate" aria-hidden="true"');
  });
});

describe('Table', () => {
  const table = render(
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell sortDirection="desc">City</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow selected>
          <TableCell scope="row">Oslo</TableCell>
        </TableRow>
      </TableBody>
    </Table>,
  );

  test('a head cell is a column header that can say how it is sorted', () => {
    expect(table).toMatch(
      /<th [^>]*aria-sort="descending"[^>]*scope="col"|<th [^>]*scope="col"[^>]*aria-sort="descending"/,
    );
  });

  test('a body cell drops its scope, and a selected row says nothing of it', () => {
    expect(table).not.toContain('scope="row"');
    expect(table).not.toContain('aria-selected');
  });

  test('rows made of other elements get a role; cells do not', () => {
    const html = render(
      <Table component="div">
        <TableBody component="div">
          <TableRow component="div">
            <TableCell component="div">Oslo</TableCell>
          </TableRow>
        </TableBody>
      </Table>,
    );
    expect(html).toMatch(/^<div[^>]* role="table"/);
    expect(html).toContain('role="row"');
    expect(html).not.toContain('role="cell"');
  });

  test('a page of an unknown number of rows says "more than"', () => {
    const html = render(
      <TablePagination component="div" count={-1} page={0} rowsPerPage={10} onPageChange={() => undefined} />,
    );
    expect(html).toContain('1–10 of more than 10');
  });
});

describe('System and theme', () => {
  test('the breakpoints and units are those that the pages name', () => {
    const theme = createSystemTheme();
    expect(theme.breakpoints.values).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
    expect(theme.spacing(1)).toBe('8px');
    expect(theme.shape.borderRadius).toBe(4);
  });

  test('the theme of @mui/system alone has no colors, shadows or typography', () => {
    const theme = createSystemTheme() as unknown as Record<string, unknown>;
    expect(theme['palette']).toEqual({ mode: 'light' });
    expect(theme['shadows']).toBeUndefined();
    expect(theme['typography']).toBeUndefined();
  });

  test('body1 has 16 px and body2 14 px', () => {
    const { typography } = createTheme();
    expect([typography.body1.fontSize, typography.body2.fontSize]).toEqual(['1rem', '0.875rem']);
  });
});

describe('Supported components', () => {
  test('every name in the tables is a folder of @mui/material', () => {
    const page = path.resolve(__dirname, '../../content/material-ui/getting-started/supported-components.md');
    const [inPackage = ''] = fs.readFileSync(page, 'utf8').split('## What is not in the package');
    const names = [...inPackage.matchAll(/`([A-Z]\w+)`/g)].map((match) => match[1] ?? '');
    expect(names.length).toBeGreaterThan(80);
    const missing = names.filter((name) => !fs.existsSync(packageFile(`@mui/material/${name}`)));
    expect(missing).toEqual([]);
  });
});
