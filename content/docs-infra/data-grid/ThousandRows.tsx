import Box from '@mui/material/Box';
import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { createParcel, statuses, type Parcel } from './parcels';

const rows = Array.from({ length: 1000 }, (_, index) => createParcel(index + 1));

const columns: GridColDef<Parcel>[] = [
  { field: 'code', headerName: 'Parcel', width: 120 },
  { field: 'destination', headerName: 'Destination', width: 140 },
  {
    field: 'weight',
    headerName: 'Weight',
    type: 'number',
    width: 110,
    valueFormatter: (weight: number) => `${weight.toFixed(1)} kg`,
  },
  { field: 'insured', headerName: 'Insured', type: 'boolean', width: 110 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: statuses,
    editable: true,
    width: 140,
  },
];

export default function ThousandRows() {
  return (
    <Box sx={{ height: 480, width: '100%' }}>
      <DataGrid
        aria-label="A thousand parcels"
        rows={rows}
        columns={columns}
        initialState={{
          pagination: { paginationModel: { pageSize: 100 } },
          sorting: { sortModel: [{ field: 'code', sort: 'asc' }] },
        }}
        pageSizeOptions={[25, 50, 100]}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { showQuickFilter: true } }}
        checkboxSelection
        disableRowSelectionOnClick
      />
    </Box>
  );
}
