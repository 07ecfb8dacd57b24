import * as React from 'react';
import Box from '@mui/material/Box';
import Slider, { sliderClasses } from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const LENGTH = 214;

const PositionSlider = styled(Slider)({
  height: 6,
  [`& .${sliderClasses.track}`]: { border: 'none' },
  [`& .${sliderClasses.thumb}`]: {
    width: 12,
    height: 12,
    transition: 'none',
    // The default halo of a focused thumb is faint; an outline is seen in forced colors too.
    [`&.${sliderClasses.focusVisible}`]: { outline: '2px solid currentColor', outlineOffset: 3 },
  },
});

/** Seconds as on a player: 83 is "1:23". */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const count = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? '' : 's'}`;

const speak = (seconds: number) =>
  `${count(Math.floor(seconds / 60), 'minute')} ${count(seconds % 60, 'second')}`;

export default function PlaybackPosition() {
  const [position, setPosition] = React.useState(83);

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Box sx={{ px: 1 }}>
        <PositionSlider
          size="small"
          max={LENGTH}
          value={position}
          onChange={(_event, value) => setPosition(value as number)}
          aria-label="Position"
          getAriaValueText={speak}
        />
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <Typography variant="body2">{clock(position)}</Typography>
        <Typography variant="body2" color="textSecondary">
          −{clock(LENGTH - position)}
        </Typography>
      </Box>
    </Box>
  );
}
