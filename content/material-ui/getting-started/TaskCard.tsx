import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

const tasks = ['Pick a typeface', 'Write the labels', 'Test with a screen reader'];

export default function TaskCard() {
  const [done, setDone] = React.useState<readonly string[]>(['Pick a typeface']);

  const toggle = (task: string) =>
    setDone(done.includes(task) ? done.filter((name) => name !== task) : [...done, task]);

  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 340 }}>
      <LinearProgress
        variant="determinate"
        value={(done.length / tasks.length) * 100}
        aria-label="Share of the tasks done"
      />
      <CardContent>
        <Typography sx={{ fontWeight: 500 }}>Before the release</Typography>
        <FormGroup>
          {tasks.map((task) => (
            <FormControlLabel
              key={task}
              label={task}
              control={<Checkbox checked={done.includes(task)} onChange={() => toggle(task)} />}
            />
          ))}
        </FormGroup>
      </CardContent>
      <CardActions>
        <Button size="small" disabled={done.length === 0} onClick={() => setDone([])}>
          Start over
        </Button>
      </CardActions>
    </Card>
  );
}
