import { Tab as BaseTab, tabClasses } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList as BaseTabsList } from '@mui/base/TabsList';
import styled from '@mui/system/styled';

const TabsList = styled(BaseTabsList)({ display: 'flex', gap: 4, borderBlockEnd: '1px solid currentcolor' });

const Tab = styled(BaseTab)({
  padding: '8px 16px',
  border: 0,
  borderBlockEnd: '3px solid transparent',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  [`&.${tabClasses.selected}`]: { borderBlockEndColor: 'currentcolor', fontWeight: 700 },
  '&:focus-visible': { outline: '3px solid #d08700', outlineOffset: -3 },
});

export default function BasicTabs() {
  return (
    <Tabs defaultValue="tides">
      <TabsList aria-label="Conditions">
        <Tab value="tides">Tides</Tab>
        <Tab value="wind">Wind</Tab>
        <Tab value="light">Light</Tab>
      </TabsList>
      <TabPanel value="tides">High water at 14:20.</TabPanel>
      <TabPanel value="wind">West, five.</TabPanel>
      <TabPanel value="light">Sunset at 20:51.</TabPanel>
    </Tabs>
  );
}
