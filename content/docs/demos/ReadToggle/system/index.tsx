import * as React from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';

export default function ReadToggle() {
  const [read, setRead] = React.useState(false);

  return (
    <ButtonBase
      aria-pressed={read}
      onClick={() => setRead(!read)}
      sx={{
        gap: 1,
        px: 2,
        py: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 8,
        typography: 'body2',
        '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: 2 },
      }}
    >
      <Box
        component="span"
        sx={{
          width: 10,
          height: 10,
          borderRadius: '50%',
          border: 2,
          borderColor: 'primary.main',
          bgcolor: read ? 'transparent' : 'primary.main',
        }}
      />
      Mark as read
    </ButtonBase>
  );
}
