import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';

const toppings = ['Basil', 'Capers', 'Olives', 'Rocket'];

// Stays focusable where it has nothing to do, and looks it.
const idleSx = { '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'default' } };

export default function UndoRedo() {
  /** Toppings in the order in which they were removed, and how many of these steps are done. */
  const [history, setHistory] = React.useState<{ removed: readonly string[]; done: number }>({
    removed: [],
    done: 0,
  });
  const { removed, done } = history;
  const undo = React.useRef<HTMLButtonElement>(null);
  const gone = removed.slice(0, done);
  const next = removed[done];
  const last = removed[done - 1];

  const remove = (topping: string) => {
    // A new step forgets those that were taken back.
    setHistory({ removed: [...gone, topping], done: done + 1 });
    // The chip had the focus, and goes.
    undo.current?.focus();
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      <ButtonGroup size="small" aria-label="History" sx={{ alignSelf: 'flex-start' }}>
        <Tooltip describeChild title={last ? `Brings ${last} back` : 'Nothing to undo'}>
          <Button
            ref={undo}
            startIcon={<UndoIcon />}
            aria-disabled={last === undefined}
            sx={idleSx}
            onClick={() => last && setHistory({ removed, done: done - 1 })}
          >
            Undo
          </Button>
        </Tooltip>
        <Tooltip describeChild title={next ? `Removes ${next} again` : 'Nothing to redo'}>
          <Button
            startIcon={<RedoIcon />}
            aria-disabled={next === undefined}
            sx={idleSx}
            onClick={() => next && setHistory({ removed, done: done + 1 })}
          >
            Redo
          </Button>
        </Tooltip>
      </ButtonGroup>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, minHeight: 32 }}>
        {toppings
          .filter((topping) => !gone.includes(topping))
          .map((topping) => (
            <Chip key={topping} label={topping} onDelete={() => remove(topping)} />
          ))}
      </Box>
      <Box role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {toppings.length - gone.length} of {toppings.length} toppings on the pizza
      </Box>
    </Stack>
  );
}
