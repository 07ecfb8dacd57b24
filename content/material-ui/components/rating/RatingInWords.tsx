import * as React from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';

const words: Record<number, string> = {
  1: 'Unusable',
  2: 'Weak',
  3: 'Fair',
  4: 'Good',
  5: 'Excellent',
};

/** "4.5 stars, Good to Excellent" for half a star. */
function describe(value: number): string {
  const low = words[Math.floor(value)];
  const high = words[Math.ceil(value)] ?? '';
  if (low === undefined) return high;
  return low === high ? low : `${low} to ${high}`;
}

export default function RatingInWords() {
  const [value, setValue] = React.useState<number | null>(3.5);
  const [hovered, setHovered] = React.useState(-1);
  const shown = hovered === -1 ? value : hovered;

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Rating
        role="radiogroup"
        aria-label="Sound quality"
        precision={0.5}
        value={value}
        onChange={(_event, next) => setValue(next)}
        onChangeActive={(_event, next) => setHovered(next)}
        getLabelText={(stars) => `${stars} stars, ${describe(stars)}`}
        emptyLabelText="No rating"
      />
      <Typography variant="body2" aria-hidden sx={{ minWidth: 120 }}>
        {shown === null ? 'No rating' : describe(shown)}
      </Typography>
    </Box>
  );
}
