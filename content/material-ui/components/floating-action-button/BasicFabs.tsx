import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import AddIcon from '@mui/icons-material/Add';
import EditIcon from '@mui/icons-material/Edit';
import NavigationIcon from '@mui/icons-material/Navigation';

export default function BasicFabs() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Fab color="primary" aria-label="Add a contact">
        <AddIcon />
      </Fab>
      <Fab color="secondary" size="small" aria-label="Edit the contact">
        <EditIcon />
      </Fab>
      <Fab color="primary" variant="extended">
        <NavigationIcon sx={{ marginInlineEnd: 1 }} />
        Navigate
      </Fab>
      <Fab disabled aria-label="Add a contact, once you are signed in">
        <AddIcon />
      </Fab>
    </Box>
  );
}
