import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const MOST = 200;

export default function PrintCopies() {
  const labelId = React.useId();
  const [text, setText] = React.useState('25');
  const copies = Number(text);
  const valid = /^\d+$/.test(text) && copies >= 1 && copies <= MOST;

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Typography id={labelId}>Copies</Typography>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 3, paddingInlineStart: 1 }}>
        <Slider
          min={1}
          max={MOST}
          // A text that is no number leaves the thumb at the lowest value.
          value={valid ? copies : 1}
          onChange={(_event, value) => setText(String(value))}
          aria-labelledby={labelId}
          sx={{ mt: 0.75 }}
        />
        <TextField
          size="small"
          value={text}
          onChange={(event) => setText(event.target.value.trim())}
          error={!valid}
          helperText={valid ? ' ' : `1 to ${MOST}`}
          slotProps={{ htmlInput: { 'aria-labelledby': labelId, inputMode: 'numeric' } }}
          sx={{ width: 96, flexShrink: 0 }}
        />
      </Box>
    </Box>
  );
}
