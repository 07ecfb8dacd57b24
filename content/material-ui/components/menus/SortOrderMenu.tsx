import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import SortIcon from '@mui/icons-material/Sort';

const peaks = [
  { name: 'Cold Fell', height: 621 },
  { name: 'Grey Nag', height: 656 },
  { name: 'Black Hill', height: 582 },
];

const orders = {
  'Highest first': (a: Peak, b: Peak) => b.height - a.height,
  'Lowest first': (a: Peak, b: Peak) => a.height - b.height,
  'By name': (a: Peak, b: Peak) => a.name.localeCompare(b.name, 'en'),
};

type Peak = (typeof peaks)[number];
type Order = keyof typeof orders;

export default function SortOrderMenu() {
  const id = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [order, setOrder] = React.useState<Order>('By name');
  const open = anchor !== null;

  return (
    <Box sx={{ width: 260 }}>
      <Button
        id={`${id}button`}
        startIcon={<SortIcon />}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}menu` : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {order}
      </Button>
      <Menu
        id={`${id}menu`}
        anchorEl={anchor}
        open={open}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'Order of the peaks' } }}
      >
        {(Object.keys(orders) as Order[]).map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === order}
            selected={name === order}
            onClick={() => {
              setOrder(name);
              setAnchor(null);
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
      <List dense aria-label="Peaks">
        {[...peaks].sort(orders[order]).map(({ name, height }) => (
          <ListItem key={name}>
            <ListItemText primary={name} secondary={`Height ${height} m`} />
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
