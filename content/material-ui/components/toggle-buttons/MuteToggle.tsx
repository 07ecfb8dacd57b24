import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import NotificationsActiveIcon from '@mui/icons-material/NotificationsActive';
import NotificationsOffIcon from '@mui/icons-material/NotificationsOff';

export default function MuteToggle() {
  const [muted, setMuted] = React.useState(false);

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <ToggleButton
        value="muted"
        selected={muted}
        onChange={() => setMuted(!muted)}
        sx={{ gap: 1, textTransform: 'none' }}
      >
        {muted ? <NotificationsOffIcon /> : <NotificationsActiveIcon />}
        Mute this thread
      </ToggleButton>
      <Typography variant="body2" color="textSecondary">
        {muted ? 'New replies stay silent.' : 'New replies ring.'}
      </Typography>
    </Box>
  );
}
