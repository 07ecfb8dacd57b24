import { Tab as BaseTab, type TabOwnerState, type TabProps } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';

function Tab(props: TabProps) {
  return (
    <BaseTab
      {...props}
      slotProps={{
        root: ({ selected }: TabOwnerState) => ({
          className: [
            'cursor-pointer border-b-3 px-4 py-2',
            selected ? 'border-current font-bold' : 'border-transparent',
            'focus-visible:outline-3 focus-visible:-outline-offset-3 focus-visible:outline-amber-600',
          ].join(' '),
        }),
      }}
    />
  );
}

export default function BasicTabs() {
  return (
    <Tabs defaultValue="tides">
      <TabsList aria-label="Conditions" className="flex gap-1 border-b border-current">
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
