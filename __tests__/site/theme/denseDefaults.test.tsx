import Button from '@mui/material/Button';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import { render, screen } from '@testing-library/react';
import { denseDefaults } from '../../../src/site/theme/denseDefaults';

test('a Material UI theme with the dense defaults has small buttons, inputs, tables and toolbars', () => {
  render(
    <ThemeProvider theme={createTheme({ components: denseDefaults })}>
      <Toolbar data-testid="toolbar">
        <Button>Save</Button>
        <TextField label="Name" />
      </Toolbar>
      <Table>
        <TableBody>
          <TableRow>
            <TableCell>1</TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </ThemeProvider>,
  );
  expect(screen.getByRole('button', { name: 'Save' })).toHaveClass('MuiButton-sizeSmall');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveClass('MuiInputBase-inputSizeSmall');
  expect(screen.getByRole('cell')).toHaveClass('MuiTableCell-sizeSmall');
  expect(screen.getByTestId('toolbar')).toHaveClass('MuiToolbar-dense');
});
