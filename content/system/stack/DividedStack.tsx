import Stack from '@mui/system/Stack';
import styled from '@mui/system/styled';

const Line = styled('span')({ borderInlineStart: '1px solid' });

const path = ['Records', '1958', 'Session 12'];

export default function DividedStack() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      divider={<Line aria-hidden="true" />}
      sx={{ flexWrap: 'wrap' }}
    >
      {path.map((part) => (
        <span key={part}>{part}</span>
      ))}
      {/* Nothing is rendered here, and no divider either. */}
      {false}
    </Stack>
  );
}
