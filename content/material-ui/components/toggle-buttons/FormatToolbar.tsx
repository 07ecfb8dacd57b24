import * as React from 'react';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import FormatAlignCenterIcon from '@mui/icons-material/FormatAlignCenter';
import FormatAlignLeftIcon from '@mui/icons-material/FormatAlignLeft';
import FormatBoldIcon from '@mui/icons-material/FormatBold';
import FormatItalicIcon from '@mui/icons-material/FormatItalic';
import FormatUnderlinedIcon from '@mui/icons-material/FormatUnderlined';

const styles = [
  { value: 'bold', label: 'Bold', icon: <FormatBoldIcon /> },
  { value: 'italic', label: 'Italic', icon: <FormatItalicIcon /> },
  { value: 'underlined', label: 'Underlined', icon: <FormatUnderlinedIcon /> },
];
const alignments = [
  { value: 'start', label: 'Align at the start', icon: <FormatAlignLeftIcon /> },
  { value: 'center', label: 'Align in the center', icon: <FormatAlignCenterIcon /> },
];

export default function FormatToolbar() {
  const [formats, setFormats] = React.useState<string[]>(['italic']);
  const [alignment, setAlignment] = React.useState('start');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      <Paper variant="outlined" sx={{ display: 'flex', flexWrap: 'wrap', alignSelf: 'flex-start', p: 0.5 }}>
        <ToggleButtonGroup
          size="small"
          value={formats}
          onChange={(_event, next: string[]) => setFormats(next)}
          aria-label="Text style"
        >
          {styles.map(({ value, label, icon }) => (
            <Tooltip key={value} title={label}>
              <ToggleButton value={value}>{icon}</ToggleButton>
            </Tooltip>
          ))}
        </ToggleButtonGroup>
        <Divider flexItem orientation="vertical" sx={{ mx: 0.5 }} />
        <ToggleButtonGroup
          exclusive
          size="small"
          value={alignment}
          onChange={(_event, next: string | null) => setAlignment(next ?? alignment)}
          aria-label="Alignment"
        >
          {alignments.map(({ value, label, icon }) => (
            <Tooltip key={value} title={label}>
              <ToggleButton value={value}>{icon}</ToggleButton>
            </Tooltip>
          ))}
        </ToggleButtonGroup>
      </Paper>
      <Typography
        color="textPrimary"
        sx={{
          fontWeight: formats.includes('bold') ? 700 : 400,
          fontStyle: formats.includes('italic') ? 'italic' : 'normal',
          textDecoration: formats.includes('underlined') ? 'underline' : 'none',
          textAlign: alignment,
        }}
      >
        The ferry leaves at half past six.
      </Typography>
    </Stack>
  );
}
