import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const events = ['A comment on my work', 'A mention of my name', 'A new version'];

export default function SelectAll() {
  const [chosen, setChosen] = React.useState<readonly string[]>(['A mention of my name']);
  const all = chosen.length === events.length;
  const some = chosen.length > 0 && !all;
  const input = React.useRef<HTMLInputElement>(null);

  // The prop draws a dash; the input has to be told as well, for it has no such attribute in HTML.
  React.useEffect(() => {
    if (input.current) input.current.indeterminate = some;
  });

  const toggle = (event: string, checked: boolean) =>
    setChosen(checked ? [...chosen, event] : chosen.filter((other) => other !== event));

  return (
    <div role="group" aria-label="Notify me of">
      <FormControlLabel
        control={
          <Checkbox
            checked={all}
            indeterminate={some}
            inputRef={input}
            onChange={() => setChosen(all ? [] : events)}
          />
        }
        label="Notify me of everything"
      />
      <Box component={FormGroup} sx={{ marginInlineStart: 3 }}>
        {events.map((event) => (
          <FormControlLabel
            key={event}
            control={
              <Checkbox
                checked={chosen.includes(event)}
                onChange={(_event, checked) => toggle(event, checked)}
              />
            }
            label={event}
          />
        ))}
      </Box>
    </div>
  );
}
