import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';

const things = ['Map', 'Stove', 'Sleeping bag', 'Rain jacket'];

/** Stands for a request, which `signal` ends: the sleeping bag fails the first time. */
function save(thing: string, attempt: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const fails = thing === 'Sleeping bag' && attempt === 1;
    const timer = setTimeout(() => (fails ? reject(new Error('offline')) : resolve()), 900);
    signal?.addEventListener('abort', () => clearTimeout(timer));
  });
}

export default function PackingList() {
  const [packed, setPacked] = React.useState<readonly string[]>(['Map']);
  const [saving, setSaving] = React.useState<readonly string[]>([]);
  const [message, setMessage] = React.useState('');
  const attempts = React.useRef(0);
  const requests = React.useRef<AbortController>(null);

  React.useEffect(() => {
    const controller = new AbortController();
    requests.current = controller;
    return () => controller.abort();
  }, []);

  const mark = (thing: string, checked: boolean) =>
    setPacked((before) => (checked ? [...before, thing] : before.filter((other) => other !== thing)));

  const handleChange = async (thing: string, checked: boolean) => {
    // The mark comes at once, and goes again if it could not be saved.
    mark(thing, checked);
    setSaving((before) => [...before, thing]);
    setMessage('Saving…');
    if (thing === 'Sleeping bag') attempts.current += 1;
    try {
      await save(thing, attempts.current, requests.current?.signal);
      setMessage('Saved.');
    } catch {
      mark(thing, !checked);
      setMessage(`“${thing}” could not be saved. Try again.`);
    }
    setSaving((before) => before.filter((other) => other !== thing));
  };

  return (
    <div>
      <List dense aria-label="Packing list">
        {things.map((thing) => (
          <ListItem key={thing} disablePadding>
            <FormControlLabel
              control={
                <Checkbox
                  checked={packed.includes(thing)}
                  onChange={(_event, checked) => {
                    if (!saving.includes(thing)) void handleChange(thing, checked);
                  }}
                />
              }
              label={thing}
              slotProps={{
                typography: packed.includes(thing) ? { sx: { textDecoration: 'line-through' } } : {},
              }}
            />
          </ListItem>
        ))}
      </List>
      <Typography variant="body2" role="status" color="textSecondary">
        {message || `${packed.length} of ${things.length} packed`}
      </Typography>
    </div>
  );
}
