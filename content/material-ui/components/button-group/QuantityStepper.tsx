import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';

const MIN = 1;
const MAX = 5;

const stepSx = {
  '&[aria-disabled="true"]': { color: 'action.disabled', cursor: 'not-allowed' },
};

export default function QuantityStepper() {
  const id = React.useId();
  const [quantity, setQuantity] = React.useState(MIN);

  // The buttons stay focusable at the limits, so the limits are kept here.
  const step = (by: number) => setQuantity(Math.min(MAX, Math.max(MIN, quantity + by)));

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, color: 'text.primary' }}>
      <Typography id={`${id}-name`}>Jasmine tea, 100 g</Typography>
      <ButtonGroup aria-labelledby={`${id}-name`}>
        <Button
          aria-label="One less"
          aria-disabled={quantity === MIN}
          disableRipple={quantity === MIN}
          sx={stepSx}
          onClick={() => step(-1)}
        >
          <RemoveIcon />
        </Button>
        {/* Not a button, so the group draws no border for it. */}
        <Box
          component="output"
          sx={{
            display: 'grid',
            placeItems: 'center',
            minWidth: 48,
            border: '1px solid',
            borderColor: 'primary.main',
            borderInlineEnd: 0,
          }}
        >
          {quantity}
        </Box>
        <Button
          aria-label="One more"
          aria-disabled={quantity === MAX}
          disableRipple={quantity === MAX}
          sx={stepSx}
          onClick={() => step(1)}
        >
          <AddIcon />
        </Button>
      </ButtonGroup>
      <Typography variant="body2" role="status" color="textSecondary">
        {quantity === MAX ? `${MAX} is all we have.` : ''}
      </Typography>
    </Box>
  );
}
