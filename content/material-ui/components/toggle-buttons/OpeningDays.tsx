import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Read aloud, but not seen. */
const hiddenSx = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

export default function OpeningDays() {
  const id = React.useId();
  const [chosen, setChosen] = React.useState<string[]>([]);
  const [state, setState] = React.useState<'editing' | 'faulty' | 'saved'>('editing');
  const first = React.useRef<HTMLButtonElement>(null);

  const handleChange = (_event: React.MouseEvent, next: string[]) => {
    // The group appends what was pressed last; a week has an order of its own.
    setChosen(days.filter((day) => next.includes(day)));
    setState('editing');
  };

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setState(chosen.length === 0 ? 'faulty' : 'saved');
    if (chosen.length === 0) first.current?.focus();
  };

  const help = {
    editing: chosen.length === 0 ? 'Closed all week' : `Open on ${chosen.join(', ')}`,
    faulty: 'Choose one day or more.',
    saved: `Saved: ${chosen.length} of 7 days`,
  }[state];

  return (
    <Box component="form" onSubmit={handleSubmit} sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <FormLabel component="span" id={`${id}-label`} error={state === 'faulty'}>
        Opening days
      </FormLabel>
      <ToggleButtonGroup
        size="small"
        value={chosen}
        onChange={handleChange}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-help`}
        sx={{ flexWrap: 'wrap' }}
      >
        {days.map((day, index) => (
          <ToggleButton
            key={day}
            ref={index === 0 ? first : undefined}
            value={day}
            sx={{ width: 34, textTransform: 'none' }}
          >
            <span aria-hidden>{day.slice(0, 2)}</span>
            <Box component="span" sx={hiddenSx}>
              {day}
            </Box>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FormHelperText id={`${id}-help`} role="status" error={state === 'faulty'}>
        {help}
      </FormHelperText>
      <Button type="submit" variant="contained">
        Save
      </Button>
    </Box>
  );
}
