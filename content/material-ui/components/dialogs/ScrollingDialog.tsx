import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';

const paragraphs = Array.from(
  { length: 24 },
  (_, index) =>
    `${index + 1}. The keeper of the key returns it before noon, and writes the hour into the book.`,
);

export default function ScrollingDialog() {
  const [open, setOpen] = React.useState(false);
  const [scroll, setScroll] = React.useState<DialogProps['scroll']>('paper');
  const show = (next: DialogProps['scroll']) => () => {
    setScroll(next);
    setOpen(true);
  };

  return (
    <React.Fragment>
      <Button onClick={show('paper')}>The content scrolls</Button>
      <Button onClick={show('body')}>The dialog scrolls</Button>
      <Dialog open={open} onClose={() => setOpen(false)} scroll={scroll}>
        <DialogTitle>Rules of the key</DialogTitle>
        <DialogContent dividers tabIndex={0} role="region" aria-label="The rules">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Understood</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
