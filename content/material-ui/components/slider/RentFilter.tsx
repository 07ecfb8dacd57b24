import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

type Range = readonly [number, number];

const rents = [420, 480, 495, 560, 610, 640, 680, 720, 735, 790, 860, 940, 980, 1150, 1320];

/** Stands for a request. Returns what ends it. */
function countHomes([from, to]: Range, onCount: (count: number) => void): () => void {
  const timer = setTimeout(() => onCount(rents.filter((rent) => rent >= from && rent <= to).length), 800);
  return () => clearTimeout(timer);
}

const toRange = (value: number | number[]): Range =>
  Array.isArray(value) ? [value[0] ?? 0, value[1] ?? 0] : [value, value];

export default function RentFilter() {
  const [range, setRange] = React.useState<Range>([500, 800]);
  const [asked, setAsked] = React.useState<Range>(range);
  const [count, setCount] = React.useState<number | null>(7);

  React.useEffect(() => (count === null ? countHomes(asked, setCount) : undefined), [asked, count]);

  const handleCommit = (next: Range) => {
    setAsked(next);
    setCount(null);
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 340 }}>
      <Typography gutterBottom>
        Rent: €{range[0]} to €{range[1]}
      </Typography>
      <Box sx={{ px: 1.5 }}>
        <Slider
          min={400}
          max={1400}
          step={20}
          shiftStep={100}
          value={[...range]}
          onChange={(_event, value) => setRange(toRange(value))}
          onChangeCommitted={(_event, value) => handleCommit(toRange(value))}
          getAriaLabel={(thumb) => (thumb === 0 ? 'Lowest rent' : 'Highest rent')}
          getAriaValueText={(value) => `€${value}`}
        />
      </Box>
      <Typography variant="body2" role="status" color="textSecondary">
        {count === null ? 'Counting…' : `${count} homes`}
      </Typography>
    </Box>
  );
}
