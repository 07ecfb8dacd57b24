import styled from '@mui/system/styled';

const Track = styled('div')({
  width: '100%',
  maxWidth: 320,
  height: 12,
  borderRadius: 6,
  backgroundColor: '#cfd8e1',
  overflow: 'hidden',
});

// `share` styles the bar and goes no further: a DOM element would not know the attribute.
const Bar = styled('div', { shouldForwardProp: (prop) => prop !== 'share' })<{ share: number }>(
  ({ share }) => ({
    height: '100%',
    width: `${share * 100}%`,
    backgroundColor: share > 0.9 ? '#b3261e' : '#2b6cb0',
  }),
);

export default function StyledMeter() {
  const used = 0.72;

  return (
    <Track
      role="meter"
      aria-label="Storage used"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={used * 100}
    >
      <Bar share={used} />
    </Track>
  );
}
