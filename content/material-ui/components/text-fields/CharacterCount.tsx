import * as React from 'react';
import TextField from '@mui/material/TextField';

const LIMIT = 80;

export default function CharacterCount() {
  const [value, setValue] = React.useState('Fixes the date shown in the footer.');
  const left = LIMIT - value.length;

  return (
    <TextField
      fullWidth
      multiline
      minRows={2}
      maxRows={5}
      label="Summary"
      value={value}
      onChange={(event) => setValue(event.target.value)}
      error={left < 0}
      helperText={left < 0 ? `${-left} characters too many` : `${left} characters left`}
      sx={{ maxWidth: 480 }}
    />
  );
}
