import * as React from 'react';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

const reports: Record<string, string> = {
  rain: 'Forty millimetres since Monday.',
  river: 'Two metres and ten, and falling.',
};

/** Loads a report once, when its panel is first shown, and keeps it afterwards. */
function Report({ name, children }: { name: string; children: (text: string) => React.ReactNode }) {
  const [text, setText] = React.useState<string | null>(null);

  React.useEffect(() => {
    const timer = setTimeout(() => setText(reports[name] ?? ''), 900);
    return () => clearTimeout(timer);
  }, [name]);

  return text === null ? <CircularProgress size={24} aria-label="Loading the report" /> : children(text);
}

export default function LazyTabs() {
  const id = React.useId();
  const [chosen, setChosen] = React.useState('rain');
  const [seen, setSeen] = React.useState(['rain']);

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        value={chosen}
        onChange={(_event, next: string) => {
          setChosen(next);
          setSeen((known) => (known.includes(next) ? known : [...known, next]));
        }}
        aria-label="Reports"
      >
        <Tab value="rain" label="Rain" id={`${id}rain`} aria-controls={`${id}rain-panel`} />
        <Tab value="river" label="River" id={`${id}river`} aria-controls={`${id}river-panel`} />
      </Tabs>
      {Object.keys(reports).map((name) => (
        <Box
          key={name}
          role="tabpanel"
          tabIndex={0}
          id={`${id}${name}-panel`}
          aria-labelledby={`${id}${name}`}
          hidden={name !== chosen}
          sx={{ p: 2 }}
        >
          {seen.includes(name) && (
            <Report name={name}>{(text) => <Typography role="status">{text}</Typography>}</Report>
          )}
        </Box>
      ))}
    </Box>
  );
}
