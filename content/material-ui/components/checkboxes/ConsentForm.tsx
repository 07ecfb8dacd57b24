import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';

export default function ConsentForm() {
  const helpId = React.useId();
  const [agreed, setAgreed] = React.useState(false);
  const [state, setState] = React.useState<'open' | 'missing' | 'sent'>('open');
  const input = React.useRef<HTMLInputElement>(null);
  const missing = state === 'missing';

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setState(agreed ? 'sent' : 'missing');
    if (!agreed) input.current?.focus();
  };

  return (
    <Box component="form" noValidate onSubmit={handleSubmit} sx={{ display: 'grid', justifyItems: 'start' }}>
      <FormControl error={missing}>
        <FormControlLabel
          required
          control={
            <Checkbox
              checked={agreed}
              onChange={(_event, checked) => {
                setAgreed(checked);
                setState('open');
              }}
              inputRef={input}
              slotProps={{ input: { 'aria-invalid': missing, 'aria-describedby': helpId } }}
              sx={missing ? { color: 'error.main' } : undefined}
            />
          }
          label="I have read the rules of the library"
        />
        <FormHelperText id={helpId}>{missing ? 'We need your word on this one.' : ' '}</FormHelperText>
      </FormControl>
      <FormControlLabel control={<Checkbox name="newsletter" />} label="Write to me about new books" />
      <Button type="submit" variant="contained" sx={{ mt: 1 }}>
        Get a card
      </Button>
      <FormHelperText role="status">{state === 'sent' ? 'Your card is on its way.' : ' '}</FormHelperText>
    </Box>
  );
}
