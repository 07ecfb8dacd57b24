import * as React from 'react';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import Zoom from '@mui/material/Zoom';
import EventIcon from '@mui/icons-material/Event';
import PersonAddIcon from '@mui/icons-material/PersonAdd';

const views = [
  {
    label: 'Guests',
    text: '12 people are invited.',
    action: { label: 'Invite a guest', icon: <PersonAddIcon /> },
  },
  {
    label: 'Dates',
    text: 'Two evenings are planned.',
    action: { label: 'Plan an evening', icon: <EventIcon /> },
  },
  { label: 'History', text: 'Nothing can be changed here.' },
];

export default function FabPerTab() {
  const id = React.useId();
  const [current, setCurrent] = React.useState(0);

  return (
    <Box sx={{ position: 'relative', width: '100%', maxWidth: 360, border: 1, borderColor: 'divider' }}>
      <Tabs
        variant="fullWidth"
        value={current}
        onChange={(_event, next: number) => setCurrent(next)}
        aria-label="Dinner club"
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {views.map(({ label }, index) => (
          <Tab key={label} label={label} id={`${id}-tab-${index}`} aria-controls={`${id}-panel-${index}`} />
        ))}
      </Tabs>
      {views.map(({ label, text }, index) => (
        <Box
          key={label}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== current}
          sx={{ minHeight: 140, p: 2 }}
        >
          <Typography color="textPrimary">{text}</Typography>
        </Box>
      ))}
      {views.map(
        ({ label, action }, index) =>
          action && (
            <Zoom
              key={label}
              unmountOnExit
              // Without it, the server would render the first button hidden.
              appear={false}
              in={index === current}
              // The next one waits until this one has gone.
              style={{ transitionDelay: index === current ? '200ms' : '0ms' }}
            >
              <Fab
                color="primary"
                aria-label={action.label}
                sx={{ position: 'absolute', insetInlineEnd: 16, bottom: 16 }}
              >
                {action.icon}
              </Fab>
            </Zoom>
          ),
      )}
    </Box>
  );
}
