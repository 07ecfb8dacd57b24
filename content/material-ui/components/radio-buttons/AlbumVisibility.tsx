import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const circles = ['Only me', 'My family', 'Everyone with the link'];

/** Stands for a request, which `signal` ends: opening the album to everyone fails the first time. */
function save(circle: string, attempt: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const fails = circle === circles[2] && attempt === 1;
    const timer = setTimeout(() => (fails ? reject(new Error('offline')) : resolve()), 900);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

/** Arrow keys pass through choices that are not meant; only one that is rested on gets saved. */
function rest(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, 500);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

export default function AlbumVisibility() {
  const id = React.useId();
  const [shown, setShown] = React.useState('Only me');
  const [message, setMessage] = React.useState('');
  const [failed, setFailed] = React.useState(false);
  const saved = React.useRef('Only me');
  const attempts = React.useRef(0);
  const request = React.useRef<AbortController>(null);

  React.useEffect(() => () => request.current?.abort(), []);

  const handleChange = async (circle: string) => {
    request.current?.abort();
    const { signal } = (request.current = new AbortController());
    setShown(circle);
    setFailed(false);
    setMessage('');
    await rest(signal);
    setMessage('Saving…');
    if (circle === circles[2]) attempts.current += 1;
    try {
      await save(circle, attempts.current, signal);
      saved.current = circle;
      setMessage(`Saved: ${circle}.`);
    } catch {
      setShown(saved.current);
      setFailed(true);
      setMessage(`That could not be saved. It is still: ${saved.current}.`);
    }
  };

  return (
    <FormControl error={failed}>
      <FormLabel component="span" id={`${id}-label`}>
        Who may see this album
      </FormLabel>
      <RadioGroup
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-help`}
        value={shown}
        onChange={(_event, circle) => void handleChange(circle)}
      >
        {circles.map((circle) => (
          <FormControlLabel key={circle} value={circle} control={<Radio />} label={circle} />
        ))}
      </RadioGroup>
      <FormHelperText id={`${id}-help`} role="status">
        {message || ' '}
      </FormHelperText>
    </FormControl>
  );
}
