import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function BasicRadios() {
  const labelId = React.useId();

  return (
    <FormControl>
      <FormLabel component="span" id={labelId}>
        Bread of the week
      </FormLabel>
      <RadioGroup aria-labelledby={labelId} name="bread" defaultValue="rye">
        <FormControlLabel value="rye" control={<Radio />} label="Rye with caraway" />
        <FormControlLabel value="oat" control={<Radio />} label="Oat and honey" />
        <FormControlLabel value="walnut" disabled control={<Radio />} label="Walnut (back on Thursday)" />
      </RadioGroup>
    </FormControl>
  );
}
