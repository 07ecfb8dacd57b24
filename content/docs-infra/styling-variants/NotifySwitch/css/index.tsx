import * as React from 'react';
import { Switch } from '@mui/base/Switch';
import './styles.css';

export default function NotifySwitch() {
  const id = React.useId();
  const [on, setOn] = React.useState(false);

  return (
    <label htmlFor={id} className="notify">
      <Switch slotProps={{ input: { id } }} checked={on} onChange={(event) => setOn(event.target.checked)} />
      Send a weekly summary
    </label>
  );
}
