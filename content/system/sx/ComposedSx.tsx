import * as React from 'react';
import Box, { type BoxProps } from '@mui/system/Box';

/** A component of one's own that lets its user have the last word. */
function Seat({ taken, sx = [], ...props }: BoxProps<'button'> & { taken: boolean }) {
  return (
    <Box
      component="button"
      type="button"
      aria-pressed={taken}
      sx={[
        {
          width: 44,
          height: 44,
          border: '2px solid currentcolor',
          borderRadius: 2,
          background: 'none',
          color: 'inherit',
          font: 'inherit',
          cursor: 'pointer',
          '&:focus-visible': { outline: '3px solid', outlineOffset: 2 },
        },
        taken && { background: '#1d5f8a', borderColor: '#1d5f8a', color: '#fff' },
        // The caller's own, one object or several, comes last and wins.
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
      {...props}
    />
  );
}

const seats = ['A1', 'A2', 'A3', 'A4'];

export default function ComposedSx() {
  const [mine, setMine] = React.useState('A2');

  return (
    <Box role="group" aria-label="Choose a seat" sx={{ display: 'flex', gap: 1 }}>
      {seats.map((seat, index) => (
        <Seat
          key={seat}
          taken={seat === mine}
          onClick={() => setMine(seat)}
          sx={index === 1 ? { marginInlineEnd: '32px' } : undefined}
        >
          {seat}
        </Seat>
      ))}
    </Box>
  );
}
