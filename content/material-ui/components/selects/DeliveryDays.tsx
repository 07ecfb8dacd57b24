import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectChangeEvent } from '@mui/material/Select';
import CheckIcon from '@mui/icons-material/Check';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The chosen days in the order of the week, in as few words as may be. */
function summarize(chosen: readonly string[]): string {
  if (chosen.length === days.length) return 'Every day but Sunday';
  return days
    .filter((day) => chosen.includes(day))
    .map((day) => day.slice(0, 3))
    .join(', ');
}

export default function DeliveryDays() {
  const labelId = React.useId();
  const [chosen, setChosen] = React.useState<string[]>(['Wednesday', 'Saturday']);

  const handleChange = ({ target }: SelectChangeEvent<string[]>) => {
    // What a browser fills in arrives as one text.
    setChosen(typeof target.value === 'string' ? target.value.split(',') : target.value);
  };

  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <InputLabel id={labelId}>Delivery days</InputLabel>
      <Select
        multiple
        labelId={labelId}
        label="Delivery days"
        value={chosen}
        onChange={handleChange}
        renderValue={summarize}
      >
        {days.map((day) => (
          <MenuItem key={day} value={day}>
            <ListItemIcon>{chosen.includes(day) && <CheckIcon fontSize="small" />}</ListItemIcon>
            {day}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
