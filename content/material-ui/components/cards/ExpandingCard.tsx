import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';

export default function ExpandingCard() {
  const id = React.useId();
  const [isOpen, setIsOpen] = React.useState(false);

  return (
    <Card sx={{ width: 300 }}>
      <CardContent>
        <Typography variant="h6" component="div">
          Quince jelly
        </Typography>
        <Typography variant="body2" color="textSecondary">
          Two kilos of quinces, a kilo of sugar, an afternoon.
        </Typography>
      </CardContent>
      <CardActions disableSpacing>
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          sx={{ marginInlineStart: 'auto' }}
        >
          {isOpen ? 'Less' : 'How it is made'}
        </Button>
      </CardActions>
      <Collapse in={isOpen} id={id}>
        <CardContent>
          <Typography variant="body2">
            Rub the fruit clean, cut it, boil it soft. Let it drip overnight and do not squeeze. Boil the
            juice with the sugar until it sets.
          </Typography>
        </CardContent>
      </Collapse>
    </Card>
  );
}
