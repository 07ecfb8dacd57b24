import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import { styled } from '@mui/material/styles';
import Tooltip, { tooltipClasses, type TooltipProps } from '@mui/material/Tooltip';

/** The tooltip is rendered elsewhere, so the class that styles it goes to the popper. */
const LightTooltip = styled(({ className, ...props }: TooltipProps) => (
  <Tooltip {...props} slotProps={{ popper: { className } }} />
))({
  [`& .${tooltipClasses.tooltip}`]: {
    padding: 12,
    border: '1px solid #7a8794',
    backgroundColor: '#fff',
    color: '#16202c',
    fontSize: 14,
  },
});

interface MemberProps extends React.ComponentProps<'button'> {
  initials: string;
}

/** A component of one's own: it hands ref and handlers on to an element. */
function Member({ initials, ...props }: MemberProps) {
  return (
    <button
      type="button"
      {...props}
      style={{ padding: 0, border: 0, borderRadius: '50%', background: 'none', cursor: 'pointer' }}
    >
      <Avatar component="span" sx={{ bgcolor: '#1f5f99', color: '#fff' }}>
        {initials}
      </Avatar>
    </button>
  );
}

export default function OwnTooltip() {
  return (
    <div style={{ display: 'flex', gap: 8 }}>
      <LightTooltip title="Gardener, on Mondays">
        <Member initials="GM" />
      </LightTooltip>
      <LightTooltip title="Beekeeper, in summer">
        <Member initials="BS" />
      </LightTooltip>
    </div>
  );
}
