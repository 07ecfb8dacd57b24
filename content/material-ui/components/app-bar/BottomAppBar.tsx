import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/Add';
import UndoIcon from '@mui/icons-material/Undo';

const birds = ['Wren', 'Heron', 'Jackdaw', 'Coot', 'Kestrel', 'Swift'];

export default function BottomAppBar() {
  const [count, setCount] = React.useState(4);
  const [said, setSaid] = React.useState('');
  const nameOf = (index: number) => birds[index % birds.length];

  return (
    <React.Fragment>
      <List aria-label="Seen today">
        {Array.from({ length: count }, (_, index) => (
          <ListItem key={index}>
            <ListItemText primary={nameOf(index)} secondary={`Number ${index + 1}`} />
          </ListItem>
        ))}
      </List>
      {/* Room for the bar and the half of the button that stands above it. */}
      <Toolbar sx={{ mb: 4 }} />
      <AppBar component="div" elevation={0} sx={{ top: 'auto', bottom: 0 }}>
        <Toolbar>
          <IconButton
            edge="start"
            color="inherit"
            aria-label="Take the last one back"
            disabled={count === 0}
            onClick={() => {
              setSaid(`${nameOf(count - 1)} taken back`);
              setCount(count - 1);
            }}
          >
            <UndoIcon />
          </IconButton>
          <Fab
            color="secondary"
            aria-label="Note a bird"
            onClick={() => {
              setSaid(`${nameOf(count)} noted`);
              setCount(count + 1);
            }}
            sx={{ position: 'absolute', insetInline: 0, top: -28, mx: 'auto' }}
          >
            <AddIcon />
          </Fab>
          <Box sx={{ flexGrow: 1 }} />
          <Typography role="status" variant="body2" noWrap sx={{ maxWidth: '35%' }}>
            {said || `Seen: ${count}`}
          </Typography>
        </Toolbar>
      </AppBar>
    </React.Fragment>
  );
}
