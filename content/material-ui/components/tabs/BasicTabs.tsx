import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const sections = ['Overview', 'Guests', 'Invoices'];

export default function BasicTabs() {
  const id = React.useId();
  const [chosen, setChosen] = React.useState(0);

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs value={chosen} onChange={(_event, next: number) => setChosen(next)} aria-label="Stay">
        {sections.map((section, index) => (
          <Tab key={section} label={section} id={`${id}tab${index}`} aria-controls={`${id}panel${index}`} />
        ))}
      </Tabs>
      {sections.map((section, index) => (
        <Box
          key={section}
          role="tabpanel"
          tabIndex={0}
          id={`${id}panel${index}`}
          aria-labelledby={`${id}tab${index}`}
          hidden={index !== chosen}
          sx={{ p: 2 }}
        >
          {section} of the stay
        </Box>
      ))}
    </Box>
  );
}
