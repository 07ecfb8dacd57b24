import * as React from 'react';
import { useTab } from '@mui/base/useTab';
import { useTabPanel } from '@mui/base/useTabPanel';
import { TabsProvider, useTabs } from '@mui/base/useTabs';
import { TabsListProvider, useTabsList } from '@mui/base/useTabsList';

const scales = [
  { value: 'day', name: 'Day', text: 'Hour by hour.' },
  { value: 'week', name: 'Week', text: 'Seven columns.' },
];

function Tab({ value, children }: { value: string; children: React.ReactNode }) {
  const rootRef = React.useRef<HTMLButtonElement>(null);
  const { getRootProps, selected } = useTab({ value, rootRef });

  return (
    <button
      {...getRootProps()}
      style={{
        padding: '6px 14px',
        border: '1px solid currentcolor',
        background: 'none',
        color: 'inherit',
        font: 'inherit',
        textDecoration: selected ? 'underline' : 'none',
      }}
    >
      {children}
    </button>
  );
}

function TabsList({ children }: { children: React.ReactNode }) {
  const rootRef = React.useRef<HTMLDivElement>(null);
  const { contextValue, getRootProps } = useTabsList({ rootRef });

  return (
    <TabsListProvider value={contextValue}>
      <div {...getRootProps()} aria-label="Scale" style={{ display: 'flex', gap: 8 }}>
        {children}
      </div>
    </TabsListProvider>
  );
}

function TabPanel({ value, children }: { value: string; children: React.ReactNode }) {
  const rootRef = React.useRef<HTMLElement>(null);
  const { getRootProps, hidden } = useTabPanel({ value, rootRef });

  return (
    <section {...getRootProps()} role="tabpanel">
      {!hidden && <p>{children}</p>}
    </section>
  );
}

export default function UseTabsHook() {
  const { contextValue } = useTabs({ defaultValue: 'day' });

  return (
    <div>
      <TabsProvider value={contextValue}>
        <TabsList>
          {scales.map(({ value, name }) => (
            <Tab key={value} value={value}>
              {name}
            </Tab>
          ))}
        </TabsList>
        {scales.map(({ value, text }) => (
          <TabPanel key={value} value={value}>
            {text}
          </TabPanel>
        ))}
      </TabsProvider>
    </div>
  );
}
