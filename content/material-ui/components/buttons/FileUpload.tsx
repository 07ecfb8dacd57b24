import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import UploadFileIcon from '@mui/icons-material/UploadFile';

export default function FileUpload() {
  const [names, setNames] = React.useState<string[]>([]);
  const input = React.useRef<HTMLInputElement>(null);

  const handleChange = (event: React.ChangeEvent<HTMLInputElement>) => {
    setNames(Array.from(event.target.files ?? [], (file) => file.name));
    // Without this, choosing the same file twice in a row fires no second event.
    event.target.value = '';
  };

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Button variant="outlined" startIcon={<UploadFileIcon />} onClick={() => input.current?.click()}>
        Attach files
      </Button>
      <input ref={input} type="file" multiple hidden onChange={handleChange} />
      <Typography variant="body2" role="status" color="textSecondary">
        {names.length === 0 ? 'No file chosen' : names.join(', ')}
      </Typography>
    </Box>
  );
}
