import * as React from 'react';
import { Button, type ButtonOwnerState } from '@mui/base/Button';

/** Classes that depend on the state come from a function of it. */
function styleRoot({ active, focusVisible }: ButtonOwnerState) {
  return {
    className: [
      'rounded-lg px-5 py-2 font-semibold text-white',
      active ? 'bg-sky-950' : 'bg-sky-800 hover:bg-sky-900',
      focusVisible ? 'outline-3 outline-offset-2 outline-amber-600' : 'outline-none',
      'disabled:cursor-not-allowed disabled:opacity-50',
    ].join(' '),
  };
}

export default function BasicButton() {
  const [votes, setVotes] = React.useState(0);

  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button slotProps={{ root: styleRoot }} onClick={() => setVotes(votes + 1)}>
        Vote
      </Button>
      <Button slotProps={{ root: styleRoot }} disabled={votes === 0} onClick={() => setVotes(0)}>
        Take back
      </Button>
      <output>{votes} votes</output>
    </div>
  );
}
