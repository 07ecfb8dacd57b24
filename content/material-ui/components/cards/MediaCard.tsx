import * as React from 'react';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import CardMedia from '@mui/material/CardMedia';
import FavoriteIcon from '@mui/icons-material/Favorite';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 160 90'%3E%3Crect width='160' height='90' fill='%23e9d8b4'/%3E%3Cpath d='M0 60h160v30H0z' fill='%236b8f47'/%3E%3Cpath d='M76 62V40h8v22z' fill='%23694a28'/%3E%3Ccircle cx='80' cy='32' r='18' fill='%23406b2e'/%3E%3Ccircle cx='74' cy='30' r='3' fill='%23c0392b'/%3E%3Ccircle cx='87' cy='36' r='3' fill='%23c0392b'/%3E%3C/svg%3E";

export default function MediaCard() {
  const [isKept, setIsKept] = React.useState(false);

  return (
    <Card sx={{ width: 300 }}>
      <CardHeader
        title="An old apple tree"
        subheader="Planted before the wall was"
        action={
          <IconButton aria-label="Keep" aria-pressed={isKept} onClick={() => setIsKept(!isKept)}>
            {isKept ? <FavoriteIcon color="error" /> : <FavoriteBorderIcon />}
          </IconButton>
        }
      />
      <CardMedia
        component="img"
        src={picture}
        alt="A round tree with two red apples"
        sx={{ aspectRatio: '16 / 9' }}
      />
      <CardContent>
        <Typography variant="body2" color="textSecondary">
          It bears every second year, and then more than anybody can carry.
        </Typography>
      </CardContent>
    </Card>
  );
}
