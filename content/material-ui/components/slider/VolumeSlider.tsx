import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import VolumeDownIcon from '@mui/icons-material/VolumeDown';
import VolumeUpIcon from '@mui/icons-material/VolumeUp';

export default function VolumeSlider() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', width: '100%', maxWidth: 280 }}>
      <VolumeDownIcon color="action" />
      <Slider aria-label="Volume" defaultValue={30} valueLabelDisplay="auto" />
      <VolumeUpIcon color="action" />
    </Stack>
  );
}
