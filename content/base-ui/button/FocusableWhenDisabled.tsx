import * as React from 'react';
import { Button as BaseButton, buttonClasses } from '@mui/base/Button';
import styled from '@mui/system/styled';

const Button = styled(BaseButton)({
  padding: '8px 20px',
  border: '2px solid currentcolor',
  borderRadius: 8,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  [`&.${buttonClasses.focusVisible}`]: { outline: '3px solid #d08700', outlineOffset: 2 },
  [`&.${buttonClasses.disabled}`]: { borderStyle: 'dashed', cursor: 'not-allowed' },
});

export default function FocusableWhenDisabled() {
  const hintId = React.useId();
  const inputId = React.useId();
  const [name, setName] = React.useState('');
  const [sent, setSent] = React.useState(false);
  const isMissing = name.trim() === '';

  return (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <label htmlFor={inputId}>Your name</label>
      <input id={inputId} value={name} onChange={(event) => setName(event.target.value)} />
      <Button
        focusableWhenDisabled
        disabled={isMissing}
        aria-describedby={hintId}
        onClick={() => setSent(true)}
      >
        Send
      </Button>
      <span id={hintId} role="status">
        {isMissing ? 'Give your name first.' : sent ? 'Sent.' : 'Ready.'}
      </span>
    </div>
  );
}
