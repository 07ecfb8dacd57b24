import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';

const topics = ['Birds', 'Butterflies', 'Mosses', 'Mushrooms', 'Wild flowers'];
const MOST = 3;

export default function TopicPicker() {
  const helpId = React.useId();
  const [chosen, setChosen] = React.useState<readonly string[]>(['Birds', 'Mosses']);
  const left = MOST - chosen.length;

  let help = left === 1 ? 'You may choose one more.' : `You may choose ${left} more.`;
  if (left === 0) help = `These are ${MOST}. To change one, clear another first.`;
  if (chosen.length === 0) help = 'Choose one or more.';

  return (
    <FormControl component="fieldset" error={chosen.length === 0} aria-describedby={helpId}>
      <FormLabel component="legend">Walks on</FormLabel>
      <FormGroup>
        {topics.map((topic) => {
          const checked = chosen.includes(topic);
          return (
            <FormControlLabel
              key={topic}
              disabled={left === 0 && !checked}
              control={<Checkbox name="topic" value={topic} />}
              checked={checked}
              onChange={() =>
                setChosen(checked ? chosen.filter((other) => other !== topic) : [...chosen, topic])
              }
              label={topic}
            />
          );
        })}
      </FormGroup>
      <FormHelperText id={helpId} role="status">
        {help}
      </FormHelperText>
    </FormControl>
  );
}
