import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const bands = ['60 Hz', '250 Hz', '1 kHz', '4 kHz', '16 kHz'];
const flat = bands.map(() => 0);

/** A gain with its sign: "+3 dB". */
const describe = (gain: number) => `${gain > 0 ? '+' : ''}${gain} dB`;

export default function Equalizer() {
  const [gains, setGains] = React.useState([4, 2, 0, 1, 3]);

  return (
    <Box role="group" aria-label="Equalizer">
      <Box sx={{ display: 'flex', gap: 1 }}>
        {bands.map((band, index) => (
          <Box key={band} sx={{ width: 48, textAlign: 'center' }}>
            <Box sx={{ height: 160, my: 1 }}>
              <Slider
                orientation="vertical"
                size="small"
                track={false}
                min={-12}
                max={12}
                shiftStep={3}
                marks={[{ value: 0 }]}
                value={gains[index] ?? 0}
                onChange={(_event, value) =>
                  setGains(gains.map((gain, at) => (at === index ? Number(value) : gain)))
                }
                aria-label={band}
                getAriaValueText={describe}
              />
            </Box>
            <Typography variant="caption" noWrap>
              {band}
            </Typography>
          </Box>
        ))}
      </Box>
      <Button onClick={() => setGains(flat)} sx={{ mt: 1 }}>
        Flatten
      </Button>
    </Box>
  );
}
