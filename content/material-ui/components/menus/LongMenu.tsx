import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const stations = [
  'Alder', 'Ash', 'Barrow', 'Birch', 'Blackwater', 'Clay', 'Coldstream', 'Dene', 'Elm', 'Fenwick', 'Ford',
  'Gorse', 'Heath', 'Holly', 'Kiln', 'Larch', 'Marsh', 'Mill', 'Oak', 'Quarry', 'Reed', 'Rowan', 'Weir',
  'Willow', 'Yew',
]; // prettier-ignore

/** Height of an item in pixels, in windows of 600 px and more. */
const ROW = 36;

export default function LongMenu() {
  const id = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [station, setStation] = React.useState('Marsh');
  const open = anchor !== null;

  return (
    <React.Fragment>
      <Button
        id={`${id}button`}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}menu` : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Get off at {station}
      </Button>
      <Menu
        id={`${id}menu`}
        anchorEl={anchor}
        open={open}
        onClose={() => setAnchor(null)}
        slotProps={{
          list: { 'aria-label': 'Stations' },
          // Half a row at the edge shows that there is more.
          paper: { sx: { maxHeight: ROW * 6.5, width: 200 } },
        }}
      >
        {stations.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === station}
            selected={name === station}
            onClick={() => {
              setStation(name);
              setAnchor(null);
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </React.Fragment>
  );
}
