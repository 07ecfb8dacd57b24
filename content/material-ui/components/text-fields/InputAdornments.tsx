import * as React from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';

export default function InputAdornments() {
  const [query, setQuery] = React.useState('Table');
  const [shown, setShown] = React.useState(false);
  const search = React.useRef<HTMLInputElement>(null);

  const clear = () => {
    setQuery('');
    search.current?.focus();
  };

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        width: '100%',
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
      }}
    >
      <TextField
        label="Search"
        value={query}
        inputRef={search}
        onChange={(event) => setQuery(event.target.value)}
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon />
              </InputAdornment>
            ),
            endAdornment: query !== '' && (
              <InputAdornment position="end">
                <IconButton aria-label="Clear the search" edge="end" onClick={clear}>
                  <ClearIcon />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      <TextField
        label="API token"
        type={shown ? 'text' : 'password'}
        defaultValue="not-a-real-token"
        autoComplete="off"
        slotProps={{
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  aria-label="Show the token"
                  aria-pressed={shown}
                  edge="end"
                  onClick={() => setShown(!shown)}
                >
                  {shown ? <VisibilityOffIcon /> : <VisibilityIcon />}
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      <TextField
        label="Weight"
        defaultValue="72"
        slotProps={{
          htmlInput: { inputMode: 'decimal' },
          input: { endAdornment: <InputAdornment position="end">kg</InputAdornment> },
        }}
      />
    </Box>
  );
}
