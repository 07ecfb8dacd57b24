import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const planets = ['Earth', 'Mars', 'Jupiter'];

type Result = 'open' | 'missing' | 'wrong' | 'right';

const messages: Record<Result, string> = {
  open: ' ',
  missing: 'Choose a planet first.',
  wrong: 'No, a day there is more than twice as long. Try another.',
  right: 'Yes: less than ten hours.',
};

export default function QuizQuestion() {
  const id = React.useId();
  const [planet, setPlanet] = React.useState('');
  const [result, setResult] = React.useState<Result>('open');
  const group = React.useRef<HTMLDivElement>(null);
  const error = result === 'missing' || result === 'wrong';

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    if (planet === 'Jupiter') {
      setResult('right');
      return;
    }
    setResult(planet === '' ? 'missing' : 'wrong');
    // The one that is chosen is where Tab would go as well.
    const find = (selector: string) => group.current?.querySelector<HTMLInputElement>(selector);
    (find('input:checked') ?? find('input'))?.focus();
  };

  return (
    <Box component="form" noValidate onSubmit={handleSubmit} sx={{ display: 'grid', justifyItems: 'start' }}>
      <FormControl required error={error}>
        <FormLabel component="span" id={`${id}-label`}>
          Where is the day shortest?
        </FormLabel>
        <RadioGroup
          ref={group}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-help`}
          aria-required
          aria-invalid={error}
          value={planet}
          onChange={(_event, next) => {
            setPlanet(next);
            setResult('open');
          }}
        >
          {planets.map((name) => (
            <FormControlLabel
              key={name}
              value={name}
              control={
                <Radio color={error ? 'error' : 'primary'} sx={error ? { color: 'error.main' } : undefined} />
              }
              label={name}
            />
          ))}
        </RadioGroup>
        <FormHelperText id={`${id}-help`} role="status">
          {messages[result]}
        </FormHelperText>
      </FormControl>
      <Button type="submit" variant="contained" sx={{ mt: 1 }}>
        Check my answer
      </Button>
    </Box>
  );
}
