import * as React from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

type Range = '24 h' | '7 d' | '30 d';

/** What a server would answer: requests in thousands, from the oldest to the newest. */
const answers: Record<Range, readonly number[]> = {
  '24 h': [3, 2, 1, 2, 5, 9, 12, 11, 10, 12, 8, 5],
  '7 d': [84, 91, 88, 95, 102, 60, 55],
  '30 d': [410, 425, 432, 398, 460, 472, 481, 440, 502, 515],
};
const ranges: readonly Range[] = ['24 h', '7 d', '30 d'];

export default function ChartRange() {
  const [range, setRange] = React.useState<Range>('7 d');
  const [shown, setShown] = React.useState<Range>('7 d');
  const loading = shown !== range;

  // Stands for a request. A newer choice cancels the older one, so answers can't overtake each other.
  React.useEffect(() => {
    const timer = setTimeout(() => setShown(range), 900);
    return () => clearTimeout(timer);
  }, [range]);

  const values = answers[shown];
  const highest = Math.max(...values);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        value={range}
        onChange={(_event, next: Range | null) => next && setRange(next)}
        aria-label="Time range"
      >
        {ranges.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 4 }}>{loading && <LinearProgress aria-label="Loading the chart" />}</Box>
      <Box
        role="img"
        aria-label={`Requests of the last ${shown}, in thousands: ${values.join(', ')}`}
        sx={{ display: 'flex', alignItems: 'flex-end', gap: 0.5, height: 96, opacity: loading ? 0.5 : 1 }}
      >
        {values.map((value, index) => (
          <Box
            key={index}
            sx={{ flex: 1, bgcolor: 'primary.main' }}
            style={{ height: `${(value / highest) * 100}%` }}
          />
        ))}
      </Box>
      <Typography variant="body2" role="status" color="textSecondary">
        {loading ? `Loading the last ${range}…` : `At most ${highest} thousand requests at a time`}
      </Typography>
    </Stack>
  );
}
