import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const actions = { Print: 'Printed.', Share: 'Shared with the group.', Archive: 'Archived.' };

export default function BasicMenu() {
  const id = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [done, setDone] = React.useState('');
  const open = anchor !== null;

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button
        id={`${id}button`}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}menu` : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Recipe
      </Button>
      <Menu
        id={`${id}menu`}
        anchorEl={anchor}
        open={open}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': `${id}button` } }}
      >
        {Object.entries(actions).map(([name, result]) => (
          <MenuItem
            key={name}
            onClick={() => {
              setDone(result);
              setAnchor(null);
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
      <Typography role="status" variant="body2" color="textSecondary">
        {done}
      </Typography>
    </Stack>
  );
}
