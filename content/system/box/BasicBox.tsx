import Box from '@mui/system/Box';

export default function BasicBox() {
  return (
    <Box
      component="blockquote"
      cite="https://docs.example.com/logbook"
      sx={{ m: 0, paddingInlineStart: 2, borderInlineStart: '4px solid', maxWidth: 420 }}
    >
      Wind from the west, five. We reefed at noon and made the harbour before dark.
    </Box>
  );
}
