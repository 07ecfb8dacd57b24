import * as React from 'react';
import Button from '@mui/material/Button';

export default function FirstButton() {
  const [count, setCount] = React.useState(0);

  return (
    <Button variant="contained" onClick={() => setCount(count + 1)}>
      {count === 0 ? 'Press me' : `Pressed ${count} ${count === 1 ? 'time' : 'times'}`}
    </Button>
  );
}
