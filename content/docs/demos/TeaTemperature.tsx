import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { toFahrenheit } from './temperature';

const teas = [
  { value: 70, label: 'Green' },
  { value: 85, label: 'White' },
  { value: 100, label: 'Black' },
];

const describe = (celsius: number) => `${celsius} °C, ${toFahrenheit(celsius)} °F`;

export default function TeaTemperature() {
  const [celsius, setCelsius] = React.useState(85);
  const labelId = React.useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 360, px: 2 }}>
      <Typography id={labelId} gutterBottom>
        Water for tea
      </Typography>
      <Slider
        value={celsius}
        onChange={(_event, value) => setCelsius(value as number)}
        min={60}
        max={100}
        marks={teas}
        aria-labelledby={labelId}
        getAriaValueText={describe}
      />
      <Typography variant="body2" color="textSecondary">
        {describe(celsius)}
      </Typography>
    </Box>
  );
}
