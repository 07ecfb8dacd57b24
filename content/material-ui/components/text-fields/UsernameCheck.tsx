import * as React from 'react';
import CircularProgress from '@mui/material/CircularProgress';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import CheckIcon from '@mui/icons-material/Check';

type Answer = 'free' | 'taken';

/** Stands for a request; `signal` ends it when a newer one starts. */
function askServer(name: string, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(name === 'ada' ? 'taken' : 'free'), 900);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

export default function UsernameCheck() {
  const [name, setName] = React.useState('');
  const [answer, setAnswer] = React.useState<Answer | null>(null);
  const checking = name !== '' && answer === null;

  React.useEffect(() => {
    if (name === '') return undefined;
    const request = new AbortController();
    // Waits for a pause in typing, then asks; a further keystroke cancels both.
    const pause = setTimeout(() => {
      askServer(name, request.signal).then(setAnswer, () => undefined);
    }, 400);
    return () => {
      clearTimeout(pause);
      request.abort();
    };
  }, [name]);

  const handleChange = (event: React.ChangeEvent<HTMLInputElement>) => {
    setName(event.target.value.trim().toLowerCase());
    setAnswer(null);
  };

  const help = checking
    ? 'Looking it up…'
    : {
        free: `“${name}” is yours to take.`,
        taken: 'Somebody has this name already.',
        none: 'Try “ada”, then any other name.',
      }[answer ?? 'none'];

  return (
    <TextField
      label="User name"
      value={name}
      onChange={handleChange}
      autoComplete="off"
      error={answer === 'taken'}
      helperText={help}
      sx={{ width: '100%', maxWidth: 360 }}
      slotProps={{
        formHelperText: { role: 'status' },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              {checking && <CircularProgress size={20} aria-label="Checking the name" />}
              {answer === 'free' && <CheckIcon color="success" />}
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
