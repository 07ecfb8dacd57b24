import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Rating from '@mui/material/Rating';

const tents = [
  { name: 'Two-person tent', average: 4.3, reviews: 128 },
  { name: 'Tunnel tent, four berths', average: 3.8, reviews: 41 },
  { name: 'Tarp', average: 4.9, reviews: 7 },
];

export default function AverageRating() {
  return (
    <List sx={{ width: '100%', maxWidth: 360 }}>
      {tents.map(({ name, average, reviews }) => (
        <ListItem key={name} divider>
          <ListItemText
            primary={name}
            secondary={
              <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
                <Rating
                  readOnly
                  size="small"
                  precision={0.1}
                  value={average}
                  getLabelText={(value) => `${value} of 5 stars`}
                />
                <Link href="#the-average-of-many">{reviews} reviews</Link>
              </Box>
            }
          />
        </ListItem>
      ))}
    </List>
  );
}
