import Box from '@mui/material/Box';
import Fab, { fabClasses } from '@mui/material/Fab';
import { styled } from '@mui/material/styles';
import MicIcon from '@mui/icons-material/Mic';
import PhotoCameraIcon from '@mui/icons-material/PhotoCamera';

const SquareFab = styled(Fab)({
  gap: 8,
  color: '#fff',
  textTransform: 'none',
  background: 'linear-gradient(135deg, #5b2a86, #1d3557)',
  boxShadow: 'none',
  [`&, &.${fabClasses.extended}`]: { borderRadius: 16 },
  '&:hover': { background: 'linear-gradient(135deg, #47206a, #16283f)' },
  // The default theme shows keyboard focus by the ripple only.
  [`&.${fabClasses.focusVisible}`]: {
    outline: '3px solid #b27b00',
    outlineOffset: 2,
  },
});

export default function CustomFab() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <SquareFab aria-label="Take a photo">
        <PhotoCameraIcon />
      </SquareFab>
      <SquareFab disableRipple variant="extended">
        <MicIcon />
        Record
      </SquareFab>
    </Box>
  );
}
