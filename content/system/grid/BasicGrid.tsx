import Grid from '@mui/system/Grid';
import styled from '@mui/system/styled';

const Cell = styled('div')({ padding: 12, border: '1px solid', borderRadius: 6, textAlign: 'center' });

export default function BasicGrid() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      <Grid size={8}>
        <Cell>8 of 12</Cell>
      </Grid>
      <Grid size={4}>
        <Cell>4</Cell>
      </Grid>
      <Grid size={4}>
        <Cell>4</Cell>
      </Grid>
      <Grid size={8}>
        <Cell>8</Cell>
      </Grid>
    </Grid>
  );
}
