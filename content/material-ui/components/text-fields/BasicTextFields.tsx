import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

export default function BasicTextFields() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
        alignItems: 'end',
      }}
    >
      <TextField label="Outlined" defaultValue="The default" />
      <TextField label="Filled" variant="filled" defaultValue="With a background" />
      <TextField label="Standard" variant="standard" defaultValue="A line only" />
    </Box>
  );
}
