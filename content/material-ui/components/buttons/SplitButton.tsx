import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';

const actions = ['Merge', 'Squash and merge', 'Rebase and merge'] as const;
type Action = (typeof actions)[number];

export default function SplitButton() {
  const id = React.useId();
  const [action, setAction] = React.useState<Action>('Merge');
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [done, setDone] = React.useState<Action | null>(null);
  const open = anchor !== null;

  const choose = (next: Action) => {
    setAction(next);
    setAnchor(null);
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <ButtonGroup variant="contained" aria-label="Merge the branch">
        <Button onClick={() => setDone(action)}>{action}</Button>
        <Button
          id={`${id}-toggle`}
          size="small"
          aria-label="Choose how to merge"
          aria-haspopup="menu"
          aria-expanded={open}
          aria-controls={open ? `${id}-menu` : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <ArrowDropDownIcon />
        </Button>
      </ButtonGroup>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={open}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': `${id}-toggle` } }}
      >
        {actions.map((name) => (
          <MenuItem key={name} selected={name === action} onClick={() => choose(name)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
      <Typography variant="body2" role="status" color="textSecondary">
        {done === null ? 'Nothing merged yet' : `Done: ${done.toLowerCase()}`}
      </Typography>
    </Stack>
  );
}
