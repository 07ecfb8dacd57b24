import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const colors = ['primary', 'secondary', 'success', 'error', 'inherit'] as const;
const sizes = ['small', 'medium', 'large'] as const;

export default function ColorsAndSizes() {
  return (
    <Stack spacing={2} sx={{ color: 'text.primary' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {colors.map((color) => (
          <Button key={color} variant="outlined" color={color}>
            {color}
          </Button>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        {sizes.map((size) => (
          <Button key={size} variant="contained" size={size}>
            {size}
          </Button>
        ))}
      </Box>
    </Stack>
  );
}
