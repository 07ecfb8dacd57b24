import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function BasicCard() {
  return (
    <Card variant="outlined" component="article" sx={{ width: 300 }}>
      <CardContent>
        <Typography variant="h6" component="div">
          Orchard walk
        </Typography>
        <Typography variant="body2" color="textSecondary">
          Sunday at three, from the lower gate. Stout shoes are of use.
        </Typography>
      </CardContent>
      <CardActions>
        <Button size="small">Join</Button>
        <Button size="small">Remind me</Button>
      </CardActions>
    </Card>
  );
}
