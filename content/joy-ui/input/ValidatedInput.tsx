import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function ValidatedInput() {
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [value, setValue] = React.useState('');
  const [checked, setChecked] = React.useState(false);
  const isValid = /^[A-Z]{2}-\d{3}$/.test(value);
  const hasError = checked && !isValid;

  return (
    <Stack
      component="form"
      noValidate
      useFlexGap
      spacing={1}
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        setChecked(true);
        if (!isValid) {
          inputRef.current?.focus();
        }
      }}
    >
      <FormControl required error={hasError}>
        <FormLabel>Berth</FormLabel>
        <Input
          value={value}
          onChange={(event) => setValue(event.target.value.toUpperCase())}
          slotProps={{ input: { ref: inputRef } }}
        />
        <FormHelperText role="status">
          {hasError && 'Two letters, a hyphen and three digits, such as NB-042.'}
          {checked && isValid && 'That berth exists.'}
          {!checked && 'It stands on the post.'}
        </FormHelperText>
      </FormControl>
      <Button type="submit">Check the berth</Button>
    </Stack>
  );
}
