import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { formatShare, makeDeliveries } from './deliveries';

const rows = makeDeliveries(4);

export default function BasicTable() {
  return (
    <TableContainer>
      <Table>
        <caption>Deliveries of one week, by city</caption>
        <TableHead>
          <TableRow>
            <TableCell>City</TableCell>
            <TableCell align="right">Parcels</TableCell>
            <TableCell align="right">Weight (t)</TableCell>
            <TableCell align="right">On time</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id}>
              <TableCell component="th" scope="row">
                {row.city}
              </TableCell>
              <TableCell align="right">{row.parcels}</TableCell>
              <TableCell align="right">{row.weight.toFixed(1)}</TableCell>
              <TableCell align="right">{formatShare(row.onTime)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
