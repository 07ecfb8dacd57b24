import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';

export default function FormModal() {
  const [open, setOpen] = React.useState(false);
  const [errands, setErrands] = React.useState(['Return the ladder']);

  return (
    <Stack useFlexGap spacing={1} sx={{ alignItems: 'flex-start' }}>
      <List aria-label="Errands" marker="disc">
        {errands.map((errand) => (
          <ListItem key={errand}>{errand}</ListItem>
        ))}
      </List>
      <Button onClick={() => setOpen(true)}>Add an errand</Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog>
          <DialogTitle>A new errand</DialogTitle>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              const errand = String(new FormData(event.currentTarget).get('errand')).trim();
              setErrands((known) => (known.includes(errand) ? known : [...known, errand]));
              setOpen(false);
            }}
          >
            <Stack useFlexGap spacing={2}>
              <FormControl>
                <FormLabel>What is to be done</FormLabel>
                <Input name="errand" autoFocus required />
              </FormControl>
              <Button type="submit">Add</Button>
            </Stack>
          </form>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
