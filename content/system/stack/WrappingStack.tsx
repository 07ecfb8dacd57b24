import * as React from 'react';
import Stack from '@mui/system/Stack';
import styled from '@mui/system/styled';

const Tag = styled('li')({
  padding: '4px 12px',
  border: '1px solid',
  borderRadius: 16,
  whiteSpace: 'nowrap',
});

const tags = ['botany', 'field notes', 'ink', 'letters', 'maps', 'pressed leaves', 'watercolour'];

export default function WrappingStack() {
  const id = React.useId();
  const [gap, setGap] = React.useState(true);

  return (
    <Stack spacing={2} useFlexGap sx={{ width: 280 }}>
      <label htmlFor={id}>
        <input id={id} type="checkbox" checked={gap} onChange={(event) => setGap(event.target.checked)} /> Use
        the flex gap
      </label>
      <Stack
        component="ul"
        aria-label="Tags"
        direction="row"
        spacing={1}
        useFlexGap={gap}
        sx={{ flexWrap: 'wrap', m: 0, p: 0, listStyle: 'none' }}
      >
        {tags.map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </Stack>
    </Stack>
  );
}
