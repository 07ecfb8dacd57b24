import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import InputBase, { inputBaseClasses } from '@mui/material/InputBase';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import SearchIcon from '@mui/icons-material/Search';

const seeds = ['Broad bean', 'Carrot', 'Chard', 'Dwarf bean', 'Kale', 'Pumpkin', 'Runner bean', 'Spinach'];

export default function SearchAppBar() {
  const [words, setWords] = React.useState('');
  const found = seeds.filter((seed) => seed.toLowerCase().includes(words.trim().toLowerCase()));

  return (
    <Box sx={{ width: '100%' }}>
      <AppBar component="div" position="static" elevation={0}>
        <Toolbar sx={{ gap: 2 }}>
          <Typography
            component="div"
            variant="h6"
            noWrap
            sx={{ flexGrow: 1, display: { xs: 'none', sm: 'block' } }}
          >
            Seed library
          </Typography>
          <InputBase
            type="search"
            placeholder="Search the seeds"
            value={words}
            onChange={(event) => setWords(event.target.value)}
            startAdornment={<SearchIcon sx={{ marginInlineEnd: 1 }} />}
            inputProps={{ 'aria-label': 'Search the seeds' }}
            sx={{
              // A field of its own colors: white on a lighter shade of the bar would be hard to read.
              bgcolor: 'background.paper',
              color: 'text.primary',
              flexGrow: 1,
              maxWidth: { sm: 280 },
              px: 1.5,
              py: 0.5,
              borderRadius: 1,
              [`& .${inputBaseClasses.input}::placeholder`]: { opacity: 0.75 },
              [`&.${inputBaseClasses.focused}`]: { outline: '2px solid', outlineColor: 'currentcolor' },
            }}
          />
        </Toolbar>
      </AppBar>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ px: 2, pt: 2 }}>
        {`Kinds: ${found.length}`}
      </Typography>
      <List dense aria-label="Seeds" sx={{ columns: { sm: 2 } }}>
        {found.map((seed) => (
          <ListItem key={seed}>{seed}</ListItem>
        ))}
      </List>
    </Box>
  );
}
