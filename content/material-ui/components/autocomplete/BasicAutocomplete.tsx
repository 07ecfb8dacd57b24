import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const stations = ['Antwerp', 'Basel', 'Genoa', 'Ghent', 'Kraków', 'Linz', 'Malmö', 'Porto', 'Utrecht'];

export default function BasicAutocomplete() {
  return (
    <Autocomplete
      options={stations}
      renderInput={(params) => <TextField {...params} label="Station" />}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
