import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function DecoratedInput() {
  const [shown, setShown] = React.useState(false);

  return (
    <FormControl>
      <FormLabel>Access code</FormLabel>
      <Input
        type={shown ? 'text' : 'password'}
        defaultValue="7-tern-21"
        autoComplete="off"
        startDecorator={<span aria-hidden="true">№</span>}
        endDecorator={
          <Button
            variant="plain"
            color="neutral"
            size="sm"
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            Show
          </Button>
        }
      />
    </FormControl>
  );
}
