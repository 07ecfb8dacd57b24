import * as React from 'react';
import type { SvgIconComponent } from '@mui/icons-material';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup, { useRadioGroup } from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import BikeIcon from '@mui/icons-material/DirectionsBike';
import ChosenIcon from '@mui/icons-material/CheckCircle';
import ElectricIcon from '@mui/icons-material/ElectricBike';

interface Bike {
  readonly value: string;
  readonly name: string;
  readonly price: string;
  readonly Icon: SvgIconComponent;
}

const bikes: readonly Bike[] = [
  { value: 'city', name: 'City bike', price: '€12 a day', Icon: BikeIcon },
  { value: 'electric', name: 'Electric bike', price: '€28 a day', Icon: ElectricIcon },
];

/** A card that is a label as a whole. It asks the group whether it is the one chosen. */
function BikeCard({ value, name, price, Icon }: Bike) {
  const chosen = useRadioGroup()?.value === value;

  return (
    <FormControlLabel
      value={value}
      control={
        <Radio icon={<Icon />} checkedIcon={<ChosenIcon />} slotProps={{ root: { disableRipple: true } }} />
      }
      disableTypography
      label={
        <span>
          <Typography component="span" sx={{ display: 'block' }}>
            {name}
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary">
            {price}
          </Typography>
        </span>
      }
      sx={{
        flex: '1 1 160px',
        m: 0,
        py: 1,
        border: '2px solid',
        borderColor: chosen ? 'primary.main' : 'text.secondary',
        borderRadius: 2,
        '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'text.primary', outlineOffset: 2 },
      }}
    />
  );
}

export default function BikeCards() {
  const labelId = React.useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 420, color: 'text.primary' }}>
      <FormLabel component="span" id={labelId}>
        Bike for the weekend
      </FormLabel>
      <RadioGroup row aria-labelledby={labelId} defaultValue="city" sx={{ gap: 1.5, mt: 1 }}>
        {bikes.map((bike) => (
          <BikeCard key={bike.value} {...bike} />
        ))}
      </RadioGroup>
    </Box>
  );
}
