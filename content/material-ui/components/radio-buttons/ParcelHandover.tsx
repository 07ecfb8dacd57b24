import * as React from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const ways = [
  { value: 'door', name: 'Bring it to my door', price: 4 },
  { value: 'neighbor', name: 'Leave it with a neighbor', price: 4, asks: 'Name of the neighbor' },
  { value: 'locker', name: 'Put it into a locker', price: 2, asks: 'Postcode of the locker' },
];

export default function ParcelHandover() {
  const labelId = React.useId();
  const [way, setWay] = React.useState('door');
  // One text for each way, so that what was typed is still there on coming back.
  const [texts, setTexts] = React.useState<Readonly<Record<string, string>>>({});
  const chosen = ways.find(({ value }) => value === way);

  return (
    <Box sx={{ display: 'grid', gap: 1, width: '100%', maxWidth: 320, color: 'text.primary' }}>
      <FormControl>
        <FormLabel component="span" id={labelId}>
          Your parcel
        </FormLabel>
        <RadioGroup aria-labelledby={labelId} value={way} onChange={(_event, next) => setWay(next)}>
          {ways.map(({ value, name }) => (
            <FormControlLabel key={value} value={value} control={<Radio />} label={name} />
          ))}
        </RadioGroup>
      </FormControl>
      {chosen?.asks !== undefined && (
        <TextField
          key={way}
          size="small"
          label={chosen.asks}
          value={texts[way] ?? ''}
          onChange={(event) => setTexts({ ...texts, [way]: event.target.value })}
        />
      )}
      <Typography variant="body2" role="status" color="textSecondary">
        {`Delivery: €${chosen?.price}`}
      </Typography>
    </Box>
  );
}
