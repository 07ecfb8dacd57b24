import * as React from 'react';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';

export default function BasicRating() {
  const labelId = React.useId();
  const [value, setValue] = React.useState<number | null>(3);

  return (
    <div>
      <Typography id={labelId}>Your rating of the recipe</Typography>
      <Rating
        role="radiogroup"
        aria-labelledby={labelId}
        value={value}
        onChange={(_event, next) => setValue(next)}
      />
      <Typography variant="body2" color="textSecondary">
        {value === null ? 'Not rated' : `${value} of 5`}
      </Typography>
    </div>
  );
}
