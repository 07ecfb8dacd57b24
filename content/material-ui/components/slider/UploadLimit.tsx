import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

/** What the slider counts is a power of two. */
const toMegabytes = (power: number) => 2 ** power;

const describe = (megabytes: number) => (megabytes < 1024 ? `${megabytes} MB` : `${megabytes / 1024} GB`);

const marks = [0, 5, 10].map((value) => ({ value, label: describe(toMegabytes(value)) }));

export default function UploadLimit() {
  const labelId = React.useId();
  const [power, setPower] = React.useState(6);

  return (
    <Box sx={{ width: '100%', maxWidth: 340 }}>
      <Typography id={labelId}>Largest upload: {describe(toMegabytes(power))}</Typography>
      <Box sx={{ px: 3 }}>
        <Slider
          min={0}
          max={10}
          marks={marks}
          shiftStep={5}
          scale={toMegabytes}
          value={power}
          onChange={(_event, value) => setPower(value as number)}
          valueLabelDisplay="auto"
          valueLabelFormat={describe}
          getAriaValueText={describe}
          aria-labelledby={labelId}
        />
      </Box>
    </Box>
  );
}
