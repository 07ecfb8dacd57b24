import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';

const order = { Number: '1042', Date: '3 May', City: 'Bergen', Total: '84.50' };
type Column = keyof typeof order;

// Stays focusable where it has nothing to do, and looks it.
const idleSx = { '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'default' } };

export default function ColumnChooser() {
  const [columns, setColumns] = React.useState<readonly Column[]>(['Number', 'Date', 'City', 'Total']);
  const [hidden, setHidden] = React.useState<ReadonlySet<Column>>(new Set<Column>(['City']));
  const [help, setHelp] = React.useState(' ');
  const shown = columns.filter((column) => !hidden.has(column));

  const toggle = (column: Column) => {
    const next = new Set(hidden);
    if (!next.delete(column)) next.add(column);
    const last = next.size === columns.length;
    setHelp(last ? 'A table needs one column or more.' : ' ');
    if (!last) setHidden(next);
  };

  const move = (column: Column, by: number) => {
    const rest = columns.filter((name) => name !== column);
    const place = Math.min(rest.length, Math.max(0, columns.indexOf(column) + by));
    setColumns([...rest.slice(0, place), column, ...rest.slice(place)]);
    setHelp(`${column} is at place ${place + 1} of ${columns.length}.`);
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480, color: 'text.primary' }}>
      <Box component="ol" aria-label="Columns" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {columns.map((column, index) => (
          <Box key={column} component="li" sx={{ display: 'flex', alignItems: 'center' }}>
            <FormControlLabel
              label={column}
              sx={{ flexGrow: 1, m: 0 }}
              control={<Checkbox checked={!hidden.has(column)} onChange={() => toggle(column)} />}
            />
            <IconButton
              aria-label={`Move ${column} up`}
              aria-disabled={index === 0}
              sx={idleSx}
              onClick={() => move(column, -1)}
            >
              <ArrowUpwardIcon fontSize="small" />
            </IconButton>
            <IconButton
              aria-label={`Move ${column} down`}
              aria-disabled={index === columns.length - 1}
              sx={idleSx}
              onClick={() => move(column, 1)}
            >
              <ArrowDownwardIcon fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </Box>
      <FormHelperText role="status">{help}</FormHelperText>
      <TableContainer>
        <Table size="small" aria-label="Orders with the chosen columns">
          <TableHead>
            <TableRow>
              {shown.map((column) => (
                <TableCell key={column}>{column}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            <TableRow>
              {shown.map((column) => (
                <TableCell key={column}>{order[column]}</TableCell>
              ))}
            </TableRow>
          </TableBody>
        </Table>
      </TableContainer>
    </Stack>
  );
}
