import Box from '@mui/system/Box';

export default function BasicSx() {
  return (
    <Box
      component="aside"
      sx={{
        maxWidth: 360,
        p: 2,
        border: 1,
        borderRadius: 3,
        borderInlineStartWidth: 6,
        '& strong': { display: 'block', mb: 0.5 },
      }}
    >
      <strong>Tide table</strong>
      High water at 14:20, low water at 20:35.
    </Box>
  );
}
