import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import LockIcon from '@mui/icons-material/LockOutlined';
import NotificationsOffIcon from '@mui/icons-material/NotificationsOffOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';

function Shortcut({ children }: { children: string }) {
  return (
    <Typography aria-hidden="true" variant="body2" color="textSecondary" sx={{ marginInlineStart: 4 }}>
      {children}
    </Typography>
  );
}

export default function AccountMenu() {
  const id = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [isQuiet, setIsQuiet] = React.useState(false);
  const [said, setSaid] = React.useState('');
  const open = anchor !== null;

  const finish = (text: string) => {
    setSaid(text);
    setAnchor(null);
  };

  const handleKeyDown = (event: React.KeyboardEvent) => {
    // By code, since Alt changes the character on some keyboards.
    const text = { KeyS: 'Settings opened.', KeyL: 'Desk locked.' }[event.code];
    if (event.altKey && text) {
      event.preventDefault();
      finish(text);
    }
  };

  return (
    // React hands it the keys of the open menu too, which is elsewhere in the document.
    <Box onKeyDown={handleKeyDown} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <IconButton
        id={`${id}button`}
        aria-label="Account: Harbour office"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}menu` : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>H</Avatar>
      </IconButton>
      <Typography role="status" variant="body2" color="textSecondary">
        {said}
      </Typography>
      <Menu
        id={`${id}menu`}
        anchorEl={anchor}
        open={open}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': `${id}button` } }}
      >
        <MenuItem
          role="menuitemcheckbox"
          aria-checked={isQuiet}
          selected={isQuiet}
          onClick={() => setIsQuiet(!isQuiet)}
        >
          <ListItemIcon>
            <NotificationsOffIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>Quiet</ListItemText>
          <Shortcut>{isQuiet ? 'On' : 'Off'}</Shortcut>
        </MenuItem>
        <Divider component="li" />
        <MenuItem aria-keyshortcuts="Alt+S" onClick={() => finish('Settings opened.')}>
          <ListItemIcon>
            <SettingsIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>Settings</ListItemText>
          <Shortcut>Alt+S</Shortcut>
        </MenuItem>
        <MenuItem aria-keyshortcuts="Alt+L" onClick={() => finish('Desk locked.')}>
          <ListItemIcon>
            <LockIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>Lock the desk</ListItemText>
          <Shortcut>Alt+L</Shortcut>
        </MenuItem>
      </Menu>
    </Box>
  );
}
