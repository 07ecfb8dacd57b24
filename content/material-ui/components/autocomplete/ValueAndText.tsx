import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

interface Airport {
  readonly code: string;
  readonly label: string;
}

const oslo: Airport = { code: 'OSL', label: 'Oslo' };
const airports: readonly Airport[] = [
  { code: 'LIS', label: 'Lisbon' },
  { code: 'NBO', label: 'Nairobi' },
  oslo,
  { code: 'KIX', label: 'Osaka' },
  { code: 'YUL', label: 'Montréal' },
];

export default function ValueAndText() {
  const [value, setValue] = React.useState<Airport | null>(oslo);
  const [text, setText] = React.useState(oslo.label);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Autocomplete
        options={airports}
        value={value}
        onChange={(_event, next) => setValue(next)}
        inputValue={text}
        onInputChange={(_event, next) => setText(next)}
        renderInput={(params) => <TextField {...params} label="Fly from" />}
      />
      <Typography variant="body2" color="textSecondary">
        Chosen: <strong>{value?.code ?? 'nothing'}</strong>. In the field: <strong>“{text}”</strong>.
      </Typography>
      <Button variant="outlined" onClick={() => setValue(oslo)} sx={{ alignSelf: 'flex-start' }}>
        Take Oslo
      </Button>
    </Stack>
  );
}
