import * as React from 'react';
import { Switch, type SwitchOwnerState } from '@mui/base/Switch';

export default function NotifySwitch() {
  const id = React.useId();
  const [on, setOn] = React.useState(false);

  return (
    <label htmlFor={id} className="inline-flex items-center gap-3">
      <Switch
        checked={on}
        onChange={(event) => setOn(event.target.checked)}
        slotProps={{
          root: { className: 'relative inline-block h-6 w-11' },
          track: ({ checked, focusVisible }: SwitchOwnerState) => ({
            className: `absolute inset-0 rounded-full ${checked ? 'bg-[#2b6cb0]' : 'bg-[#6b7785]'} ${
              focusVisible ? 'outline-3 outline-offset-2 outline-[#e0a100]' : ''
            }`,
          }),
          thumb: ({ checked }: SwitchOwnerState) => ({
            className: `absolute top-[3px] size-[18px] rounded-full bg-white ${
              checked ? 'start-[23px]' : 'start-[3px]'
            }`,
          }),
          input: { id, className: 'absolute inset-0 m-0 size-full cursor-pointer opacity-0' },
        }}
      />
      Send a weekly summary
    </label>
  );
}
