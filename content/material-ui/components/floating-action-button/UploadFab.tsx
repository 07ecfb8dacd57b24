import * as React from 'react';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Fab from '@mui/material/Fab';
import Typography from '@mui/material/Typography';
import CheckIcon from '@mui/icons-material/Check';
import CloudUploadIcon from '@mui/icons-material/CloudUpload';
import StopIcon from '@mui/icons-material/Stop';

export default function UploadFab() {
  const [percent, setPercent] = React.useState(0);
  const [running, setRunning] = React.useState(false);
  const done = percent === 100;

  // Stands for an upload: a tenth of the file at a time.
  React.useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => {
      setPercent(percent + 10);
      if (percent + 10 === 100) setRunning(false);
    }, 300);
    return () => clearTimeout(timer);
  }, [percent, running]);

  const handleClick = () => {
    if (running || done) setPercent(0);
    setRunning(!running && !done);
  };

  const state = running ? 'Uploading photo.jpg' : done ? 'photo.jpg is uploaded' : 'photo.jpg is ready to go';
  const name = running ? 'Stop the upload' : done ? 'Start over' : 'Upload';

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box sx={{ position: 'relative', width: 72, height: 72, display: 'grid', placeItems: 'center' }}>
        <Fab color={done ? 'success' : 'primary'} aria-label={name} onClick={handleClick}>
          {running && <StopIcon />}
          {done && <CheckIcon />}
          {!running && !done && <CloudUploadIcon />}
        </Fab>
        {running && (
          <CircularProgress
            variant="determinate"
            color="secondary"
            size={72}
            thickness={3}
            value={percent}
            aria-label="Upload of photo.jpg"
            // Over the button, so it must not catch the pointer.
            sx={{ position: 'absolute', inset: 0, zIndex: 'fab', pointerEvents: 'none' }}
          />
        )}
      </Box>
      <Typography variant="body2" role="status" color="textSecondary">
        {state}
      </Typography>
    </Box>
  );
}
