import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ConfirmModal() {
  const [open, setOpen] = React.useState(false);
  const [isDeleted, setIsDeleted] = React.useState(false);

  return (
    <Stack useFlexGap spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button color="danger" variant="soft" disabled={isDeleted} onClick={() => setOpen(true)}>
        Delete the draft
      </Button>
      <Typography role="status" level="body-sm">
        {isDeleted ? 'The draft is gone.' : 'There is one draft.'}
      </Typography>
      <Modal
        open={open}
        onClose={(_event, reason) => {
          // A click beside the question is no answer.
          if (reason !== 'backdropClick') {
            setOpen(false);
          }
        }}
      >
        <ModalDialog role="alertdialog" variant="outlined">
          <DialogTitle>Delete the draft?</DialogTitle>
          <DialogContent>It cannot be brought back.</DialogContent>
          <DialogActions>
            <Button
              color="danger"
              onClick={() => {
                setIsDeleted(true);
                setOpen(false);
              }}
            >
              Delete
            </Button>
            <Button variant="plain" color="neutral" onClick={() => setOpen(false)}>
              Keep it
            </Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
