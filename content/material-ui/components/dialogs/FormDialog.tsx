import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

type State = 'closed' | 'open' | 'saving';

export default function FormDialog() {
  const [state, setState] = React.useState<State>('closed');
  const [title, setTitle] = React.useState('Untitled');
  const [draft, setDraft] = React.useState('');
  const isSaving = state === 'saving';

  React.useEffect(() => {
    if (!isSaving) {
      return undefined;
    }
    const timer = setTimeout(() => {
      setTitle(draft.trim());
      setState('closed');
    }, 1000);
    return () => clearTimeout(timer);
  }, [isSaving, draft]);

  return (
    <React.Fragment>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' }}>
        <Typography role="status">{title}</Typography>
        <Button
          variant="outlined"
          onClick={() => {
            setDraft(title);
            setState('open');
          }}
        >
          Rename
        </Button>
      </div>
      <Dialog
        open={state !== 'closed'}
        // While it saves, neither Escape nor a click beside it closes the dialog.
        onClose={isSaving ? undefined : () => setState('closed')}
        fullWidth
        maxWidth="xs"
        slotProps={{
          paper: {
            component: 'form',
            onSubmit: (event: React.FormEvent) => {
              event.preventDefault();
              setState('saving');
            },
          },
        }}
      >
        <DialogTitle>Rename the page</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            required
            fullWidth
            margin="dense"
            label="Title"
            value={draft}
            disabled={isSaving}
            onChange={(event) => setDraft(event.target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button disabled={isSaving} onClick={() => setState('closed')}>
            Cancel
          </Button>
          <Button type="submit" loading={isSaving}>
            Save
          </Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
