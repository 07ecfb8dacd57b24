import * as React from 'react';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

export default function MultipleSelect() {
  const [chosen, setChosen] = React.useState<string[]>(['Tuesday', 'Thursday']);

  return (
    <FormControl sx={{ width: 280 }}>
      <FormLabel>Days in the office</FormLabel>
      <Select
        multiple
        value={chosen}
        onChange={(_event, next) => setChosen(next)}
        placeholder="None"
        renderValue={(selected) => (
          <span style={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
            {selected.map(({ value, label }) => (
              <Chip key={value} size="sm" variant="soft" color="primary">
                {label}
              </Chip>
            ))}
          </span>
        )}
      >
        {days.map((day) => (
          <Option key={day} value={day}>
            {day}
          </Option>
        ))}
      </Select>
    </FormControl>
  );
}
