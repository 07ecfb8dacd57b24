import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridPaginationModel } from '@mui/x-data-grid';
import { createParcel, type Parcel } from './parcels';

const ROW_COUNT = 100_000;

const columns: GridColDef<Parcel>[] = [
  { field: 'code', headerName: 'Parcel', width: 120, sortable: false },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 130, sortable: false },
  { field: 'weight', headerName: 'Weight, kg', type: 'number', width: 120, sortable: false },
];

/** Stands for a server: answers after a while with the rows of one page. */
function loadPage({ page, pageSize }: GridPaginationModel, answer: (rows: Parcel[]) => void): () => void {
  const first = page * pageSize + 1;
  const count = Math.min(pageSize, ROW_COUNT - first + 1);
  const timer = setTimeout(
    () => answer(Array.from({ length: count }, (_, index) => createParcel(first + index))),
    400,
  );
  return () => clearTimeout(timer);
}

export default function HundredThousandRows() {
  const [model, setModel] = React.useState<GridPaginationModel>({ page: 0, pageSize: 100 });
  const [loaded, setLoaded] = React.useState<{ model: GridPaginationModel; rows: Parcel[] } | null>(null);

  React.useEffect(() => loadPage(model, (rows) => setLoaded({ model, rows })), [model]);

  return (
    <Box sx={{ height: 480, width: '100%' }}>
      <DataGrid
        aria-label="A hundred thousand parcels"
        rows={loaded?.rows ?? []}
        columns={columns}
        loading={loaded?.model !== model}
        slotProps={{ loadingOverlay: { variant: 'skeleton', noRowsVariant: 'skeleton' } }}
        rowCount={ROW_COUNT}
        paginationMode="server"
        paginationModel={model}
        onPaginationModelChange={setModel}
        pageSizeOptions={[25, 100]}
        disableColumnFilter
        disableRowSelectionOnClick
      />
    </Box>
  );
}
