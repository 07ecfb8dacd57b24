import * as React from 'react';
import { FormControl, useFormControlContext } from '@mui/base/FormControl';
import { Input as BaseInput, inputClasses } from '@mui/base/Input';
import styled from '@mui/system/styled';

const Input = styled(BaseInput)({
  [`& .${inputClasses.input}`]: {
    padding: 10,
    border: '2px solid currentcolor',
    borderRadius: 8,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
  },
  [`&.${inputClasses.error} .${inputClasses.input}`]: { borderStyle: 'dashed' },
});

/** Reads the state of the form control that it stands in. */
function Hint({ id }: { id: string }) {
  const { error, filled } = useFormControlContext() ?? {};

  return (
    <span id={id} role="status">
      {error ? 'A call sign has four letters.' : filled ? 'Thank you.' : 'Four letters, as on the licence.'}
    </span>
  );
}

export default function InvalidInput() {
  const id = React.useId();
  const [value, setValue] = React.useState('');

  return (
    <FormControl
      value={value}
      onChange={(event) => setValue(event.target.value)}
      error={value !== '' && !/^[A-Za-z]{4}$/.test(value)}
      style={{ display: 'grid', gap: 4 }}
    >
      <label htmlFor={id}>Call sign</label>
      <Input id={id} aria-describedby={`${id}-hint`} autoComplete="off" />
      <Hint id={`${id}-hint`} />
    </FormControl>
  );
}
