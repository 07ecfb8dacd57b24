import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

const zonesOf: Record<string, readonly string[]> = {
  Africa: ['Cape Town 1', 'Nairobi 1'],
  Europe: ['Lisbon 1', 'Lisbon 2', 'Tallinn 1'],
  Oceania: ['Perth 1'],
};

/** Stands for a request. Returns what ends it. */
function loadZones(region: string, onLoad: (zones: readonly string[]) => void): () => void {
  const timer = setTimeout(() => onLoad(zonesOf[region] ?? []), 900);
  return () => clearTimeout(timer);
}

export default function StorageZone() {
  const id = React.useId();
  const [region, setRegion] = React.useState('');
  const [zone, setZone] = React.useState('');
  const [zones, setZones] = React.useState<readonly string[] | null>(null);

  React.useEffect(() => (region === '' ? undefined : loadZones(region, setZones)), [region]);

  const handleRegion = (next: string) => {
    setRegion(next);
    // A zone of another region must not stay behind: it would match none of the options.
    setZone('');
    setZones(null);
  };

  let help = 'Choose a region first.';
  if (region !== '') help = zones === null ? 'Loading zones…' : `Zones in ${region}: ${zones.length}`;

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <FormControl>
        <InputLabel id={`${id}-region`}>Region</InputLabel>
        <Select
          labelId={`${id}-region`}
          label="Region"
          value={region}
          onChange={(event) => handleRegion(event.target.value)}
        >
          {Object.keys(zonesOf).map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </Select>
      </FormControl>
      <FormControl disabled={zones === null}>
        <InputLabel id={`${id}-zone`}>Zone</InputLabel>
        <Select
          labelId={`${id}-zone`}
          label="Zone"
          value={zone}
          onChange={(event) => setZone(event.target.value)}
          aria-describedby={`${id}-help`}
        >
          {(zones ?? []).map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </Select>
        <FormHelperText id={`${id}-help`} role="status" disabled={false}>
          {help}
        </FormHelperText>
      </FormControl>
    </Stack>
  );
}
