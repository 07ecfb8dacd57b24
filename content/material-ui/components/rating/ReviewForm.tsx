import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Rating from '@mui/material/Rating';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

type State = 'writing' | 'missing' | 'sending' | 'sent';

const messages: Record<State, string> = {
  writing: ' ',
  missing: 'Give one star or more.',
  sending: 'Sending…',
  sent: 'Thank you. The review is on the page now.',
};

export default function ReviewForm() {
  const id = React.useId();
  const [stars, setStars] = React.useState<number | null>(null);
  const [text, setText] = React.useState('');
  const [state, setState] = React.useState<State>('writing');
  const rating = React.useRef<HTMLSpanElement>(null);
  const busy = state === 'sending' || state === 'sent';

  React.useEffect(() => {
    if (state !== 'sending') return undefined;
    // Stands for a request.
    const timer = setTimeout(() => setState('sent'), 1000);
    return () => clearTimeout(timer);
  }, [state]);

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setState(stars === null ? 'missing' : 'sending');
    if (stars === null) rating.current?.querySelector('input')?.focus();
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={handleSubmit}
      sx={{ display: 'grid', gap: 1, justifyItems: 'start', width: '100%', maxWidth: 360 }}
    >
      <Typography id={`${id}-label`}>Stars (required)</Typography>
      <Rating
        ref={rating}
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-message`}
        aria-required
        aria-invalid={state === 'missing'}
        size="large"
        disabled={busy}
        value={stars}
        onChange={(_event, next) => {
          setStars(next);
          setState('writing');
        }}
      />
      <TextField
        fullWidth
        multiline
        minRows={2}
        label="What did you like?"
        value={text}
        onChange={(event) => setText(event.target.value)}
        disabled={busy}
      />
      <FormHelperText id={`${id}-message`} role="status" error={state === 'missing'}>
        {messages[state]}
      </FormHelperText>
      <Button type="submit" variant="contained" disabled={busy}>
        Send the review
      </Button>
    </Box>
  );
}
