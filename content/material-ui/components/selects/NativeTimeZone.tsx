import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import Select from '@mui/material/Select';

export default function NativeTimeZone() {
  const id = React.useId();

  return (
    <FormControl sx={{ width: '100%', maxWidth: 280 }}>
      <InputLabel htmlFor={id}>Time zone</InputLabel>
      <Select native id={id} label="Time zone" name="zone" defaultValue="Atlantic/Azores">
        <optgroup label="Atlantic">
          <option value="Atlantic/Azores">Azores</option>
          <option value="Atlantic/Reykjavik">Reykjavík</option>
        </optgroup>
        <optgroup label="Pacific">
          <option value="Pacific/Auckland">Auckland</option>
          <option value="Pacific/Honolulu">Honolulu</option>
        </optgroup>
      </Select>
    </FormControl>
  );
}
