import * as React from 'react';
import { Switch, switchClasses } from '@mui/base/Switch';
import styled from '@mui/system/styled';

const Root = styled('span')({
  position: 'relative',
  display: 'inline-block',
  width: 36,
  height: 20,
  border: '2px solid currentcolor',
  borderRadius: 12,
  [`& .${switchClasses.thumb}`]: {
    position: 'absolute',
    insetBlockStart: 2,
    insetInlineStart: 2,
    width: 16,
    height: 16,
    borderRadius: 8,
    background: 'currentcolor',
  },
  [`&.${switchClasses.checked} .${switchClasses.thumb}`]: { insetInlineStart: 18 },
  [`&.${switchClasses.focusVisible}`]: { outline: '3px solid #d08700', outlineOffset: 2 },
  [`& .${switchClasses.input}`]: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
  },
});

export default function LabelledSwitch() {
  const labelId = React.useId();
  const [isOn, setIsOn] = React.useState(false);

  return (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      <Switch
        checked={isOn}
        onChange={(event) => setIsOn(event.target.checked)}
        slots={{ root: Root }}
        slotProps={{ input: { 'aria-labelledby': labelId } }}
      />
      <span id={labelId}>Quiet hours</span>
      <span aria-hidden="true">{isOn ? 'on' : 'off'}</span>
    </div>
  );
}
