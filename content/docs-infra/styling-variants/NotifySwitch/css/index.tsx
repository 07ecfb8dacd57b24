import * as React from 'react';
import { Switch } from '@mui/base/Switch';

export default function NotifySwitch() {
  const id = React.useId();
  const [on, setOn] = React.useState(false);

  return (
    <label htmlFor={id} className="NotifySwitch">
      <Switch slotProps={{ input: { id } }} checked={on} onChange={(event) => setOn(event.target.checked)} />
      Send a weekly summary
      <Styles />
    </label>
  );
}

/** Plain CSS on the class names that Base UI gives each slot. */
function Styles() {
  return (
    <style>{`
      .NotifySwitch { display: inline-flex; align-items: center; gap: 12px; }
      .NotifySwitch .base-Switch-root { position: relative; display: inline-block; width: 44px; height: 24px; }
      .NotifySwitch .base-Switch-track { position: absolute; inset: 0; border-radius: 12px; background: #6b7785; }
      .NotifySwitch .base--checked .base-Switch-track { background: #2b6cb0; }
      .NotifySwitch .base-Switch-thumb {
        position: absolute; inset-block-start: 3px; inset-inline-start: 3px;
        width: 18px; height: 18px; border-radius: 50%; background: #fff;
      }
      .NotifySwitch .base--checked .base-Switch-thumb { inset-inline-start: 23px; }
      .NotifySwitch .base--focusVisible .base-Switch-track { outline: 3px solid #e0a100; outline-offset: 2px; }
      .NotifySwitch .base-Switch-input {
        position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer;
      }
    `}</style>
  );
}
