import * as React from 'react';
import Grid from '@mui/system/Grid';
import styled from '@mui/system/styled';

const Tile = styled('div')({ padding: 12, border: '1px solid', borderRadius: 6, height: '100%' });

const photos = ['Harbour', 'Market hall', 'Old mill', 'Quarry', 'Signal box', 'Weir'];

/** How many columns of twelve one tile takes. */
const densities = { Large: { xs: 12, sm: 6 }, Medium: { xs: 6, sm: 4 }, Small: { xs: 4, sm: 2 } };
type Density = keyof typeof densities;

export default function PageGrid() {
  const id = React.useId();
  const [density, setDensity] = React.useState<Density>('Medium');

  return (
    <div style={{ width: '100%' }}>
      <label htmlFor={id}>Tiles </label>
      <select id={id} value={density} onChange={(event) => setDensity(event.target.value as Density)}>
        {Object.keys(densities).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <Grid container component="ul" spacing={1} sx={{ m: 0, mt: 2, p: 0, listStyle: 'none' }}>
        {photos.map((photo) => (
          <Grid key={photo} component="li" size={densities[density]}>
            <Tile>{photo}</Tile>
          </Grid>
        ))}
      </Grid>
    </div>
  );
}
