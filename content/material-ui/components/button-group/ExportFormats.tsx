import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const formats = ['CSV', 'XLSX', 'PDF'] as const;
type Format = (typeof formats)[number];

export default function ExportFormats() {
  const [running, setRunning] = React.useState<Format | null>(null);
  const [message, setMessage] = React.useState('48 orders in this list');
  const pressed = React.useRef<HTMLButtonElement>(null);

  React.useEffect(() => {
    if (running === null) {
      // The group was disabled meanwhile, which took the focus away; whoever moved on keeps theirs.
      if (document.activeElement === document.body) pressed.current?.focus();
      return undefined;
    }
    // Stands for a request.
    const timer = setTimeout(() => {
      setMessage(`orders.${running.toLowerCase()} is ready`);
      setRunning(null);
    }, 1500);
    return () => clearTimeout(timer);
  }, [running]);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <ButtonGroup aria-label="Export the orders" disabled={running !== null}>
        {formats.map((format) => (
          <Button
            key={format}
            loading={running === format}
            onClick={(event) => {
              pressed.current = event.currentTarget;
              setMessage(`Preparing ${format}…`);
              setRunning(format);
            }}
          >
            {format}
          </Button>
        ))}
      </ButtonGroup>
      <Typography variant="body2" role="status" color="textSecondary">
        {message}
      </Typography>
    </Stack>
  );
}
