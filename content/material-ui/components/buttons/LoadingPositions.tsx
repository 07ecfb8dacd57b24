import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import CloudUploadIcon from '@mui/icons-material/CloudUpload';
import RefreshIcon from '@mui/icons-material/Refresh';

export default function LoadingPositions() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Stack spacing={2}>
      <FormControlLabel
        sx={{ color: 'text.primary' }}
        control={<Switch checked={loading} onChange={(event) => setLoading(event.target.checked)} />}
        label="Loading"
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button variant="outlined" loading={loading}>
          Center
        </Button>
        <Button variant="outlined" loading={loading} loadingPosition="start" startIcon={<CloudUploadIcon />}>
          Start
        </Button>
        <Button variant="outlined" loading={loading} loadingPosition="end">
          End
        </Button>
        <Button variant="outlined" loading={loading} loadingIndicator="Please wait…">
          Text instead
        </Button>
        <IconButton aria-label="Refresh" loading={loading}>
          <RefreshIcon />
        </IconButton>
      </Box>
    </Stack>
  );
}
