import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

export default function BasicButtonGroup() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <ButtonGroup variant="contained" aria-label="Leave request">
        <Button>Approve</Button>
        <Button>Decline</Button>
      </ButtonGroup>
      <ButtonGroup aria-label="Clipboard">
        <Button>Cut</Button>
        <Button>Copy</Button>
        <Button disabled>Paste</Button>
      </ButtonGroup>
      <ButtonGroup variant="text" aria-label="Page">
        <Button>Back</Button>
        <Button>Skip</Button>
        <Button>Next</Button>
      </ButtonGroup>
    </Stack>
  );
}
