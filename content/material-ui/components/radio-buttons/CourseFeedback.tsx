import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';

const statements = {
  pace: 'The pace was right for me',
  practice: 'There was enough practice',
  friends: 'I would tell friends about it',
};
const steps = [1, 2, 3, 4, 5];

export default function CourseFeedback() {
  const id = React.useId();
  const [round, setRound] = React.useState(1);
  const [message, setMessage] = React.useState('You may leave some out.');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A statement without an answer is not in the data at all.
    const answers = [...new FormData(event.currentTarget).values()].map(Number);
    const mean = answers.reduce((sum, answer) => sum + answer, 0) / answers.length;
    setMessage(
      answers.length === 0
        ? 'Nothing sent: no answer yet.'
        : `Sent ${answers.length} of 3 answers, ${mean.toFixed(1)} on average.`,
    );
  };

  return (
    <Box
      component="form"
      onSubmit={handleSubmit}
      sx={{ display: 'grid', gap: 2, justifyItems: 'start', color: 'text.primary' }}
    >
      <Typography id={`${id}-scale`} variant="body2">
        1 means not at all, 5 means very much.
      </Typography>
      {Object.entries(statements).map(([name, statement]) => (
        // The key takes the groups of the next round for new ones, which start without an answer.
        <FormControl key={`${name}-${round}`}>
          <FormLabel component="span" id={`${id}-${name}`}>
            {statement}
          </FormLabel>
          <RadioGroup row name={name} aria-labelledby={`${id}-${name}`} aria-describedby={`${id}-scale`}>
            {steps.map((step) => (
              <FormControlLabel
                key={step}
                value={step}
                control={<Radio />}
                label={step}
                labelPlacement="bottom"
                sx={{ mx: 0 }}
              />
            ))}
          </RadioGroup>
        </FormControl>
      ))}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained">
          Send
        </Button>
        <Button
          onClick={() => {
            setRound(round + 1);
            setMessage('All answers cleared.');
          }}
        >
          Clear
        </Button>
      </Box>
      <Typography variant="body2" role="status" color="textSecondary">
        {message}
      </Typography>
    </Box>
  );
}
