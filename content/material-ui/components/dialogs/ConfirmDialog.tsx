import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

export default function ConfirmDialog() {
  const textId = React.useId();
  const [open, setOpen] = React.useState(false);
  const [sent, setSent] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Send to everybody
      </Button>
      <span role="status" style={{ marginInlineStart: 16 }}>
        {sent ? 'Sent.' : ''}
      </span>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        aria-describedby={textId}
        slotProps={{ paper: { role: 'alertdialog' } }}
      >
        <DialogTitle>Send to 1,204 people?</DialogTitle>
        <DialogContent>
          <DialogContentText id={textId}>
            The letter goes out at once. It cannot be called back.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button autoFocus onClick={() => setOpen(false)}>
            Not yet
          </Button>
          <Button
            onClick={() => {
              setSent(true);
              setOpen(false);
            }}
          >
            Send
          </Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
