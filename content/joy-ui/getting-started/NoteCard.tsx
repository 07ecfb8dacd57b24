import * as React from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';
import { ThemeProvider } from '@mui/joy/styles';

export default function NoteCard() {
  const [note, setNote] = React.useState('');
  const [saved, setSaved] = React.useState<string | null>(null);

  return (
    // Joy's own theme: without a provider the components would take the theme of whatever page they are on.
    <ThemeProvider>
      <Card variant="outlined" sx={{ width: '100%', maxWidth: 360 }}>
        <FormControl>
          <FormLabel>Note to the team</FormLabel>
          <Textarea minRows={2} value={note} onChange={(event) => setNote(event.target.value)} />
          <FormHelperText role="status">
            {saved === null ? 'Nothing saved yet.' : `Saved: ${saved}`}
          </FormHelperText>
        </FormControl>
        <Button disabled={note.trim() === ''} onClick={() => setSaved(note.trim())}>
          Save note
        </Button>
      </Card>
    </ThemeProvider>
  );
}
