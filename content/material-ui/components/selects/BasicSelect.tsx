import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function BasicSelect() {
  const labelId = React.useId();
  const [minutes, setMinutes] = React.useState(15);

  return (
    <FormControl sx={{ width: '100%', maxWidth: 280 }}>
      <InputLabel id={labelId}>Remind me</InputLabel>
      <Select
        labelId={labelId}
        label="Remind me"
        value={minutes}
        onChange={(event) => setMinutes(Number(event.target.value))}
      >
        <MenuItem value={5}>5 minutes before</MenuItem>
        <MenuItem value={15}>15 minutes before</MenuItem>
        <MenuItem value={60}>An hour before</MenuItem>
      </Select>
    </FormControl>
  );
}
