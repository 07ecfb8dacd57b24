import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

export default function BasicSwitches() {
  return (
    <FormGroup sx={{ color: 'text.primary' }}>
      <FormControlLabel control={<Switch defaultChecked />} label="Spell checking" />
      <FormControlLabel control={<Switch size="small" />} label="Compact rows" />
      <FormControlLabel disabled control={<Switch defaultChecked />} label="Encrypted, always" />
    </FormGroup>
  );
}
