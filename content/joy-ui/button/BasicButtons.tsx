import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function BasicButtons() {
  const [count, setCount] = React.useState(0);

  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Button onClick={() => setCount(count + 1)}>Count</Button>
      <Button variant="soft" disabled={count === 0} onClick={() => setCount(count - 1)}>
        Back
      </Button>
      <Button variant="plain" color="neutral" onClick={() => setCount(0)}>
        Start again
      </Button>
      <output>{count}</output>
    </Stack>
  );
}
