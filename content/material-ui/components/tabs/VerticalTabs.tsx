import * as React from 'react';
import Box from '@mui/material/Box';
import MailIcon from '@mui/icons-material/MailOutlined';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import Tab, { tabClasses } from '@mui/material/Tab';
import Tabs, { tabsClasses } from '@mui/material/Tabs';

const ways = [
  { value: 'mail', label: 'By mail', icon: <MailIcon />, text: 'Answered within two days.' },
  { value: 'phone', label: 'By phone', icon: <PhoneIcon />, text: 'From nine to noon.' },
];

export default function VerticalTabs() {
  const id = React.useId();
  const [way, setWay] = React.useState('mail');

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
      <Tabs
        orientation="vertical"
        value={way}
        onChange={(_event, next: string) => setWay(next)}
        aria-label="Contact"
        sx={{
          [`& .${tabsClasses.indicator}`]: { width: '100%', borderRadius: 1, opacity: 0.14 },
          [`& .${tabClasses.root}`]: { minHeight: 48, textTransform: 'none', justifyContent: 'flex-start' },
        }}
      >
        {ways.map(({ value, label, icon }) => (
          <Tab
            key={value}
            value={value}
            label={label}
            icon={icon}
            iconPosition="start"
            id={`${id}${value}`}
            aria-controls={`${id}${value}-panel`}
          />
        ))}
      </Tabs>
      {ways.map(({ value, text }) => (
        <Box
          key={value}
          role="tabpanel"
          tabIndex={0}
          id={`${id}${value}-panel`}
          aria-labelledby={`${id}${value}`}
          hidden={value !== way}
          sx={{ p: 2 }}
        >
          {text}
        </Box>
      ))}
    </Box>
  );
}
