import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

const months = [
  'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October',
  'November', 'December',
]; // prettier-ignore

export default function ScrollableTabs() {
  const id = React.useId();
  const [month, setMonth] = React.useState('May');

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Tabs
        value={month}
        onChange={(_event, next: string) => setMonth(next)}
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        aria-label="Month"
      >
        {months.map((name) => (
          <Tab key={name} value={name} label={name} id={`${id}${name}`} aria-controls={`${id}panel`} />
        ))}
      </Tabs>
      <Box id={`${id}panel`} role="tabpanel" tabIndex={0} aria-labelledby={`${id}${month}`} sx={{ p: 2 }}>
        <Typography>Bookings for {month}</Typography>
      </Box>
    </Box>
  );
}
