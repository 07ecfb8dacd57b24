import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { formatShare, makeDeliveries, type Delivery } from './deliveries';

type SortKey = 'city' | 'parcels' | 'onTime';
type Order = 'asc' | 'desc';

const columns: { key: SortKey; label: string; numeric: boolean }[] = [
  { key: 'city', label: 'City', numeric: false },
  { key: 'parcels', label: 'Parcels', numeric: true },
  { key: 'onTime', label: 'On time', numeric: true },
];

function compare(a: Delivery, b: Delivery, key: SortKey): number {
  // A named locale: the reader's own could order the rows otherwise than the server did.
  return key === 'city' ? a.city.localeCompare(b.city, 'en') : a[key] - b[key];
}

export default function SortAndSelect() {
  const [rows, setRows] = React.useState(() => makeDeliveries(6));
  const [sort, setSort] = React.useState<{ key: SortKey; order: Order }>({ key: 'city', order: 'asc' });
  const [selected, setSelected] = React.useState<ReadonlySet<number>>(new Set());

  const sorted = React.useMemo(() => {
    const sign = sort.order === 'asc' ? 1 : -1;
    return [...rows].sort((a, b) => sign * compare(a, b, sort.key));
  }, [rows, sort]);

  const partial = selected.size > 0 && selected.size < rows.length;
  // `indeterminate` draws the dash only; this property is what tells a screen reader.
  const markPartial = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = partial;
  };

  const sortBy = (key: SortKey) =>
    setSort({ key, order: sort.key === key && sort.order === 'asc' ? 'desc' : 'asc' });

  const toggle = (id: number) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  };

  const toggleAll = () =>
    setSelected(selected.size === rows.length ? new Set() : new Set(rows.map((row) => row.id)));

  const removeSelected = () => {
    setRows(rows.filter((row) => !selected.has(row.id)));
    setSelected(new Set());
  };

  return (
    <div style={{ width: '100%' }}>
      <Toolbar disableGutters sx={{ gap: 2, color: 'text.primary' }}>
        <Typography variant="body2" role="status" sx={{ flexGrow: 1 }}>
          {selected.size} of {rows.length} selected
        </Typography>
        <Button disabled={selected.size === 0} onClick={removeSelected}>
          Remove
        </Button>
        <Button disabled={rows.length === 6} onClick={() => setRows(makeDeliveries(6))}>
          Restore
        </Button>
      </Toolbar>
      <TableContainer>
        <Table aria-label="Deliveries, sortable and selectable">
          <TableHead>
            <TableRow>
              <TableCell padding="checkbox">
                <Checkbox
                  checked={rows.length > 0 && selected.size === rows.length}
                  indeterminate={partial}
                  onChange={toggleAll}
                  slotProps={{ input: { 'aria-label': 'Select all deliveries', ref: markPartial } }}
                />
              </TableCell>
              {columns.map(({ key, label, numeric }) => (
                <TableCell
                  key={key}
                  align={numeric ? 'right' : 'left'}
                  sortDirection={sort.key === key ? sort.order : false}
                >
                  <TableSortLabel
                    active={sort.key === key}
                    direction={sort.key === key ? sort.order : 'asc'}
                    onClick={() => sortBy(key)}
                  >
                    {label}
                  </TableSortLabel>
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {sorted.map((row) => (
              <TableRow key={row.id} hover selected={selected.has(row.id)}>
                <TableCell padding="checkbox">
                  <Checkbox
                    checked={selected.has(row.id)}
                    onChange={() => toggle(row.id)}
                    slotProps={{ input: { 'aria-label': `Select ${row.city}` } }}
                  />
                </TableCell>
                <TableCell component="th" scope="row">
                  {row.city}
                </TableCell>
                <TableCell align="right">{row.parcels}</TableCell>
                <TableCell align="right">{formatShare(row.onTime)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </div>
  );
}
