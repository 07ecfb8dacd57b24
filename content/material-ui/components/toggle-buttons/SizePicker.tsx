import * as React from 'react';
import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import ToggleButton, { toggleButtonClasses } from '@mui/material/ToggleButton';
import ToggleButtonGroup, { toggleButtonGroupClasses } from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const sizes = [
  { name: 'XS', left: 4 },
  { name: 'S', left: 12 },
  { name: 'M', left: 1 },
  { name: 'L', left: 0 },
  { name: 'XL', left: 7 },
];

const Chips = styled(ToggleButtonGroup)(({ theme }) => ({
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  // Both class names, to outdo the group's own rules for borders between neighbors.
  [`& .${toggleButtonGroupClasses.grouped}.${toggleButtonClasses.root}`]: {
    minWidth: 44,
    margin: 0,
    border: '1px solid currentColor',
    borderRadius: 22,
    [`&.${toggleButtonClasses.disabled}`]: { textDecoration: 'line-through' },
  },
}));

// In sx, names of the palette follow the color scheme.
const selectedSx = {
  [`&.${toggleButtonClasses.selected}, &.${toggleButtonClasses.selected}:hover`]: {
    color: 'primary.contrastText',
    bgcolor: 'primary.main',
  },
};

export default function SizePicker() {
  const id = React.useId();
  const [size, setSize] = React.useState<string | null>(null);
  const left = sizes.find(({ name }) => name === size)?.left ?? 0;

  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <FormLabel component="span" id={`${id}-label`}>
        Size of the raincoat
      </FormLabel>
      <Chips
        exclusive
        size="small"
        value={size}
        onChange={(_event, next: string | null) => setSize(next)}
        aria-labelledby={`${id}-label`}
      >
        {sizes.map(({ name, left: stock }) => (
          <ToggleButton key={name} value={name} disabled={stock === 0} sx={selectedSx}>
            {name}
          </ToggleButton>
        ))}
      </Chips>
      <Typography variant="body2" role="status" color="textSecondary">
        {size === null ? 'No size chosen' : `${size}: ${left === 1 ? 'the last one' : `${left} left`}`}
      </Typography>
    </Box>
  );
}
