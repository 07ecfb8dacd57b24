import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import CheckList from './CheckList';

const SEATS = 3;
const teams = ['Billing', 'Design', 'Logistics', 'Mobile', 'Platform', 'Support'];

// Stays focusable where it has nothing to do, and looks it.
const idleSx = { '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'default' } };

export default function WorkshopSeats() {
  const [saved, setSaved] = React.useState<readonly string[]>(['Mobile']);
  const [seated, setSeated] = React.useState<readonly string[]>(saved);
  const [checked, setChecked] = React.useState<ReadonlySet<string>>(new Set());
  const [saving, setSaving] = React.useState(false);
  const waiting = teams.filter((team) => !seated.includes(team));
  const next = [
    ...seated.filter((team) => !checked.has(team)),
    ...waiting.filter((team) => checked.has(team)),
  ];
  const tooMany = next.length > SEATS;

  // Stands for a request.
  React.useEffect(() => {
    if (!saving) return undefined;
    const timer = setTimeout(() => {
      setSaved(seated);
      setSaving(false);
    }, 1200);
    return () => clearTimeout(timer);
  }, [saving, seated]);

  const swap = () => {
    if (tooMany || checked.size === 0) return;
    setSeated(next);
    setChecked(new Set());
  };

  let state = seated === saved ? 'Saved' : 'Not saved yet';
  if (saving) state = 'Saving…';
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <CheckList title="Waiting" items={waiting} checked={checked} onChange={setChecked} />
        <CheckList title="At the workshop" items={seated} checked={checked} onChange={setChecked}>
          <LinearProgress
            variant="determinate"
            aria-label="Seats taken"
            value={(100 * seated.length) / SEATS}
            sx={{ mx: 2, mt: 1 }}
          />
        </CheckList>
      </Box>
      <Box role="status">
        {tooMany && (
          <Alert severity="error" variant="outlined">
            {next.length} teams for {SEATS} seats. Check one to give up its seat.
          </Alert>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button variant="outlined" aria-disabled={tooMany || checked.size === 0} sx={idleSx} onClick={swap}>
          Let the checked ones change places
        </Button>
        <Button
          variant="contained"
          aria-disabled={saving || seated === saved}
          sx={idleSx}
          onClick={() => setSaving(seated !== saved)}
        >
          Save
        </Button>
        <Typography variant="body2" role="status" color="textSecondary">
          {state}
        </Typography>
      </Box>
    </Stack>
  );
}
