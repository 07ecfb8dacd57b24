import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

interface CheckListProps {
  title: string;
  items: readonly string[];
  checked: ReadonlySet<string>;
  onChange: (checked: ReadonlySet<string>) => void;
  /** Stands between the title and the items. */
  children?: React.ReactNode;
}

/** A list whose items can be checked: one half of a transfer list. */
export default function CheckList({ title, items, checked, onChange, children }: CheckListProps) {
  const id = React.useId();
  const count = items.filter((item) => checked.has(item)).length;

  const toggle = (item: string) => {
    const next = new Set(checked);
    if (!next.delete(item)) next.add(item);
    onChange(next);
  };

  return (
    <Paper variant="outlined" sx={{ minWidth: 0 }}>
      <Typography id={id} variant="subtitle2" component="div" sx={{ px: 2, pt: 1.5 }}>
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ px: 2 }}>
        {count} of {items.length} checked
      </Typography>
      {children}
      <List dense aria-labelledby={id} sx={{ height: 200, overflowY: 'auto' }}>
        {items.map((item) => (
          <ListItem key={item} disablePadding>
            <FormControlLabel
              label={item}
              sx={{ width: '100%', m: 0, px: 1 }}
              control={<Checkbox size="small" checked={checked.has(item)} onChange={() => toggle(item)} />}
            />
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
