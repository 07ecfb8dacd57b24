import * as React from 'react';
import CircularProgress from '@mui/joy/CircularProgress';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Typography from '@mui/joy/Typography';

const islands = ['Aran', 'Arranmore', 'Clare', 'Inishbofin', 'Rathlin', 'Tory', 'Valentia'];

export default function SearchInput() {
  const [query, setQuery] = React.useState('');
  const [answer, setAnswer] = React.useState<{ query: string; found: string[] } | null>(null);
  const isWaiting = query !== '' && answer?.query !== query;

  React.useEffect(() => {
    if (query === '') {
      return undefined;
    }
    // Waits until the typing pauses, and drops the question if it goes on.
    const timer = setTimeout(() => {
      const found = islands.filter((island) => island.toLowerCase().includes(query.toLowerCase()));
      setAnswer({ query, found });
    }, 500);
    return () => clearTimeout(timer);
  }, [query]);

  const found = query !== '' && !isWaiting ? (answer?.found ?? []) : [];

  return (
    <div>
      <FormControl>
        <FormLabel>Search islands</FormLabel>
        <Input
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          endDecorator={isWaiting ? <CircularProgress size="sm" aria-label="Searching" /> : null}
        />
      </FormControl>
      <Typography role="status" level="body-sm" sx={{ mt: 1 }}>
        {query === '' && 'Nothing asked yet.'}
        {isWaiting && 'Searching…'}
        {query !== '' && !isWaiting && `${found.length} found`}
      </Typography>
      {found.length > 0 && (
        <List size="sm" aria-label="Islands found">
          {found.map((island) => (
            <ListItem key={island}>{island}</ListItem>
          ))}
        </List>
      )}
    </div>
  );
}
