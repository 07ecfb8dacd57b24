import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

const channels = ['Email', 'Push', 'Text message'] as const;
type Channel = (typeof channels)[number];

export default function NotificationSettings() {
  const id = React.useId();
  const [on, setOn] = React.useState(true);
  const [chosen, setChosen] = React.useState<readonly Channel[]>(['Email']);
  const faulty = on && chosen.length === 0;

  const toggle = (channel: Channel, checked: boolean) =>
    setChosen(checked ? [...chosen, channel] : chosen.filter((name) => name !== channel));

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360, color: 'text.primary' }}>
      <FormControlLabel
        label="Tell me about outages"
        labelPlacement="start"
        sx={{ justifyContent: 'space-between', marginInlineStart: 0 }}
        control={<Switch edge="end" checked={on} onChange={(event) => setOn(event.target.checked)} />}
      />
      <FormControl
        component="fieldset"
        disabled={!on}
        error={faulty}
        variant="standard"
        aria-describedby={`${id}-help`}
      >
        <FormLabel component="legend">By which way</FormLabel>
        <FormGroup>
          {channels.map((channel) => (
            <FormControlLabel
              key={channel}
              label={channel}
              control={
                <Switch
                  size="small"
                  checked={chosen.includes(channel)}
                  onChange={(event) => toggle(channel, event.target.checked)}
                />
              }
            />
          ))}
        </FormGroup>
        <FormHelperText id={`${id}-help`} role="status">
          {faulty ? 'Choose one way or more, or nothing will reach you.' : ' '}
        </FormHelperText>
      </FormControl>
    </Stack>
  );
}
