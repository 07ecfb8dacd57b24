import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const MOST = 4;
const suggestions = ['accessibility', 'bug', 'dark mode', 'documentation', 'performance', 'regression'];

/** Labels as they are kept: lower case, single spaces, each one once. */
function tidy(labels: readonly string[]): string[] {
  const tidied = labels.map((label) => label.trim().replace(/\s+/g, ' ').toLowerCase());
  return [...new Set(tidied)].filter((label) => label !== '');
}

export default function IssueLabels() {
  const [labels, setLabels] = React.useState<string[]>(['bug', 'dark mode']);
  const [tooMany, setTooMany] = React.useState(false);

  const handleChange = (next: readonly string[]) => {
    const tidied = tidy(next);
    setTooMany(tidied.length > MOST);
    if (tidied.length <= MOST) setLabels(tidied);
  };

  return (
    <Autocomplete
      multiple
      freeSolo
      filterSelectedOptions
      options={suggestions}
      value={labels}
      onChange={(_event, next) => handleChange(next)}
      onInputChange={() => setTooMany(false)}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Labels"
          error={tooMany}
          helperText={
            tooMany
              ? `An issue has ${MOST} labels at most. Remove one first.`
              : 'Choose one, or type your own and press Enter.'
          }
        />
      )}
      sx={{ width: '100%', maxWidth: 420 }}
    />
  );
}
