import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

/** The two custom properties from which a bar takes its colors. */
const rehearsal = { '--AppBar-background': '#6a1b9a', '--AppBar-color': '#fff' };

export default function OwnColorAppBar() {
  const [isRehearsal, setIsRehearsal] = React.useState(true);

  return (
    <AppBar
      component="div"
      position="static"
      elevation={0}
      enableColorOnDark={isRehearsal}
      sx={isRehearsal ? rehearsal : undefined}
    >
      <Toolbar sx={{ flexWrap: 'wrap', columnGap: 2 }}>
        <Typography component="div" variant="h6" role="status" sx={{ flexGrow: 1 }}>
          {isRehearsal ? 'Rehearsal: nothing is sent' : 'Signal box'}
        </Typography>
        <Button color="inherit" onClick={() => setIsRehearsal(!isRehearsal)}>
          {isRehearsal ? 'Go live' : 'Rehearse'}
        </Button>
      </Toolbar>
    </AppBar>
  );
}
