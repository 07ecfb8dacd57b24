import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import './styles.css';

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
