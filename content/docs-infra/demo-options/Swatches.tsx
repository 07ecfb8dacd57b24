import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const colors = ['primary', 'secondary', 'error', 'success'];

export default function Swatches() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'center' }}>
      {colors.map((color) => (
        <Box key={color} sx={{ textAlign: 'center' }}>
          <Box sx={{ width: 56, height: 56, borderRadius: 1, bgcolor: `${color}.main` }} />
          <Typography variant="caption">{color}</Typography>
        </Box>
      ))}
    </Box>
  );
}
