import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';

export default function ResponsiveDialog() {
  const titleId = React.useId();
  const theme = useTheme();
  const fullScreen = useMediaQuery(theme.breakpoints.down('sm'));
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Open the timetable
      </Button>
      <Dialog
        fullScreen={fullScreen}
        fullWidth
        open={open}
        onClose={() => setOpen(false)}
        aria-labelledby={titleId}
      >
        <AppBar position="relative" color="default">
          <Toolbar sx={{ gap: 2 }}>
            <Typography id={titleId} component="h2" variant="h6" sx={{ flexGrow: 1 }}>
              Timetable
            </Typography>
            <Button color="inherit" onClick={() => setOpen(false)}>
              Close
            </Button>
          </Toolbar>
        </AppBar>
        <DialogContent>Ferries leave at eight, at noon and at six.</DialogContent>
      </Dialog>
    </React.Fragment>
  );
}
