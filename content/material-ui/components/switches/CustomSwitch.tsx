import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch, { switchClasses } from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import DarkModeIcon from '@mui/icons-material/DarkMode';
import LightModeIcon from '@mui/icons-material/LightMode';

const FilledSwitch = styled(Switch)({
  width: 52,
  height: 32,
  padding: 0,
  margin: 8,
  [`& .${switchClasses.switchBase}`]: {
    padding: 6,
    color: '#fff',
    [`&.${switchClasses.checked}`]: {
      color: '#fff',
      transform: 'translateX(20px)',
    },
    // The track is a neighbor of the element that knows the state.
    [`&.${switchClasses.checked} + .${switchClasses.track}`]: {
      opacity: 1,
      backgroundColor: '#2e7d32',
    },
    [`&.Mui-focusVisible + .${switchClasses.track}`]: {
      outline: '3px solid #b27b00',
      outlineOffset: -3,
    },
  },
  [`& .${switchClasses.track}`]: {
    opacity: 1,
    borderRadius: 16,
    backgroundColor: '#767b80',
  },
});

export default function CustomSwitch() {
  return (
    <FormGroup sx={{ color: 'text.primary' }}>
      <FormControlLabel control={<FilledSwitch defaultChecked />} label="Accept orders" />
      <FormControlLabel
        control={
          <FilledSwitch
            icon={<LightModeIcon sx={{ fontSize: 20 }} />}
            checkedIcon={<DarkModeIcon sx={{ fontSize: 20 }} />}
          />
        }
        label="Dark reading mode"
      />
    </FormGroup>
  );
}
