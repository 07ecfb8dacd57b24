import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

type State = 'idle' | 'sending' | 'sent';

const words: Record<State, string> = {
  idle: 'Not sent yet.',
  sending: 'Sending…',
  sent: 'Sent.',
};

export default function SendingButton() {
  const [state, setState] = React.useState<State>('idle');

  React.useEffect(() => {
    if (state !== 'sending') {
      return undefined;
    }
    const timer = setTimeout(() => setState('sent'), 1500);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <Stack useFlexGap spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button loading={state === 'sending'} loadingPosition="start" onClick={() => setState('sending')}>
        Send the report
      </Button>
      <Typography role="status" level="body-sm">
        {words[state]}
      </Typography>
    </Stack>
  );
}
