import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

export default function ControlledSelect() {
  const [value, setValue] = React.useState<string | null>('north');

  return (
    <Stack useFlexGap spacing={2} sx={{ width: 240 }}>
      <FormControl>
        <FormLabel>Entrance</FormLabel>
        <Select value={value} onChange={(_event, next) => setValue(next)} placeholder="None chosen">
          <Option value="north">North gate</Option>
          <Option value="river">River side</Option>
          <Option value="yard">Back yard</Option>
        </Select>
        <FormHelperText role="status">
          {value === null ? 'Please choose one.' : `You have chosen: ${value}.`}
        </FormHelperText>
      </FormControl>
      <Button variant="outlined" color="neutral" disabled={value === null} onClick={() => setValue(null)}>
        Clear
      </Button>
    </Stack>
  );
}
