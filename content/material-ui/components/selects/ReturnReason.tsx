import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const reasons = ['It does not fit', 'It arrived damaged', 'I ordered it by mistake'];

export default function ReturnReason() {
  const id = React.useId();
  const [reason, setReason] = React.useState('');
  const [state, setState] = React.useState<'open' | 'missing' | 'sent'>('open');
  const select = React.useRef<HTMLInputElement>(null);

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setState(reason === '' ? 'missing' : 'sent');
    if (reason === '') select.current?.focus();
  };

  const help = {
    open: ' ',
    missing: 'Choose a reason, so that we can improve.',
    sent: 'Thank you. A label for the parcel is on its way.',
  }[state];

  return (
    <Box
      component="form"
      noValidate
      onSubmit={handleSubmit}
      sx={{ display: 'grid', gap: 1, width: '100%', maxWidth: 320 }}
    >
      <FormControl required error={state === 'missing'}>
        <InputLabel id={`${id}-label`}>Reason</InputLabel>
        <Select
          labelId={`${id}-label`}
          label="Reason"
          value={reason}
          onChange={(event) => {
            setReason(event.target.value);
            setState('open');
          }}
          inputRef={select}
          aria-describedby={`${id}-help`}
        >
          {reasons.map((text) => (
            <MenuItem key={text} value={text}>
              {text}
            </MenuItem>
          ))}
        </Select>
        <FormHelperText id={`${id}-help`} role="status">
          {help}
        </FormHelperText>
      </FormControl>
      <Button type="submit" variant="contained">
        Return the item
      </Button>
    </Box>
  );
}
