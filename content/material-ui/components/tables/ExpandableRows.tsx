import * as React from 'react';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { formatShare, makeDeliveries, type Delivery } from './deliveries';

const rows = makeDeliveries(3);

function ExpandableRow({ row }: { row: Delivery }) {
  const [open, setOpen] = React.useState(false);
  const id = React.useId();

  return (
    <React.Fragment>
      <TableRow sx={{ '& > *': { borderBottom: 'unset' } }}>
        <TableCell padding="checkbox">
          <IconButton
            size="small"
            aria-label={`Details of ${row.city}`}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            <KeyboardArrowDownIcon sx={{ rotate: open ? '180deg' : '0deg' }} />
          </IconButton>
        </TableCell>
        <TableCell component="th" scope="row">
          {row.city}
        </TableCell>
        <TableCell align="right">{row.parcels}</TableCell>
      </TableRow>
      <TableRow id={id}>
        <TableCell colSpan={3} sx={{ py: 0 }}>
          <Collapse in={open} unmountOnExit>
            <Typography variant="body2" sx={{ py: 2 }}>
              {row.weight.toFixed(1)} tonnes, {formatShare(row.onTime)} of it on time.
            </Typography>
          </Collapse>
        </TableCell>
      </TableRow>
    </React.Fragment>
  );
}

export default function ExpandableRows() {
  return (
    <TableContainer>
      <Table aria-label="Deliveries with details">
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <span style={visuallyHidden}>Details</span>
            </TableCell>
            <TableCell>City</TableCell>
            <TableCell align="right">Parcels</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <ExpandableRow key={row.id} row={row} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
