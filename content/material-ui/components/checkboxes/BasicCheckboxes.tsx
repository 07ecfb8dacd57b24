import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function BasicCheckboxes() {
  return (
    <FormGroup>
      <FormControlLabel control={<Checkbox defaultChecked />} label="Gift wrap" />
      <FormControlLabel control={<Checkbox />} label="Leave it with a neighbor" />
      <FormControlLabel
        disabled
        control={<Checkbox />}
        label="Deliver today (after 2 p.m. no longer possible)"
      />
    </FormGroup>
  );
}
