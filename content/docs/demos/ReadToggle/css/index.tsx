import * as React from 'react';
import './styles.css';

export default function ReadToggle() {
  const [read, setRead] = React.useState(false);

  return (
    <button type="button" className="toggle" aria-pressed={read} onClick={() => setRead(!read)}>
      <span className="dot" />
      Mark as read
    </button>
  );
}
