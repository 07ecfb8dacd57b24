import * as React from 'react';
import { Tab as BaseTab, tabClasses } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import styled from '@mui/system/styled';

const Layout = styled(Tabs)({ display: 'flex', gap: 16 });

const Tab = styled(BaseTab)({
  display: 'block',
  padding: '8px 12px',
  border: 0,
  borderInlineStart: '3px solid transparent',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  [`&.${tabClasses.selected}`]: { borderInlineStartColor: 'currentcolor', fontWeight: 700 },
  [`&.${tabClasses.disabled}`]: { opacity: 0.6, cursor: 'default' },
  '&:focus-visible': { outline: '3px solid #d08700' },
});

export default function FollowingTabs() {
  const [deck, setDeck] = React.useState<string | number | null>('main');

  return (
    <Layout
      orientation="vertical"
      selectionFollowsFocus
      value={deck}
      onChange={(_event, next) => setDeck(next)}
    >
      <TabsList aria-label="Decks">
        <Tab value="upper">Upper deck</Tab>
        <Tab value="main">Main deck</Tab>
        <Tab value="hold" disabled>
          Hold
        </Tab>
      </TabsList>
      <TabPanel value="upper">Chairs, and the bar.</TabPanel>
      <TabPanel value="main">Tickets and the café.</TabPanel>
      <TabPanel value="hold">Closed.</TabPanel>
    </Layout>
  );
}
