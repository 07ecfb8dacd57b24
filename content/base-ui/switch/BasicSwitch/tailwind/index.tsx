import { Switch as BaseSwitch, type SwitchOwnerState, type SwitchProps } from '@mui/base/Switch';

function Switch({ label, ...props }: SwitchProps & { label: string }) {
  return (
    <BaseSwitch
      {...props}
      slotProps={{
        root: ({ disabled }: SwitchOwnerState) => ({
          className: `relative inline-block h-6 w-11 ${disabled ? 'opacity-50' : ''}`,
        }),
        track: ({ checked, focusVisible }: SwitchOwnerState) => ({
          className: `absolute inset-0 rounded-full ${checked ? 'bg-sky-800' : 'bg-slate-500'} ${
            focusVisible ? 'outline-3 outline-offset-2 outline-amber-600' : ''
          }`,
        }),
        thumb: ({ checked }: SwitchOwnerState) => ({
          className: `absolute top-[3px] size-[18px] rounded-full bg-white ${
            checked ? 'start-[23px]' : 'start-[3px]'
          }`,
        }),
        input: {
          'aria-label': label,
          className: 'absolute inset-0 m-0 size-full cursor-pointer opacity-0',
        },
      }}
    />
  );
}

export default function BasicSwitch() {
  return (
    <div className="flex gap-4">
      <Switch label="Ship’s lights" defaultChecked />
      <Switch label="Radar" />
      <Switch label="Autopilot" disabled />
    </div>
  );
}
