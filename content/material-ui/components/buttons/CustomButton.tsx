import Button, { buttonClasses } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import BoltIcon from '@mui/icons-material/Bolt';

const PillButton = styled(Button)(({ theme }) => ({
  borderRadius: 999,
  paddingInline: theme.spacing(3),
  textTransform: 'none',
  [`& .${buttonClasses.startIcon}`]: {
    color: '#ffc400',
  },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '3px solid #b27b00',
    outlineOffset: 2,
  },
}));

export default function CustomButton() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
      <PillButton
        disableElevation
        variant="contained"
        startIcon={<BoltIcon />}
        sx={{ bgcolor: '#1d3557', color: '#fff', '&:hover': { bgcolor: '#16283f' } }}
      >
        Deploy now
      </PillButton>
      <PillButton variant="outlined" disableRipple>
        No ripple, own focus ring
      </PillButton>
    </Stack>
  );
}
