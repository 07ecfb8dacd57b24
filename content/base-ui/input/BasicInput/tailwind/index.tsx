import * as React from 'react';
import { Input, type InputOwnerState } from '@mui/base/Input';

export default function BasicInput() {
  const id = React.useId();

  return (
    <div className="grid gap-1">
      <label htmlFor={id}>Length of the hull</label>
      <Input
        id={id}
        defaultValue="11.2"
        endAdornment={<span aria-hidden="true">m</span>}
        slotProps={{
          root: ({ focused }: InputOwnerState) => ({
            className: `inline-flex items-center gap-2 rounded-lg border border-current px-3 ${
              focused ? 'outline-3 outline-offset-1 outline-amber-600' : ''
            }`,
          }),
          input: { className: 'min-w-0 bg-transparent py-2.5 outline-none' },
        }}
      />
    </div>
  );
}
