import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import CheckList from './CheckList';

const areas = ['Orders', 'Invoices', 'Customers', 'Stock'];
const rights = areas.flatMap((area) => ['read', 'change', 'delete'].map((right) => `${area}: ${right}`));

interface SearchableListProps {
  title: string;
  items: readonly string[];
  checked: ReadonlySet<string>;
  onChange: (checked: ReadonlySet<string>) => void;
}

function SearchableList({ title, items, checked, onChange }: SearchableListProps) {
  const [query, setQuery] = React.useState('');
  const shown = items.filter((item) => item.toLowerCase().includes(query.trim().toLowerCase()));
  const count = shown.filter((item) => checked.has(item)).length;
  const partial = count > 0 && count < shown.length;
  // `indeterminate` draws the dash only; this property is what tells a screen reader.
  const markPartial = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = partial;
  };

  const toggleShown = () => {
    const rest = [...checked].filter((item) => !shown.includes(item));
    onChange(new Set(count === shown.length ? rest : [...rest, ...shown]));
  };

  return (
    <CheckList title={title} items={shown} checked={checked} onChange={onChange}>
      <Stack sx={{ px: 1, pt: 1 }}>
        <TextField
          size="small"
          type="search"
          label={`Search in ${title.toLowerCase()}`}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <FormControlLabel
          label="All that are shown"
          disabled={shown.length === 0}
          sx={{ m: 0 }}
          control={
            <Checkbox
              size="small"
              checked={shown.length > 0 && count === shown.length}
              indeterminate={partial}
              onChange={toggleShown}
              slotProps={{ input: { ref: markPartial } }}
            />
          }
        />
      </Stack>
    </CheckList>
  );
}

// Stays focusable where it has nothing to do, and looks it.
const idleSx = { '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'default' } };

export default function SearchableTransfer() {
  const [granted, setGranted] = React.useState<readonly string[]>(['Orders: read']);
  const [free, setFree] = React.useState<ReadonlySet<string>>(new Set());
  const [taken, setTaken] = React.useState<ReadonlySet<string>>(new Set());

  const grant = () => {
    // In the order of all rights, wherever they come from.
    setGranted(rights.filter((right) => granted.includes(right) || free.has(right)));
    setFree(new Set());
  };
  const withdraw = () => {
    setGranted(granted.filter((right) => !taken.has(right)));
    setTaken(new Set());
  };

  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <Stack spacing={1}>
        <SearchableList
          title="Rights"
          items={rights.filter((right) => !granted.includes(right))}
          checked={free}
          onChange={setFree}
        />
        <Button variant="contained" aria-disabled={free.size === 0} sx={idleSx} onClick={grant}>
          Grant {free.size}
        </Button>
      </Stack>
      <Stack spacing={1}>
        <SearchableList title="Granted" items={granted} checked={taken} onChange={setTaken} />
        <Button variant="outlined" aria-disabled={taken.size === 0} sx={idleSx} onClick={withdraw}>
          Withdraw {taken.size}
        </Button>
      </Stack>
    </Box>
  );
}
