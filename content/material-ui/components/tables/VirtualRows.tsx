import * as React from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { makeDeliveries } from './deliveries';

const COUNT = 10_000;
const ROW_HEIGHT = 37;
const VIEW_HEIGHT = 300;
/** Rows kept on either side of the view, so that a quick scroll shows no gap. */
const OVERSCAN = 6;

const rows = makeDeliveries(COUNT);
const spacer = { padding: 0, border: 0 };

export default function VirtualRows() {
  const [first, setFirst] = React.useState(0);
  const start = Math.max(0, first - OVERSCAN);
  const end = Math.min(COUNT, first + Math.ceil(VIEW_HEIGHT / ROW_HEIGHT) + OVERSCAN);

  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label="Ten thousand deliveries"
      onScroll={(event) => setFirst(Math.floor(event.currentTarget.scrollTop / ROW_HEIGHT))}
      sx={{ height: VIEW_HEIGHT, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Table stickyHeader size="small" aria-rowcount={COUNT + 1} sx={{ tableLayout: 'fixed' }}>
        <TableHead>
          <TableRow aria-rowindex={1}>
            <TableCell>City</TableCell>
            <TableCell align="right">Parcels</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {start > 0 && (
            <tr aria-hidden style={{ height: start * ROW_HEIGHT }}>
              <td colSpan={2} style={spacer} />
            </tr>
          )}
          {rows.slice(start, end).map((row) => (
            <TableRow key={row.id} aria-rowindex={row.id + 1} sx={{ height: ROW_HEIGHT }}>
              <TableCell component="th" scope="row">
                {row.city}
              </TableCell>
              <TableCell align="right">{row.parcels}</TableCell>
            </TableRow>
          ))}
          {end < COUNT && (
            <tr aria-hidden style={{ height: (COUNT - end) * ROW_HEIGHT }}>
              <td colSpan={2} style={spacer} />
            </tr>
          )}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
