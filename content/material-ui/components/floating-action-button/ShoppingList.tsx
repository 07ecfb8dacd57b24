import * as React from 'react';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import TextField from '@mui/material/TextField';
import AddIcon from '@mui/icons-material/Add';

const start = ['Oats', 'Lemons', 'Olive oil', 'Chickpeas', 'Bread'];

export default function ShoppingList() {
  const [items, setItems] = React.useState(start.map((text, id) => ({ id, text })));
  const last = React.useRef<HTMLInputElement>(null);
  const count = React.useRef(items.length);

  // What was added is what one wants to write in.
  React.useEffect(() => {
    if (items.length > count.current) last.current?.focus();
    count.current = items.length;
  }, [items.length]);

  const change = (id: number, text: string) =>
    setItems(items.map((item) => (item.id === id ? { id, text } : item)));

  return (
    <Box
      sx={{
        position: 'relative',
        width: '100%',
        maxWidth: 320,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      {/* The padding at the end lets the last item come out from under the button. */}
      <Box
        component="ul"
        sx={{
          height: 240,
          m: 0,
          p: 2,
          pb: 10,
          scrollPaddingBlockEnd: 80,
          overflowY: 'auto',
          listStyle: 'none',
        }}
      >
        {items.map(({ id, text }, index) => (
          <Box component="li" key={id}>
            <TextField
              fullWidth
              variant="standard"
              margin="dense"
              value={text}
              onChange={(event) => change(id, event.target.value)}
              inputRef={index === items.length - 1 ? last : undefined}
              slotProps={{ htmlInput: { 'aria-label': `Item ${index + 1}` } }}
            />
          </Box>
        ))}
      </Box>
      <Fab
        color="primary"
        aria-label="Add an item"
        onClick={() => setItems([...items, { id: items.length, text: '' }])}
        sx={{ position: 'absolute', insetInlineEnd: 16, bottom: 16 }}
      >
        <AddIcon />
      </Fab>
    </Box>
  );
}
