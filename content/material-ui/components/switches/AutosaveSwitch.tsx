import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

type State = 'idle' | 'saving' | 'saved' | 'failed';

const messages: Record<State, string> = {
  idle: 'Changes are saved at once.',
  saving: 'Saving…',
  saved: 'Saved.',
  failed: 'The server did not answer, so the switch went back. Try again.',
};

export default function AutosaveSwitch() {
  const [wanted, setWanted] = React.useState(false);
  const [stored, setStored] = React.useState(false);
  const [state, setState] = React.useState<State>('idle');
  const attempts = React.useRef(0);

  // Stands for a request: the first one fails. A further press cancels the one under way.
  React.useEffect(() => {
    if (state !== 'saving') return undefined;
    const timer = setTimeout(() => {
      attempts.current += 1;
      if (attempts.current === 1) {
        setWanted(stored);
        setState('failed');
      } else {
        setStored(wanted);
        setState('saved');
      }
    }, 1000);
    return () => clearTimeout(timer);
  }, [state, stored, wanted]);

  return (
    <Box sx={{ width: '100%', maxWidth: 360, color: 'text.primary' }}>
      <FormControlLabel
        label="Share my calendar with the team"
        control={
          <Switch
            checked={wanted}
            slotProps={{ input: { role: 'switch' } }}
            onChange={(event) => {
              setWanted(event.target.checked);
              setState('saving');
            }}
          />
        }
      />
      <Typography variant="body2" role="status" color={state === 'failed' ? 'error' : 'textSecondary'}>
        {messages[state]}
      </Typography>
    </Box>
  );
}
