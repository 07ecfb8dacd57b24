import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import CheckList from './CheckList';

const lessons = ['Knots', 'Charts', 'Weather', 'Right of way', 'Radio'];

// Not `disabled`: a press often leaves a button nothing to do, and it would lose the focus by it.
const idleSx = { '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'default' } };

export default function BasicTransferList() {
  // One state for both lists: what is chosen. The rest is available.
  const [chosen, setChosen] = React.useState<readonly string[]>(['Knots']);
  const [checked, setChecked] = React.useState<ReadonlySet<string>>(new Set());
  const available = lessons.filter((lesson) => !chosen.includes(lesson));
  const toAdd = available.filter((lesson) => checked.has(lesson));
  const toRemove = chosen.filter((lesson) => checked.has(lesson));

  const add = () => {
    setChosen([...chosen, ...toAdd]);
    setChecked(new Set(toRemove));
  };
  const remove = () => {
    setChosen(chosen.filter((lesson) => !checked.has(lesson)));
    setChecked(new Set(toAdd));
  };

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        width: '100%',
        alignItems: 'center',
        gridTemplateColumns: { xs: '1fr', sm: '1fr auto 1fr' },
      }}
    >
      <CheckList title="Lessons" items={available} checked={checked} onChange={setChecked} />
      <Stack spacing={1}>
        <Button variant="outlined" aria-disabled={toAdd.length === 0} sx={idleSx} onClick={add}>
          Add
        </Button>
        <Button variant="outlined" aria-disabled={toRemove.length === 0} sx={idleSx} onClick={remove}>
          Remove
        </Button>
      </Stack>
      <CheckList title="My course" items={chosen} checked={checked} onChange={setChecked} />
    </Box>
  );
}
