import Button from '@mui/material/Button';
import ButtonGroup, { buttonGroupClasses } from '@mui/material/ButtonGroup';
import { styled } from '@mui/material/styles';
import EventIcon from '@mui/icons-material/Event';
import NavigateBeforeIcon from '@mui/icons-material/NavigateBefore';
import NavigateNextIcon from '@mui/icons-material/NavigateNext';

const SpacedGroup = styled(ButtonGroup)(({ theme }) => ({
  gap: 3,
  [`& .${buttonGroupClasses.grouped}`]: {
    border: 0,
    borderRadius: theme.spacing(0.75),
    textTransform: 'none',
    whiteSpace: 'nowrap',
  },
  [`& .${buttonGroupClasses.firstButton}`]: {
    borderStartStartRadius: 24,
    borderEndStartRadius: 24,
  },
  [`& .${buttonGroupClasses.lastButton}`]: {
    borderStartEndRadius: 24,
    borderEndEndRadius: 24,
  },
}));

// The arrows point the other way where one reads from right to left.
const mirrored = { '[dir="rtl"] &': { transform: 'scaleX(-1)' } };

export default function CustomButtonGroup() {
  return (
    <SpacedGroup disableElevation variant="contained" aria-label="Calendar week">
      <Button aria-label="Previous week">
        <NavigateBeforeIcon sx={mirrored} />
      </Button>
      <Button startIcon={<EventIcon />}>This week</Button>
      <Button aria-label="Next week">
        <NavigateNextIcon sx={mirrored} />
      </Button>
    </SpacedGroup>
  );
}
