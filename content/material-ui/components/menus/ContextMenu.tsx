import * as React from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Menu, { type MenuProps } from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import MoreVertIcon from '@mui/icons-material/MoreVert';

type Place = Pick<MenuProps, 'anchorReference' | 'anchorPosition' | 'anchorEl'>;

const tracks = ['Harbour at night', 'Two bridges', 'Snow on the line'];

export default function ContextMenu() {
  const id = React.useId();
  // Track and place stay while the menu fades out.
  const [open, setOpen] = React.useState(false);
  const [track, setTrack] = React.useState(tracks[0]);
  const [place, setPlace] = React.useState<Place>({});
  const [said, setSaid] = React.useState('');

  const show = (name: string, next: Place) => {
    setTrack(name);
    setPlace(next);
    setOpen(true);
  };

  const handleContextMenu = (name: string) => (event: React.MouseEvent<HTMLElement>) => {
    event.preventDefault();
    // From the keyboard, the event comes from what has the focus.
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    show(
      name,
      button
        ? { anchorEl: button }
        : {
            anchorReference: 'anchorPosition',
            anchorPosition: { left: event.clientX, top: event.clientY },
          },
    );
  };

  return (
    <Box sx={{ width: 300 }}>
      <List dense aria-label="Tracks">
        {tracks.map((name) => (
          <ListItem
            key={name}
            onContextMenu={handleContextMenu(name)}
            secondaryAction={
              <IconButton
                edge="end"
                aria-label={`Actions for ${name}`}
                aria-haspopup="menu"
                aria-expanded={open && track === name}
                aria-controls={open && track === name ? id : undefined}
                onClick={(event) => show(name, { anchorEl: event.currentTarget })}
              >
                <MoreVertIcon />
              </IconButton>
            }
          >
            <ListItemText primary={name} />
          </ListItem>
        ))}
      </List>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ minHeight: 20, px: 2 }}>
        {said}
      </Typography>
      <Menu
        {...place}
        id={id}
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{
          list: { 'aria-label': track },
          root: {
            // The layer covers the page: a second right click closes the menu, and the browser's stays away.
            onContextMenu: (event: React.MouseEvent) => {
              event.preventDefault();
              setOpen(false);
            },
          },
        }}
      >
        {['Play next', 'Add to the queue', 'Leave out'].map((action) => (
          <MenuItem
            key={action}
            onClick={() => {
              setSaid(`${action}: ${track}`);
              setOpen(false);
            }}
          >
            {action}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
}
