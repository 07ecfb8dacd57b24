import { Switch as BaseSwitch, switchClasses } from '@mui/base/Switch';
import styled from '@mui/system/styled';

const Root = styled('span')({
  position: 'relative',
  display: 'inline-block',
  width: 44,
  height: 24,
  [`& .${switchClasses.track}`]: { position: 'absolute', inset: 0, borderRadius: 12, background: '#6b7785' },
  [`&.${switchClasses.checked} .${switchClasses.track}`]: { background: '#1f5f99' },
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
    outline: '3px solid #d08700',
    outlineOffset: 2,
  },
  [`&.${switchClasses.disabled}`]: { opacity: 0.5 },
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

export default function BasicSwitch() {
  return (
    <div style={{ display: 'flex', gap: 16 }}>
      <BaseSwitch
        slots={{ root: Root }}
        slotProps={{ input: { 'aria-label': 'Ship’s lights' } }}
        defaultChecked
      />
      <BaseSwitch slots={{ root: Root }} slotProps={{ input: { 'aria-label': 'Radar' } }} />
      <BaseSwitch slots={{ root: Root }} slotProps={{ input: { 'aria-label': 'Autopilot' } }} disabled />
    </div>
  );
}
