import * as React from 'react';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import MenuItem from '@mui/material/MenuItem';
import Select, { selectClasses } from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const PillInput = styled(InputBase)(({ theme }) => ({
  border: '1px solid currentColor',
  borderRadius: 999,
  ...theme.typography.body2,
  [`& .${selectClasses.select}.${selectClasses.select}`]: {
    paddingBlock: theme.spacing(0.5),
    paddingInlineStart: theme.spacing(1.5),
    borderRadius: 999,
    '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: 3 },
  },
}));

const statuses = [
  { value: 'todo', label: 'To do', color: 'text.secondary' },
  { value: 'doing', label: 'In progress', color: 'primary.main' },
  { value: 'done', label: 'Done', color: 'success.main' },
];

export default function TaskStatus() {
  const labelId = React.useId();
  const [status, setStatus] = React.useState('doing');

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Typography id={labelId}>Repair the gate</Typography>
      <Select
        labelId={labelId}
        value={status}
        onChange={(event) => setStatus(event.target.value)}
        input={<PillInput />}
        renderValue={(value) => statuses.find((entry) => entry.value === value)?.label}
        MenuProps={{
          slotProps: { paper: { sx: { mt: 0.5, borderRadius: 3 } } },
          MenuListProps: { dense: true },
        }}
      >
        {statuses.map(({ value, label, color }) => (
          <MenuItem key={value} value={value}>
            <Box
              component="span"
              aria-hidden
              sx={{ width: 10, height: 10, marginInlineEnd: 1, borderRadius: '50%', bgcolor: color }}
            />
            {label}
          </MenuItem>
        ))}
      </Select>
    </Box>
  );
}
