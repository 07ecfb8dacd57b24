import * as React from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';

const stamps = ['Received', 'Paid', 'On hold'];

export default function ComposedMenu() {
  const id = React.useId();
  const [button, setButton] = React.useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = React.useState(false);
  const [stamp, setStamp] = React.useState('');

  const close = () => {
    setOpen(false);
    button?.focus();
  };

  const handleKeyDown = (event: React.KeyboardEvent) => {
    // With Tab, the browser goes on from the button to what comes next.
    if (event.key === 'Escape' || event.key === 'Tab') {
      close();
    }
  };

  return (
    <div>
      <ClickAwayListener onClickAway={() => setOpen(false)}>
        <span>
          <Button
            ref={setButton}
            id={`${id}button`}
            variant="outlined"
            aria-haspopup="menu"
            aria-expanded={open}
            aria-controls={open ? `${id}menu` : undefined}
            onClick={() => setOpen(!open)}
          >
            Stamp
          </Button>
          {/* It would be a tooltip. */}
          <Popper
            role={undefined}
            open={open}
            anchorEl={button}
            placement="bottom-start"
            sx={{ zIndex: 'modal' }}
          >
            <Paper elevation={8}>
              <MenuList
                id={`${id}menu`}
                aria-labelledby={`${id}button`}
                autoFocusItem={open}
                onKeyDown={handleKeyDown}
              >
                {stamps.map((name) => (
                  <MenuItem
                    key={name}
                    onClick={() => {
                      setStamp(name);
                      close();
                    }}
                  >
                    {name}
                  </MenuItem>
                ))}
              </MenuList>
            </Paper>
          </Popper>
        </span>
      </ClickAwayListener>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 1, minHeight: 20 }}>
        {stamp && `Stamped “${stamp}”`}
      </Typography>
    </div>
  );
}
