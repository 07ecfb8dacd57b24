import * as React from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function InvertedCard() {
  const [inverted, setInverted] = React.useState(true);

  return (
    <div>
      <FormControl orientation="horizontal" sx={{ mb: 2, gap: 1 }}>
        <FormLabel>invertedColors</FormLabel>
        <Switch checked={inverted} onChange={(event) => setInverted(event.target.checked)} />
      </FormControl>
      <Card variant="solid" color="primary" invertedColors={inverted} sx={{ width: 300 }}>
        <CardContent>
          <Typography component="div" level="title-lg">
            Your trial ends on Friday
          </Typography>
          <Typography textColor="text.primary">
            Nothing is lost: what you have written stays yours.
          </Typography>
        </CardContent>
        <CardActions>
          <Button variant="solid">Go on</Button>
          <Button variant="outlined">Later</Button>
        </CardActions>
      </Card>
    </div>
  );
}
