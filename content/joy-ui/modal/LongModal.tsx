import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import ModalOverflow from '@mui/joy/ModalOverflow';
import Stack from '@mui/joy/Stack';

const rules = Array.from({ length: 40 }, (_, index) => `Rule ${index + 1} of the house`);

export default function LongModal() {
  const [open, setOpen] = React.useState<'dialog' | 'window' | null>(null);
  const close = () => setOpen(null);
  const list = (
    <List size="sm">
      {rules.map((rule) => (
        <ListItem key={rule}>{rule}</ListItem>
      ))}
    </List>
  );

  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" onClick={() => setOpen('dialog')}>
        The dialog scrolls
      </Button>
      <Button variant="outlined" onClick={() => setOpen('window')}>
        The window scrolls
      </Button>
      <Modal open={open === 'dialog'} onClose={close}>
        <ModalDialog>
          <ModalClose aria-label="Close" />
          <DialogTitle>House rules</DialogTitle>
          <div role="region" aria-label="The rules" tabIndex={0} style={{ overflow: 'auto' }}>
            {list}
          </div>
        </ModalDialog>
      </Modal>
      <Modal open={open === 'window'} onClose={close}>
        <ModalOverflow>
          <ModalDialog>
            <ModalClose aria-label="Close" />
            <DialogTitle>House rules</DialogTitle>
            {list}
          </ModalDialog>
        </ModalOverflow>
      </Modal>
    </Stack>
  );
}
