import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { makeDeliveries } from './deliveries';

const rows = makeDeliveries(5);

export default function DenseTable() {
  const [dense, setDense] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        sx={{ color: 'text.primary' }}
        control={<Switch checked={dense} onChange={(event) => setDense(event.target.checked)} />}
        label="Dense rows"
      />
      <TableContainer>
        <Table size={dense ? 'small' : 'medium'} aria-label="Parcels by city">
          <TableHead>
            <TableRow>
              <TableCell>City</TableCell>
              <TableCell align="right">Parcels</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.id} hover>
                <TableCell component="th" scope="row">
                  {row.city}
                </TableCell>
                <TableCell align="right">{row.parcels}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Stack>
  );
}
