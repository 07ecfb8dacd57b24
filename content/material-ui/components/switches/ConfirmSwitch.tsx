import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

export default function ConfirmSwitch() {
  const id = React.useId();
  const [published, setPublished] = React.useState(false);
  const [asking, setAsking] = React.useState(false);

  // Going private again harms nobody and needs no question.
  const handleChange = (event: React.ChangeEvent<HTMLInputElement>) => {
    if (event.target.checked) setAsking(true);
    else setPublished(false);
  };

  const answer = (agreed: boolean) => {
    setPublished(agreed);
    setAsking(false);
  };

  return (
    <React.Fragment>
      <FormControlLabel
        label="Anyone with the link can read"
        sx={{ color: 'text.primary' }}
        control={<Switch color="error" checked={published} onChange={handleChange} />}
      />
      <Dialog
        open={asking}
        onClose={() => answer(false)}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
      >
        <DialogTitle id={`${id}-title`} component="div">
          Open the folder to anyone?
        </DialogTitle>
        <DialogContent>
          <DialogContentText id={`${id}-text`}>
            It holds 14 files. Who has the link needs no account to read them.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button autoFocus onClick={() => answer(false)}>
            Keep it private
          </Button>
          <Button color="error" onClick={() => answer(true)}>
            Open it
          </Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
