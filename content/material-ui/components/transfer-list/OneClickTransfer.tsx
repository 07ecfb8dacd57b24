import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';

const spices = ['Cumin', 'Fennel', 'Nutmeg', 'Saffron'];

export default function OneClickTransfer() {
  const id = React.useId();
  const [packed, setPacked] = React.useState<readonly string[]>(['Nutmeg']);
  const [news, setNews] = React.useState('');
  const buttons = React.useRef(new Map<string, HTMLButtonElement>());
  const moved = React.useRef<string | null>(null);

  // The button that was pressed is gone; the one for the same spice in the other list takes its focus.
  React.useEffect(() => {
    if (moved.current !== null) buttons.current.get(moved.current)?.focus();
    moved.current = null;
  }, [packed]);

  const move = (spice: string) => {
    const out = packed.includes(spice);
    moved.current = spice;
    setPacked(out ? packed.filter((name) => name !== spice) : [...packed, spice]);
    setNews(out ? `${spice} taken out` : `${spice} packed`);
  };

  const lists = [
    { title: 'On the shelf', items: spices.filter((spice) => !packed.includes(spice)), verb: 'Pack' },
    { title: 'In the box', items: packed, verb: 'Take out' },
  ];

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 480 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
        {lists.map(({ title, items, verb }, index) => (
          <Paper key={title} variant="outlined" sx={{ p: 1, minHeight: 210 }}>
            <Typography id={`${id}-${index}`} variant="subtitle2" component="div" sx={{ px: 1 }}>
              {title}
            </Typography>
            <Box component="ul" aria-labelledby={`${id}-${index}`} sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {items.map((spice) => (
                <li key={spice}>
                  <Button
                    fullWidth
                    color="inherit"
                    aria-label={`${spice}: ${verb.toLowerCase()}`}
                    startIcon={index === 0 ? <AddIcon /> : <RemoveIcon />}
                    onClick={() => move(spice)}
                    sx={{ justifyContent: 'flex-start', textTransform: 'none' }}
                    ref={(element) => {
                      if (element) buttons.current.set(spice, element);
                    }}
                  >
                    {spice}
                  </Button>
                </li>
              ))}
            </Box>
          </Paper>
        ))}
      </Box>
      <Typography variant="body2" role="status" color="textSecondary" sx={{ minHeight: '1.5em' }}>
        {news}
      </Typography>
    </Stack>
  );
}
