import * as React from 'react';
import Autocomplete, { autocompleteClasses } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import SearchIcon from '@mui/icons-material/Search';

const settings = ['Accent color', 'Account', 'Backup', 'Color scheme', 'Discount codes', 'Time zone'];

const SearchBox = styled(Autocomplete<string>)({
  // A magnifying glass doesn't turn round when the list opens, as an arrow does.
  [`& .${autocompleteClasses.popupIndicatorOpen}`]: { transform: 'none' },
  [`& .${autocompleteClasses.inputRoot}`]: { borderRadius: 24 },
});

/** The label in pieces; every second one is what was typed. */
function splitByMatch(label: string, typed: string): string[] {
  const at = typed === '' ? -1 : label.toLowerCase().indexOf(typed.toLowerCase());
  if (at === -1) return [label];
  return [label.slice(0, at), label.slice(at, at + typed.length), label.slice(at + typed.length)];
}

export default function SettingsSearch() {
  const [page, setPage] = React.useState<string | null>(null);

  return (
    <div>
      <SearchBox
        options={settings}
        value={null}
        blurOnSelect
        popupIcon={<SearchIcon />}
        onChange={(_event, next) => setPage(next)}
        slotProps={{
          paper: { elevation: 8, sx: { mt: 1, borderRadius: 4 } },
          listbox: { sx: { maxHeight: 200 } },
        }}
        renderOption={({ key, ...props }, option, { inputValue }) => (
          <li key={key} {...props}>
            <span>
              {splitByMatch(option, inputValue).map((piece, index) =>
                index === 1 ? <strong key={index}>{piece}</strong> : piece,
              )}
            </span>
          </li>
        )}
        renderInput={(params) => <TextField {...params} size="small" label="Search settings" />}
        sx={{ width: 280, maxWidth: '100%' }}
      />
      <Typography variant="body2" role="status" color="textSecondary" sx={{ mt: 1 }}>
        {page === null ? 'No page opened yet' : `Opened: ${page}`}
      </Typography>
    </div>
  );
}
