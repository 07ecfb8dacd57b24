import * as React from 'react';
import { Button } from '@mui/base/Button';
import './styles.css';

export default function BasicButton() {
  const [votes, setVotes] = React.useState(0);

  return (
    <div className="votes">
      <Button className="button" onClick={() => setVotes(votes + 1)}>
        Vote
      </Button>
      <Button className="button" disabled={votes === 0} onClick={() => setVotes(0)}>
        Take back
      </Button>
      <output>{votes} votes</output>
    </div>
  );
}
