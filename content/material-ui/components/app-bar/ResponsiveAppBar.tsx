import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import MenuIcon from '@mui/icons-material/Menu';

const sections = [
  { name: 'Hours', text: 'The baths open at six and close at nine in the evening, on Sundays at noon.' },
  { name: 'Prices', text: 'A visit is four, a card of ten visits thirty. Children swim for nothing.' },
  { name: 'Lessons', text: 'Beginners meet on Tuesdays in the small basin. Towels are in the hall.' },
];

export default function ResponsiveAppBar() {
  const id = React.useId();
  const [isOpen, setIsOpen] = React.useState(false);

  return (
    <React.Fragment>
      <AppBar component="div" elevation={0}>
        <Toolbar>
          <IconButton
            edge="start"
            color="inherit"
            aria-label="Open the menu"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}drawer` : undefined}
            onClick={() => setIsOpen(true)}
            sx={{ display: { sm: 'none' }, marginInlineEnd: 1 }}
          >
            <MenuIcon />
          </IconButton>
          <Typography component="div" variant="h6" noWrap sx={{ flexGrow: 1 }}>
            Public baths
          </Typography>
          <Box component="nav" aria-label="Baths" sx={{ display: { xs: 'none', sm: 'block' } }}>
            {sections.map(({ name }) => (
              <Button key={name} color="inherit" href={`#${id}${name}`}>
                {name}
              </Button>
            ))}
          </Box>
        </Toolbar>
      </AppBar>
      <Drawer
        open={isOpen}
        onClose={() => setIsOpen(false)}
        slotProps={{ paper: { id: `${id}drawer`, role: 'dialog', 'aria-label': 'Menu' } }}
      >
        <List component="nav" aria-label="Baths" sx={{ minWidth: 200 }}>
          {sections.map(({ name }) => (
            <ListItemButton key={name} href={`#${id}${name}`} onClick={() => setIsOpen(false)}>
              <ListItemText primary={name} />
            </ListItemButton>
          ))}
        </List>
      </Drawer>
      {/* As high as the bar, whose place it keeps. */}
      <Toolbar />
      <List disablePadding>
        {sections.map(({ name, text }) => (
          <ListItem
            key={name}
            id={`${id}${name}`}
            // A link to this place stops where the bar ends.
            sx={(theme) => ({
              minHeight: 220,
              alignItems: 'start',
              scrollMarginTop: 64,
              p: theme.spacing(2, 3),
            })}
          >
            <ListItemText primary={name} secondary={text} />
          </ListItem>
        ))}
      </List>
    </React.Fragment>
  );
}
