import * as React from 'react';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import EditIcon from '@mui/icons-material/Edit';

const messages = [
  'The keys are with the porter.',
  'Rehearsal moved to Thursday.',
  'Two chairs are missing in room 4.',
  'The printer is back.',
  'Lunch is at noon, in the yard.',
  'Who has the long ladder?',
  'Minutes of Monday are online.',
  'The lift is out of order until Friday.',
];

export default function CollapsingFab() {
  const [panel, setPanel] = React.useState<HTMLElement | null>(null);
  // True while one scrolls down, false again on the way up.
  const down = useScrollTrigger({ target: panel ?? undefined, threshold: 20 });

  return (
    <Box sx={{ position: 'relative', width: '100%', maxWidth: 320 }}>
      <Box
        ref={setPanel}
        role="region"
        aria-label="Messages"
        tabIndex={0}
        sx={{
          height: 240,
          overflowY: 'auto',
          p: 2,
          pb: 10,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        {messages.map((message) => (
          <Typography key={message} color="textPrimary" sx={{ py: 1 }}>
            {message}
          </Typography>
        ))}
      </Box>
      <Fab
        color="primary"
        variant="extended"
        sx={{ position: 'absolute', insetInlineEnd: 16, bottom: 16, whiteSpace: 'nowrap' }}
      >
        <EditIcon />
        {/* Narrowed rather than removed: the text stays the button's name. */}
        <Box
          component="span"
          sx={{
            maxWidth: down ? 0 : 120,
            marginInlineStart: down ? 0 : 1,
            overflow: 'hidden',
            transition: 'max-width 200ms, margin 200ms',
            '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
          }}
        >
          Write
        </Box>
      </Fab>
    </Box>
  );
}
