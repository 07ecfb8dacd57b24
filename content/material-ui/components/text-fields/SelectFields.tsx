import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

const regions = [
  { value: 'eu-north', label: 'Northern Europe' },
  { value: 'eu-south', label: 'Southern Europe' },
  { value: 'sa-east', label: 'South America, east' },
];

export default function SelectFields() {
  const [region, setRegion] = React.useState('eu-north');
  const field = {
    value: region,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => setRegion(event.target.value),
  };

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        width: '100%',
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)' },
      }}
    >
      <TextField select label="Region" {...field} helperText="A list drawn by Material UI">
        {regions.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label="Region (native)"
        {...field}
        helperText="The platform's own list"
        slotProps={{ select: { native: true } }}
      >
        {regions.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </TextField>
    </Box>
  );
}
