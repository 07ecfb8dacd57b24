import * as React from 'react';
import { Option as BaseOption, type OptionOwnerState, type OptionProps } from '@mui/base/Option';
import { Select, type SelectOwnerState } from '@mui/base/Select';

function Option(props: OptionProps<string>) {
  return (
    <BaseOption
      {...props}
      slotProps={{
        root: ({ selected, highlighted }: OptionOwnerState<string>) => ({
          className: `cursor-pointer rounded-md px-3 py-2 ${selected ? 'font-bold' : ''} ${
            highlighted ? 'bg-sky-100' : ''
          }`,
        }),
      }}
    />
  );
}

export default function BasicSelect() {
  const labelId = React.useId();

  return (
    <div className="grid gap-1">
      <span id={labelId}>Flag</span>
      <Select
        aria-labelledby={labelId}
        defaultValue="yellow"
        slotProps={{
          root: ({ focusVisible }: SelectOwnerState<string, false>) => ({
            className: `min-w-50 cursor-pointer rounded-lg border border-current px-4 py-2.5 text-start ${
              focusVisible ? 'outline-3 outline-offset-1 outline-amber-600' : 'outline-none'
            }`,
          }),
          popup: { className: 'z-[1300]' },
          listbox: {
            className: 'my-1 min-w-50 rounded-lg border border-slate-500 bg-white p-1 text-slate-900',
          },
        }}
      >
        <Option value="yellow">Yellow: all well</Option>
        <Option value="blue">Blue: about to sail</Option>
        <Option value="red">Red: dangerous cargo</Option>
      </Select>
    </div>
  );
}
