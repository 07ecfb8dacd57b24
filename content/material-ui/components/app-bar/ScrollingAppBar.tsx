import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Slide from '@mui/material/Slide';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import useScrollTrigger from '@mui/material/useScrollTrigger';

const days = Array.from(
  { length: 20 },
  (_, index) => `Day ${index + 1}. Anchor up at ${5 + (index % 4)}, wind from the west, nothing to report.`,
);

export default function ScrollingAppBar() {
  const [box, setBox] = React.useState<HTMLElement | null>(null);
  const isMoved = useScrollTrigger({ target: box, threshold: 0, disableHysteresis: true });
  const isGoingDown = useScrollTrigger({ target: box });
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');

  return (
    <Box
      ref={setBox}
      role="region"
      aria-label="Log of the voyage"
      tabIndex={0}
      sx={{ width: '100%', height: 280, overflowY: 'auto', border: 1, borderColor: 'divider' }}
    >
      <Slide
        appear={false}
        direction="down"
        in={!isGoingDown}
        container={box}
        timeout={isStill ? 0 : undefined}
      >
        <AppBar component="div" position="sticky" color="default" elevation={isMoved ? 4 : 0}>
          <Toolbar variant="dense">
            <Typography component="div" variant="h6" noWrap>
              Log of the voyage
            </Typography>
          </Toolbar>
        </AppBar>
      </Slide>
      {days.map((day) => (
        <Typography key={day} color="textPrimary" sx={{ px: 3, py: 1 }}>
          {day}
        </Typography>
      ))}
    </Box>
  );
}
