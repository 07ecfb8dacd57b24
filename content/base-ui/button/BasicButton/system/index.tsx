import * as React from 'react';
import { Button as BaseButton, buttonClasses } from '@mui/base/Button';
import styled from '@mui/system/styled';

const Button = styled(BaseButton)({
  padding: '8px 20px',
  border: 0,
  borderRadius: 8,
  background: '#1f5f99',
  color: '#fff',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  '&:hover': { background: '#174a78' },
  [`&.${buttonClasses.active}`]: { background: '#0f3657' },
  [`&.${buttonClasses.focusVisible}`]: { outline: '3px solid #d08700', outlineOffset: 2 },
  [`&.${buttonClasses.disabled}`]: { opacity: 0.5, cursor: 'not-allowed' },
});

export default function BasicButton() {
  const [votes, setVotes] = React.useState(0);

  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      <Button onClick={() => setVotes(votes + 1)}>Vote</Button>
      <Button disabled={votes === 0} onClick={() => setVotes(0)}>
        Take back
      </Button>
      <output>{votes} votes</output>
    </div>
  );
}
