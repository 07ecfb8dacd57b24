import * as React from 'react';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import MoreVertIcon from '@mui/icons-material/MoreVert';

/** Milliseconds that the copy takes. */
const COPYING = 1200;

export default function FileMenu() {
  const id = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [isCopying, setIsCopying] = React.useState(false);
  const [isAsking, setIsAsking] = React.useState(false);
  const [said, setSaid] = React.useState('floorplan.pdf');
  const open = anchor !== null;

  React.useEffect(() => {
    if (!isCopying) {
      return undefined;
    }
    const timer = setTimeout(() => {
      setIsCopying(false);
      setAnchor(null);
      setSaid('floorplan.pdf and a copy');
    }, COPYING);
    return () => clearTimeout(timer);
  }, [isCopying]);

  const copy = () => {
    // A disabled item that can be focused is still pressed by Space.
    if (isCopying) {
      return;
    }
    setIsAsking(false);
    setIsCopying(true);
    setSaid('Copying…');
  };

  const empty = () => {
    if (!isAsking) {
      setIsAsking(true);
      return;
    }
    setSaid('floorplan.pdf, empty');
    setAnchor(null);
  };

  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Typography role="status" color="textPrimary">
        {said}
      </Typography>
      <IconButton
        id={`${id}button`}
        aria-label="Actions for floorplan.pdf"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}menu` : undefined}
        onClick={(event) => {
          setIsAsking(false);
          setAnchor(event.currentTarget);
        }}
      >
        <MoreVertIcon />
      </IconButton>
      <Menu
        id={`${id}menu`}
        anchorEl={anchor}
        open={open}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': `${id}button`, disabledItemsFocusable: true } }}
      >
        <MenuItem disabled={isCopying} onClick={copy} sx={{ gap: 2 }}>
          {isCopying ? 'Copying…' : 'Make a copy'}
          {isCopying && <CircularProgress size={16} aria-hidden="true" />}
        </MenuItem>
        <MenuItem disabled>Rename, not on this shelf</MenuItem>
        <MenuItem
          disabled={isCopying}
          onClick={() => !isCopying && empty()}
          // Asked again whenever one comes back to it.
          onBlur={() => setIsAsking(false)}
        >
          {isAsking ? 'Press again to empty it' : 'Empty the file'}
        </MenuItem>
      </Menu>
    </Stack>
  );
}
