import * as React from 'react';
import { Switch, switchClasses } from '@mui/base/Switch';
import { styled } from '@mui/system';

const Root = styled('span')({
  position: 'relative',
  display: 'inline-block',
  width: 44,
  height: 24,
  [`& .${switchClasses.track}`]: {
    position: 'absolute',
    inset: 0,
    borderRadius: 12,
    background: '#6b7785',
  },
  [`&.${switchClasses.checked} .${switchClasses.track}`]: { background: '#2b6cb0' },
  [`& .${switchClasses.thumb}`]: {
    position: 'absolute',
    insetBlockStart: 3,
    insetInlineStart: 3,
    width: 18,
    height: 18,
    borderRadius: '50%',
    background: '#fff',
  },
  [`&.${switchClasses.checked} .${switchClasses.thumb}`]: { insetInlineStart: 23 },
  [`&.${switchClasses.focusVisible} .${switchClasses.track}`]: {
    outline: '3px solid #e0a100',
    outlineOffset: 2,
  },
  [`& .${switchClasses.input}`]: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
});

export default function NotifySwitch() {
  const id = React.useId();
  const [on, setOn] = React.useState(true);

  return (
    <label htmlFor={id} style={{ display: 'inline-flex', alignItems: 'center', gap: 12 }}>
      <Switch
        slots={{ root: Root }}
        slotProps={{ input: { id } }}
        checked={on}
        onChange={(event) => setOn(event.target.checked)}
      />
      Notify me about replies
    </label>
  );
}
