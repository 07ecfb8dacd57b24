import * as React from 'react';
import { Input as BaseInput, inputClasses } from '@mui/base/Input';
import styled from '@mui/system/styled';

const Root = styled('div')({
  display: 'inline-flex',
  gap: 8,
  alignItems: 'center',
  padding: '0 12px',
  border: '1px solid currentcolor',
  borderRadius: 8,
  [`&.${inputClasses.focused}`]: { outline: '3px solid #d08700', outlineOffset: 1 },
});

const Field = styled('input')({
  minWidth: 0,
  padding: '10px 0',
  border: 0,
  outline: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
});

export default function BasicInput() {
  const id = React.useId();

  return (
    <div style={{ display: 'grid', gap: 4 }}>
      <label htmlFor={id}>Length of the hull</label>
      <BaseInput
        id={id}
        defaultValue="11.2"
        slots={{ root: Root, input: Field }}
        endAdornment={<span aria-hidden="true">m</span>}
      />
    </div>
  );
}
