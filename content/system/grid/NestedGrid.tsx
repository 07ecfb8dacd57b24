import Grid from '@mui/system/Grid';
import styled from '@mui/system/styled';

const Cell = styled('div')({ padding: 12, border: '1px solid', borderRadius: 6, height: '100%' });

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function NestedGrid() {
  return (
    <Grid container columns={16} spacing={2} sx={{ width: '100%' }}>
      <Grid size={{ xs: 16, md: 6 }}>
        <Cell>6 of 16 columns</Cell>
      </Grid>
      {/* A container in a container, with a count of columns and a spacing of its own. */}
      <Grid container size={{ xs: 16, md: 10 }} columns={7} spacing={0.5}>
        {days.map((day) => (
          <Grid key={day} size={1} sx={{ textAlign: 'center', borderBlockStart: '2px solid' }}>
            {day}
          </Grid>
        ))}
      </Grid>
    </Grid>
  );
}
