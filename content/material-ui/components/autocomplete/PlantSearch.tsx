import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { searchPlants, type Plant } from './plants';

interface Answer {
  readonly query: string;
  readonly plants: readonly Plant[];
}

export default function PlantSearch() {
  const [query, setQuery] = React.useState('');
  const [answer, setAnswer] = React.useState<Answer>({ query: '', plants: [] });
  const asks = query.length > 1;
  const loading = asks && answer.query !== query;
  const plants = asks && !loading ? answer.plants : [];

  React.useEffect(() => {
    if (query.length < 2) return undefined;
    const request = new AbortController();
    // Waits for a pause in typing, then asks; the next keystroke cancels both.
    const pause = setTimeout(() => {
      searchPlants(query, request.signal).then(
        (found) => setAnswer({ query, plants: found }),
        () => undefined,
      );
    }, 300);
    return () => {
      clearTimeout(pause);
      request.abort();
    };
  }, [query]);

  let status = '';
  if (loading) status = 'Searching…';
  else if (asks) status = plants.length === 1 ? '1 plant found' : `${plants.length} plants found`;

  return (
    <Autocomplete
      options={plants}
      getOptionLabel={(plant) => plant.name}
      getOptionKey={(plant) => plant.id}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      // The server has filtered already, and by more than the label.
      filterOptions={(found) => found}
      loading={loading}
      loadingText="Searching…"
      noOptionsText={asks ? 'No plant of this name' : 'Type two letters or more'}
      onInputChange={(_event, text, reason) => setQuery(reason === 'input' ? text.trim() : '')}
      renderOption={({ key, ...props }, plant) => (
        <li key={key} {...props}>
          <Stack>
            {plant.name}
            <Typography variant="body2" component="i" color="textSecondary">
              {plant.latin}
            </Typography>
          </Stack>
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Plant"
          placeholder="cherry, acer…"
          helperText={status || ' '}
          slotProps={{ formHelperText: { role: 'status' } }}
        />
      )}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
