import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import SaveIcon from '@mui/icons-material/Save';

type State = 'idle' | 'saving' | 'failed' | 'saved';

const messages: Record<State, string> = {
  idle: 'You have unsaved changes.',
  saving: 'Saving…',
  failed: 'The server did not answer. Nothing was lost; try again.',
  saved: 'All changes are saved.',
};

/** Stands for a request: the first attempt fails, later ones succeed. */
function saveDocument(attempt: number): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(() => (attempt === 1 ? reject(new Error('timeout')) : resolve()), 1200);
  });
}

export default function SaveWithRetry() {
  const [state, setState] = React.useState<State>('idle');
  const attempts = React.useRef(0);
  const button = React.useRef<HTMLButtonElement>(null);

  const handleClick = async () => {
    attempts.current += 1;
    setState('saving');
    try {
      await saveDocument(attempts.current);
      setState('saved');
    } catch {
      setState('failed');
    }
  };

  // Loading disables the button, and a disabled button loses the focus: hand it back after a failure.
  React.useEffect(() => {
    if (state === 'failed') button.current?.focus();
  }, [state]);

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Button
        ref={button}
        variant="contained"
        startIcon={<SaveIcon />}
        loading={state === 'saving'}
        loadingPosition="start"
        disabled={state === 'saved'}
        onClick={handleClick}
      >
        {state === 'failed' ? 'Try again' : 'Save'}
      </Button>
      <Typography variant="body2" role="status" color={state === 'failed' ? 'error' : 'textSecondary'}>
        {messages[state]}
      </Typography>
    </Box>
  );
}
