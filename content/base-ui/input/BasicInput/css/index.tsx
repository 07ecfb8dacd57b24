import * as React from 'react';
import { Input } from '@mui/base/Input';
import './styles.css';

export default function BasicInput() {
  const id = React.useId();

  return (
    <div className="field">
      <label htmlFor={id}>Length of the hull</label>
      <Input id={id} defaultValue="11.2" endAdornment={<span aria-hidden="true">m</span>} />
    </div>
  );
}
