import * as React from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

const plots = [
  { id: 'sun', name: 'South bed', text: 'Sun from morning to evening.' },
  { id: 'shade', name: 'By the wall', text: 'Shade after two.' },
  { id: 'wet', name: 'At the brook', text: 'Wet until June.' },
];

export default function ChoiceCards() {
  const [chosen, setChosen] = React.useState('shade');

  return (
    <Box
      role="group"
      aria-label="Choose a plot"
      sx={{
        display: 'grid',
        gap: 2,
        width: '100%',
        gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
      }}
    >
      {plots.map(({ id, name, text }) => (
        <Card key={id} variant="outlined">
          <CardActionArea
            aria-pressed={chosen === id}
            onClick={() => setChosen(id)}
            sx={{ height: '100%', '&[aria-pressed="true"]': { bgcolor: 'action.selected' } }}
          >
            <CardContent>
              <Typography component="span" variant="subtitle1" sx={{ display: 'block' }}>
                {name}
              </Typography>
              <Typography component="span" variant="body2" color="textSecondary">
                {text}
              </Typography>
            </CardContent>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  );
}
