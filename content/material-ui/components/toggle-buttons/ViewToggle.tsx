import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import GridViewIcon from '@mui/icons-material/GridView';
import ViewListIcon from '@mui/icons-material/ViewList';

const files = ['budget.ods', 'floor-plan.svg', 'minutes.md', 'poster.png'];

export default function ViewToggle() {
  const [view, setView] = React.useState('list');

  // A press on the selected button gives null: somebody would be left without a view.
  const handleChange = (_event: React.MouseEvent, next: string | null) => {
    if (next !== null) setView(next);
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <ToggleButtonGroup exclusive size="small" value={view} onChange={handleChange} aria-label="View">
        <ToggleButton value="list" aria-label="List">
          <ViewListIcon />
        </ToggleButton>
        <ToggleButton value="grid" aria-label="Grid">
          <GridViewIcon />
        </ToggleButton>
      </ToggleButtonGroup>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: view === 'grid' ? '1fr 1fr' : '1fr',
          m: 0,
          p: 0,
          listStyle: 'none',
          color: 'text.primary',
        }}
      >
        {files.map((file) => (
          <Box
            key={file}
            component="li"
            sx={{ px: 1.5, py: view === 'grid' ? 3 : 1, border: 1, borderColor: 'divider', borderRadius: 1 }}
          >
            {file}
          </Box>
        ))}
      </Box>
    </Stack>
  );
}
