import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import MenuIcon from '@mui/icons-material/Menu';
import { recipes } from './recipes';

/** Pixels. */
const DRAWER_WIDTH = 208;

export default function RecipeBook() {
  const isWide = useMediaQuery('(min-width: 600px)');
  const [isOpen, setIsOpen] = React.useState(false);
  const [shown, setShown] = React.useState(recipes[0]);
  const drawerId = React.useId();

  const list = (
    <List aria-label="Recipes">
      {recipes.map((recipe) => (
        <ListItem key={recipe.name} disablePadding>
          <ListItemButton
            selected={recipe === shown}
            aria-current={recipe === shown || undefined}
            onClick={() => {
              setShown(recipe);
              setIsOpen(false);
            }}
          >
            <ListItemText primary={recipe.name} secondary={recipe.time} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );

  return (
    <Box sx={{ display: 'flex' }}>
      <AppBar
        component="div"
        position="fixed"
        // Beside a permanent drawer it spans the window; a temporary one covers it.
        sx={{ zIndex: (theme) => (isWide ? theme.zIndex.drawer + 1 : theme.zIndex.appBar) }}
      >
        <Toolbar variant="dense">
          {!isWide && (
            <IconButton
              edge="start"
              color="inherit"
              aria-label="Open the list of recipes"
              aria-expanded={isOpen}
              aria-controls={isOpen ? drawerId : undefined}
              onClick={() => setIsOpen(true)}
              sx={{ marginInlineEnd: 1 }}
            >
              <MenuIcon />
            </IconButton>
          )}
          <Typography component="div" variant="h6" noWrap>
            {shown.name}
          </Typography>
        </Toolbar>
      </AppBar>
      <Drawer
        variant={isWide ? 'permanent' : 'temporary'}
        open={isWide || isOpen}
        onClose={() => setIsOpen(false)}
        sx={{
          flexShrink: 0,
          width: isWide ? DRAWER_WIDTH : undefined,
          '& .MuiDrawer-paper': { width: DRAWER_WIDTH },
        }}
        slotProps={{ paper: { id: drawerId } }}
      >
        {isWide && <Toolbar variant="dense" />}
        {list}
      </Drawer>
      <Box sx={{ flexGrow: 1, minWidth: 0, p: 2 }}>
        <Toolbar variant="dense" />
        <Typography variant="overline" component="p">
          {shown.time}, for {shown.portions}
        </Typography>
        {shown.steps.map((step) => (
          <Typography key={step} sx={{ mb: 1 }}>
            {step}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
