import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import MailIcon from '@mui/icons-material/MailOutlined';

export default function BasicAppBar() {
  const [unread, setUnread] = React.useState(3);
  const [isOpen, setIsOpen] = React.useState(true);

  return (
    <AppBar component="div" position="static" elevation={0}>
      <Toolbar>
        <Typography component="div" variant="h6" noWrap sx={{ flexGrow: 1 }}>
          Tool library
        </Typography>
        <IconButton
          color="inherit"
          aria-label={unread === 0 ? 'Messages' : `Messages, ${unread} unread`}
          onClick={() => setUnread(0)}
        >
          <Badge badgeContent={unread} color="secondary">
            <MailIcon />
          </Badge>
        </IconButton>
        <Button color="inherit" onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Close the counter' : 'Open the counter'}
        </Button>
      </Toolbar>
    </AppBar>
  );
}
