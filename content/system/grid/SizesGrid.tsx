import Grid from '@mui/system/Grid';
import styled from '@mui/system/styled';

const Cell = styled('div')({ padding: 12, border: '1px solid', borderRadius: 6, whiteSpace: 'nowrap' });

export default function SizesGrid() {
  return (
    <Grid container spacing={1} sx={{ width: '100%' }}>
      <Grid size="auto">
        <Cell>as wide as this text</Cell>
      </Grid>
      <Grid size="grow">
        <Cell>the rest</Cell>
      </Grid>
      <Grid size={{ xs: 12, sm: 3 }} offset={{ sm: 'auto' }}>
        <Cell>12, from sm on 3</Cell>
      </Grid>
    </Grid>
  );
}
