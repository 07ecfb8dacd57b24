import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function BasicButtons() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
      <Button variant="contained">Publish</Button>
      <Button variant="outlined">Save draft</Button>
      <Button>Cancel</Button>
      <Button variant="contained" disabled>
        Archived
      </Button>
      <Button variant="outlined" href="#basic-buttons">
        A link
      </Button>
    </Stack>
  );
}
